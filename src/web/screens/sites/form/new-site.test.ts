import { expect, test } from 'vitest';
import { composeAddress, EMPTY_SITE, NewSite } from './new-site';

const DEPOT = {
  ...EMPTY_SITE,
  name: 'Parramatta Depot',
  street_name: 'Hunter Street',
  town: 'Parramatta',
  state: 'NSW',
};

function messages(site: unknown): Record<string, string> {
  const { error } = NewSite.safeParse(site);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

test('an empty form shows an error at every required field', () => {
  expect(messages({ ...EMPTY_SITE, country: '' })).toEqual({
    name: 'Required',
    street_name: 'Street name is required',
    town: 'Town/city is required',
    state: 'State/region is required',
    country: 'Country is required',
  });
});

test('number, postcode, phone, email and notes may be left empty', () => {
  expect(messages(DEPOT)).toEqual({});
});

test('an invalid email is refused', () => {
  expect(messages({ ...DEPOT, email: 'depot' })).toEqual({
    email: 'Please enter a valid email address',
  });
});

test('the address is made of the parts that are filled in', () => {
  expect(composeAddress({ ...DEPOT, street_number: '48 ', postcode: '2150' })).toBe(
    '48 Hunter Street, Parramatta, NSW, 2150, Australia',
  );
  expect(composeAddress(DEPOT)).toBe('Hunter Street, Parramatta, NSW, Australia');
});
