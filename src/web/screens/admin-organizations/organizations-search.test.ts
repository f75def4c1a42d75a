import { expect, test } from 'vitest';
import { readOrganizationsSearch } from './organizations-search';

test('an address with every filter is understood', () => {
  const filters = { search: 'depot', status: 'past_due', sort: 'name', direction: 'asc' };
  const address = { ...filters, page: 3, organization: 'b3c0' };
  expect(readOrganizationsSearch(address)).toEqual(address);
});

test('an ABN in the address is a search, although the router reads a number', () => {
  expect(readOrganizationsSearch({ search: 51824753556 }).search).toBe('51824753556');
});

test.each([
  {},
  { status: 'all', sort: 'created_at', direction: 'desc', page: 1 },
  { status: 'rich', sort: 'password', direction: 'up', page: -2, search: '' },
  { status: 7, sort: null, page: 'two' },
])('%j leaves every filter at its default', (address) => {
  expect(readOrganizationsSearch(address)).toStrictEqual({
    search: undefined,
    status: undefined,
    sort: undefined,
    direction: undefined,
    page: undefined,
    organization: undefined,
  });
});
