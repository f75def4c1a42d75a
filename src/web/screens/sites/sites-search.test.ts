import { expect, test } from 'vitest';
import { readSitesSearch } from './sites-search';

test.each([
  ['depot', 'depot'],
  [2150, '2150'],
  [true, 'true'],
])('%j in the address is a search', (search, expected) => {
  expect(readSitesSearch({ search })).toEqual({ search: expected });
});

test.each(['', undefined, null, ['depot'], {}])('%j in the address is no search', (search) => {
  expect(readSitesSearch({ search })).toStrictEqual({ search: undefined });
});
