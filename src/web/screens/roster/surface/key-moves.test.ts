import { expect, it } from 'vitest';
import { placeAfter } from './key-moves';

const bounds = { rows: 30, days: 365, page: 12, year: { first: 40, end: 200 } };

it.each([
  { key: 'ArrowLeft', to: { row: 5, day: 99 } },
  { key: 'ArrowRight', to: { row: 5, day: 101 } },
  { key: 'ArrowUp', to: { row: 4, day: 100 } },
  { key: 'ArrowDown', to: { row: 6, day: 100 } },
  { key: 'Home', to: { row: 5, day: 40 } },
  { key: 'End', to: { row: 5, day: 199 } },
  { key: 'Home', ctrl: true, to: { row: 0, day: 40 } },
  { key: 'End', ctrl: true, to: { row: 29, day: 199 } },
  { key: 'PageDown', to: { row: 17, day: 100 } },
  { key: 'PageUp', to: { row: 0, day: 100 } },
  { key: 'x', to: undefined },
])('$key (ctrl: $ctrl) goes to $to', ({ key, ctrl = false, to }) => {
  expect(placeAfter({ key, ctrl }, { row: 5, day: 100 }, bounds)).toEqual(to);
});

it.each([
  { key: 'ArrowLeft', at: { row: 0, day: 0 } },
  { key: 'ArrowUp', at: { row: 0, day: 0 } },
  { key: 'ArrowRight', at: { row: 29, day: 364 } },
  { key: 'ArrowDown', at: { row: 29, day: 364 } },
  { key: 'PageDown', at: { row: 29, day: 364 } },
])('$key stays inside the grid', ({ key, at }) => {
  expect(placeAfter({ key, ctrl: false }, at, bounds)).toEqual(at);
});
