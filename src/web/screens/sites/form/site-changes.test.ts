import { expect, test } from 'vitest';
import type { Location } from '#contract/api/locations';
import { changesTo, formValuesOf, pinOf, SiteForm } from './site-changes';

const SITE: Location = {
  id: '0198b3a2-0000-7000-8000-000000000001',
  org_id: '0198b3a2-0000-7000-8000-000000000002',
  name: 'Depot',
  address: '48 Hunter Street, Parramatta, NSW, 2150, Australia',
  street_number: '48',
  street_name: 'Hunter Street',
  town: 'Parramatta',
  state: 'NSW',
  postcode: '2150',
  country: 'Australia',
  phone: '02 9689 1200',
  email: null,
  latitude: -33.8688,
  longitude: 151.2093,
  timezone: 'Australia/Sydney',
  notes: null,
  holiday_regions: [],
};

function send(values: Partial<ReturnType<typeof formValuesOf>>) {
  return changesTo(SITE, SiteForm.parse({ ...formValuesOf(SITE), ...values }));
}

function messages(values: Partial<ReturnType<typeof formValuesOf>>) {
  const { error } = SiteForm.safeParse({ ...formValuesOf(SITE), ...values });
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
}

test('empty fields are sent as null, and an unmoved pin is not sent', () => {
  expect(send({ phone: '  ', notes: 'Ring the bell' })).toEqual({
    name: 'Depot',
    address: SITE.address,
    phone: null,
    email: null,
    notes: 'Ring the bell',
  });
});

test('a moved pin is sent with both numbers, a removed one as null', () => {
  expect(send({ latitude: '-33.9' })).toMatchObject({ latitude: -33.9, longitude: 151.2093 });
  expect(send({ latitude: '', longitude: '' })).toMatchObject({ latitude: null, longitude: null });
});

test.each([
  [{ name: ' ' }, 'name', 'Required'],
  [{ email: 'depot' }, 'email', 'Please enter a valid email address'],
  [{ latitude: '91' }, 'latitude', 'Must be at most 90'],
  [{ longitude: '-181' }, 'longitude', 'Must be at least -180'],
  [{ longitude: '' }, 'longitude', 'A pin needs both latitude and longitude'],
])('%j is refused at %s', (values, field, message) => {
  expect(messages(values)).toEqual([[field, message]]);
});

test.each([
  ['-33.8688', '151.2093', { latitude: -33.8688, longitude: 151.2093 }],
  ['0', '0', { latitude: 0, longitude: 0 }],
  ['', '151', null],
  ['-33', '', null],
  ['-91', '151', null],
  ['-33', '181', null],
  ['-', '151', null],
])('latitude %j and longitude %j give the pin %j', (latitude, longitude, pin) => {
  expect(pinOf(latitude, longitude)).toEqual(pin);
});
