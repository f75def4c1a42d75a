import { expect, test } from 'vitest';
import type { Location } from '#contract/api/locations';
import { filterSites } from './filter-sites';

function site(name: string, address: string | null, phone: string | null): Location {
  return {
    id: name,
    org_id: '',
    name,
    address,
    phone,
    street_number: null,
    street_name: null,
    town: null,
    state: null,
    postcode: null,
    country: null,
    email: 'depot@example.com',
    latitude: null,
    longitude: null,
    timezone: 'UTC',
    notes: null,
    holiday_regions: [],
  };
}

const SITES = [
  site('Parramatta Depot', '48 Hunter Street, Parramatta, NSW', '(02) 9689 1200'),
  site('Harbour Yard', '1 Wharf Road, Newcastle, NSW', null),
  site('Remote', null, null),
];

function found(search: string): string[] {
  return filterSites(SITES, search).map(({ name }) => name);
}

test.each([
  ['depot', ['Parramatta Depot']],
  ['  HARBOUR ', ['Harbour Yard']],
  ['nsw', ['Parramatta Depot', 'Harbour Yard']],
  ['wharf road, new', ['Harbour Yard']],
  ['9689', ['Parramatta Depot']],
  ['02 96891200', ['Parramatta Depot']],
  ['(02) 9689', ['Parramatta Depot']],
  ['example.com', []],
  ['nowhere', []],
  ['', ['Parramatta Depot', 'Harbour Yard', 'Remote']],
  ['   ', ['Parramatta Depot', 'Harbour Yard', 'Remote']],
  ['-', []],
])('searching for %j finds %j', (search, names) => {
  expect(found(search)).toEqual(names);
});
