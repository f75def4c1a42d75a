import { expect, test } from 'vitest';
import { rowsOf } from './rows-of';

test('a row that moved to the next page is shown once, in its old place', () => {
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(
    rowsOf([
      [a, b],
      [b, c],
    ]),
  ).toEqual([a, b, c]);
  expect(rowsOf([])).toEqual([]);
});
