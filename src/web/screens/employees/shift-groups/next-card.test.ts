import { expect, test } from 'vitest';
import { nextCard } from './next-card';

// none day night
// late spare
const cards = [
  { id: 'none', left: 0, top: 0 },
  { id: 'day', left: 300, top: 0 },
  { id: 'night', left: 600, top: 0 },
  { id: 'late', left: 0, top: 400 },
  { id: 'spare', left: 300, top: 400 },
];

test.each([
  ['none', 'ArrowRight', 'day'],
  ['night', 'ArrowRight', 'late'],
  ['spare', 'ArrowRight', undefined],
  ['late', 'ArrowLeft', 'night'],
  ['none', 'ArrowLeft', undefined],
  ['day', 'ArrowDown', 'spare'],
  ['night', 'ArrowDown', 'spare'],
  ['late', 'ArrowDown', undefined],
  ['spare', 'ArrowUp', 'day'],
  ['none', 'ArrowUp', undefined],
  ['day', 'KeyA', undefined],
])('from %s, %s leads to %s', (from, key, to) => {
  expect(nextCard(cards, from, key)).toBe(to);
});

test('on a phone, with one column of cards, down leads to the next card', () => {
  const column = cards.map((card, index) => ({ ...card, left: 0, top: index * 200 }));
  expect(nextCard(column, 'none', 'ArrowDown')).toBe('day');
  expect(nextCard(column, 'night', 'ArrowUp')).toBe('day');
});

test('when the current card is gone, the first one takes over', () => {
  expect(nextCard(cards, 'gone', 'ArrowRight')).toBe('none');
});
