import { expect, it } from 'vitest';
import { coverText, gapText } from './cover-text';

it('says constant cover in words, and the range otherwise', () => {
  expect(coverText([1, 1, 1])).toBe('always 1 team');
  expect(coverText([2, 2])).toBe('always 2 teams');
  expect(coverText([0, 2, 1])).toBe('0 to 2 teams');
  expect(coverText([0, 1])).toBe('0 to 1 team');
  expect(coverText([0, 0])).toBe('never');
});

it('names the days without cover, as spans', () => {
  expect(gapText([1, 0, 1])).toBe('day 2');
  expect(gapText([0, 0, 1])).toBe('days 1–2');
  expect(gapText([0, 1, 0, 0, 0, 1, 0])).toBe('days 1, 3–5, 7');
  expect(gapText(Array.from({ length: 20 }, (_, day) => day % 2))).toBe(
    'days 1, 3, 5, 7, 9, 11 and 4 more',
  );
});

it('has nothing to name where there are no gaps or only gaps', () => {
  expect(gapText([1, 2])).toBe('');
  expect(gapText([0, 0])).toBe('');
});
