import { expect, test } from 'vitest';
import type { Place } from '#contract/api/locations';
import { addressLines } from './address-lines';

const NOTHING: Place = {
  id: 'depot',
  name: 'Depot',
  address: null,
  street_number: null,
  street_name: null,
  town: null,
  state: null,
  postcode: null,
  country: null,
  latitude: null,
  longitude: null,
  timezone: 'UTC',
};

test('each part of an address has its line', () => {
  const depot = {
    ...NOTHING,
    street_number: '48',
    street_name: 'Hunter Street',
    town: 'Parramatta',
    state: 'NSW',
    postcode: '2150',
    country: 'Australia',
  };
  expect(addressLines(depot)).toEqual(['48 Hunter Street', 'Parramatta, NSW', '2150', 'Australia']);
});

test('a country that is its own state is named once', () => {
  expect(addressLines({ ...NOTHING, state: 'Singapore', country: 'Singapore' })).toEqual([
    'Singapore',
  ]);
});

test('a site without parts shows its address as typed, or nothing', () => {
  expect(addressLines({ ...NOTHING, address: 'Gate 3, Airport' })).toEqual(['Gate 3, Airport']);
  expect(addressLines(NOTHING)).toEqual([]);
});
