import { expect, test } from 'vitest';
import { rowsOf } from './rows-of';

test('a row that moved onto the next page is shown once, where it was', () => {
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(
    rowsOf([
      [a, b],
      [b, c],
    ]),
  ).toEqual([a, b, c]);
  expect(rowsOf([])).toEqual([]);
});
