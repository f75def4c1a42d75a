import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { type Location, listLocations } from '#contract/api/locations';
import { ORG_ID, test } from '../../testing/screen-test';

const DEPOT: Location = {
  id: '00000000-0000-4000-8000-0000000000a1',
  org_id: ORG_ID,
  name: 'Parramatta Depot',
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
};

test('a site is found by name', async ({ server, open }) => {
  server.on(listLocations, () => [
    DEPOT,
    { ...DEPOT, id: '00000000-0000-4000-8000-0000000000a2', name: 'Zetland Yard' },
  ]);
  await open('/sites');
  await expect.element(page.getByRole('heading', { name: 'Job Sites Directory' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Parramatta Depot/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search job sites' }).fill('zetland');
  await expect.element(page.getByText('1 of 2 job sites')).toBeVisible();
});

test('with no sites the page names the next step', async ({ server, open }) => {
  server.on(listLocations, () => []);
  await open('/sites');
  await expect.element(page.getByRole('button', { name: 'Add Your First Job Site' })).toBeVisible();
});
