import { expect, test } from 'vitest';
import { barOf } from './bar';

test.each([
  [
    { count: 8, outOf: null, median: 10 },
    { own: 64, median: 80 },
  ],
  [
    { count: 10, outOf: null, median: 5 },
    { own: 80, median: 40 },
  ],
  [
    { count: 10, outOf: null, median: null },
    { own: 80, median: null },
  ],
  [
    { count: 0, outOf: null, median: 0 },
    { own: 0, median: 0 },
  ],
  [
    { count: 3, outOf: 4, median: 50 },
    { own: 75, median: 50 },
  ],
  [
    { count: 0, outOf: 0, median: null },
    { own: 0, median: null },
  ],
])('%o is drawn as %o', (figure, expected) => {
  expect(barOf(figure)).toEqual(expected);
});
