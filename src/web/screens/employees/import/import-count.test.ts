import { expect, test } from 'vitest';
import { importCount } from './import-count';

test.each([
  [60, 2, 0, '58 of 60 rows are ready; 2 need mending'],
  [60, 1, 0, '59 of 60 rows are ready; 1 needs mending'],
  [60, 0, 0, '60 of 60 rows are ready'],
  [60, 2, 58, '0 of 60 rows are ready; 58 need only the temporary password; 2 need mending'],
  [2, 0, 1, '1 of 2 rows is ready; 1 needs only the temporary password'],
  [1, 0, 0, '1 of 1 row is ready'],
])('%i rows, %i faulty, %i waiting', (total, faulty, waiting, sentence) => {
  expect(importCount(total, faulty, waiting)).toBe(sentence);
});
