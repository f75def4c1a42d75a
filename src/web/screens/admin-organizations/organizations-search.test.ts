import { expect, test } from 'vitest';
import { readOrganizationsSearch } from './organizations-search';

test('a whole address is understood', () => {
  const address = { search: 'depot', status: 'past_due', sort: 'name', direction: 'asc', page: 3 };
  expect(readOrganizationsSearch(address)).toEqual(address);
});

test('an ABN that the router took for a number is a search', () => {
  expect(readOrganizationsSearch({ search: 51824753556 }).search).toBe('51824753556');
});

test.each([
  {},
  { status: 'all', sort: 'created_at', direction: 'desc', page: 1 },
  { status: 'rich', sort: 'password', direction: 'up', page: -2, search: '' },
  { status: 7, sort: null, page: 'two' },
])('%j leaves everything at its default', (address) => {
  expect(readOrganizationsSearch(address)).toStrictEqual({
    search: undefined,
    status: undefined,
    sort: undefined,
    direction: undefined,
    page: undefined,
  });
});
