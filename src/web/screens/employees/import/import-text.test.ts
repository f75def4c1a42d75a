import { expect, test } from 'vitest';
import { importCountText, importLabel } from './import-text';

test.each([
  [60, 2, '58 of 60 rows are ready; 2 need fixing'],
  [60, 1, '59 of 60 rows are ready; 1 needs fixing'],
  [60, 0, '60 of 60 rows are ready'],
  [1, 0, '1 of 1 row is ready'],
])('%i rows, %i faulty', (total, faulty, sentence) => {
  expect(importCountText(total, faulty)).toBe(sentence);
});

test.each([
  [54, 0, 'Import 54 employees'],
  [1, 0, 'Import 1 employee'],
  [0, 2, 'Update 2 employees'],
  [3, 291, 'Import 3 and update 291 employees'],
])('%i new, %i to update', (added, updated, label) => {
  expect(importLabel(added, updated)).toBe(label);
});
