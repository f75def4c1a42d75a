import { expect, test } from 'vitest';
import { importCountText } from './import-text';

test.each([
  [60, 2, 0, '58 of 60 rows are ready; 2 need fixing'],
  [60, 1, 0, '59 of 60 rows are ready; 1 needs fixing'],
  [60, 0, 0, '60 of 60 rows are ready'],
  [60, 2, 58, '0 of 60 rows are ready; 58 only need the temporary password; 2 need fixing'],
  [2, 0, 1, '1 of 2 rows is ready; 1 only needs the temporary password'],
  [1, 0, 0, '1 of 1 row is ready'],
])('%i rows, %i faulty, %i waiting', (total, faulty, waiting, sentence) => {
  expect(importCountText(total, faulty, waiting)).toBe(sentence);
});
