import { expect, test } from 'vitest';
import { readSitesSearch } from './sites-search';

test.each([
  ['depot', 'depot'],
  [2150, '2150'],
  [true, 'true'],
])('%j is a search', (search, expected) => {
  expect(readSitesSearch({ search })).toEqual({ search: expected });
});

test.each(['', undefined, null, ['depot'], {}])('%j is none', (search) => {
  expect(readSitesSearch({ search })).toStrictEqual({ search: undefined });
});
