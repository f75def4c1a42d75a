import { expect, test } from 'vitest';
import { ORGANIZATION_SORTS } from '#contract/list-choices';
import { inAddress, ORDER_OPTIONS, orderOf, STATUS_OPTIONS } from './filter-options';
import { readOrganizationsSearch } from './organizations-search';

test('every sort order is offered in both directions', () => {
  const offered = ORDER_OPTIONS.map(({ value }) => value).sort();
  const all = ORGANIZATION_SORTS.flatMap((sort) => [`${sort} asc`, `${sort} desc`]).sort();
  expect(offered).toEqual(all);
});

test.each(ORDER_OPTIONS)(
  'the order $value is the same after a trip through the address',
  ({ value }) => {
    expect(orderOf(readOrganizationsSearch(inAddress(value)))).toBe(value);
  },
);

test('the newest come first unless the address says otherwise', () => {
  expect(orderOf({})).toBe('created_at desc');
  expect(inAddress('created_at desc')).toEqual({ sort: undefined, direction: undefined });
});

test('statuses have the same names as on their badges', () => {
  expect(STATUS_OPTIONS.map(({ label }) => label)).toEqual([
    'All statuses',
    'Active',
    'Trial',
    'Past Due',
    'Canceled',
    'Pending',
  ]);
});
