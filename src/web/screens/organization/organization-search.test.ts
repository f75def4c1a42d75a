import { expect, test } from 'vitest';
import { readOrganizationSearch } from './organization-search';

const EMPTY = { tab: undefined, status: undefined, search: undefined, page: undefined };

test('the address holds the tab, the filters and the page', () => {
  const raw = { tab: 'requests', status: 'all', search: 400, page: 2 };
  expect(readOrganizationSearch(raw)).toEqual({
    tab: 'requests',
    status: 'all',
    search: '400',
    page: 2,
  });
});

test('defaults and unknown values are left out', () => {
  expect(readOrganizationSearch({ status: 'pending', page: 1, search: '' })).toEqual(EMPTY);
  expect(readOrganizationSearch({ tab: 'x', status: 'lost', page: 'two' })).toEqual(EMPTY);
});
