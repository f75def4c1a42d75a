import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  countLocationShifts,
  createLocation,
  deleteLocation,
  type Location,
  listLocations,
  updateLocation,
} from '#contract/api/locations';
import { getMapsConfig } from '#contract/api/maps';
import { AppError } from '#contract/errors';
import { expectAccessible } from '../../testing/expect-accessible';
import { type FakeServer, held } from '../../testing/fake-server';
import { expectNoSidewaysScroll, idOf, ORG_ID, test } from '../../testing/screen-test';

const DEPOT: Location = {
  id: idOf('Parramatta Depot'),
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
const YARD: Location = { ...DEPOT, id: idOf('Zetland Yard'), name: 'Zetland Yard' };

function withSites(server: FakeServer, ...sites: Location[]): void {
  server.on(listLocations).answer(() => sites);
  server.on(getMapsConfig).answer(() => ({ apiKey: '', basemap: 'built-in', styleUrl: null }));
  server.on(countLocationShifts).answer(() => ({ count: 0 }));
}

const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const dialog = (name: string) => page.getByRole('dialog', { name });

test('with no sites the page names the next step', async ({ server, open }) => {
  withSites(server);
  await open('/sites');
  await page.getByRole('button', { name: 'Add Your First Job Site' }).click();
  await expect.element(dialog('Create New Job Site')).toBeVisible();
});

test('a form with mistakes says what is missing at each field', async ({ server, open }) => {
  withSites(server);
  await open('/sites');
  await page.getByRole('button', { name: 'Add Job Site' }).click();
  const form = dialog('Create New Job Site');
  await form.getByLabelText('Email').fill('nobody');
  await form.getByRole('button', { name: 'Create Job Site' }).click();
  await expect.element(form.getByLabelText('Site Name')).toHaveFocus();
  for (const message of [
    'Required',
    'Street name is required',
    'Town/city is required',
    'State/region is required',
    'Please enter a valid email address',
  ]) {
    await expect.element(form.getByText(message, { exact: true })).toBeVisible();
  }
  await expectAccessible();
  expect(server.sent(createLocation)).toEqual([]);
});

test('a new site shows its time zone before it is saved', async ({ server, open }) => {
  withSites(server);
  server.on(createLocation).answer(() => DEPOT);
  await open('/sites');
  await page.getByRole('button', { name: 'Add Job Site' }).click();
  const form = dialog('Create New Job Site');
  await form.getByLabelText('Site Name').fill('Parramatta Depot');
  await form.getByLabelText('Street Number').fill('48');
  await form.getByLabelText('Street Name').fill('Hunter Street');
  await form.getByLabelText('Town/City').fill('Parramatta');
  await form.getByRole('combobox', { name: 'State/Region' }).click();
  await page.getByRole('option', { name: 'New South Wales' }).click();
  await expect.element(form.getByText('Times here will be in Sydney time.')).toBeVisible();
  withSites(server, DEPOT);
  await form.getByRole('button', { name: 'Create Job Site' }).click();
  await expect.element(page.getByText('Job site created successfully').first()).toBeVisible();
  await expect.element(row('Parramatta Depot')).toBeVisible();
  expect(server.sent(createLocation)[0]?.body).toMatchObject({ town: 'Parramatta', state: 'NSW' });
});

test('what the server refuses is shown, and nothing typed is lost', async ({ server, open }) => {
  withSites(server);
  server.on(createLocation).answer(() => {
    throw new AppError('storage_full');
  });
  await open('/sites');
  await page.getByRole('button', { name: 'Add Job Site' }).click();
  const form = dialog('Create New Job Site');
  await form.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: 'United States' }).click();
  await form.getByLabelText('Site Name').fill('Denver Yard');
  await form.getByLabelText('Street Name').fill('Larimer Street');
  await form.getByLabelText('Town/City').fill('Denver');
  await form.getByLabelText('State/Region').fill('Colorado');
  await expect.element(form.getByText('Times here will be in Denver time.')).toBeVisible();
  await form.getByRole('button', { name: 'Create Job Site' }).click();
  await expect.element(page.getByText('Failed to create job site').first()).toBeVisible();
  await expect.element(page.getByText(/^503: /).first()).toBeVisible();
  await expect.element(form.getByLabelText('Site Name')).toHaveValue('Denver Yard');
});

test('empty fields of an edited site become null, and an unmoved pin is not sent', async ({
  server,
  open,
}) => {
  withSites(server, DEPOT);
  server.on(updateLocation).answer(() => DEPOT);
  await open('/sites');
  await page.getByRole('button', { name: 'Edit Parramatta Depot' }).click();
  const form = dialog('Edit Job Site');
  await form.getByLabelText('Site Name').fill('');
  await form.getByRole('button', { name: 'Update Job Site' }).click();
  await expect.element(form.getByText('Required')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page
    .getByRole('alertdialog', { name: 'Discard changes?' })
    .getByRole('button', { name: 'Keep editing' })
    .click();

  await form.getByLabelText('Site Name').fill('Parramatta Yard');
  await form.getByLabelText('Phone Number').fill('');
  await form.getByLabelText('Notes').fill('Ring the bell.');
  await form.getByRole('button', { name: 'Update Job Site' }).click();
  await expect.element(page.getByText('Job site updated successfully').first()).toBeVisible();
  const { seen, ...body } = server.sent(updateLocation)[0]?.body ?? {};
  expect(seen).toMatchObject({ name: 'Parramatta Depot', latitude: -33.8688 });
  expect(body).toEqual({
    name: 'Parramatta Yard',
    address: DEPOT.address,
    phone: null,
    email: null,
    notes: 'Ring the bell.',
  });
});

test('a deleted site goes straight away, and the focus goes to its neighbour', async ({
  server,
  open,
}) => {
  withSites(server, DEPOT, YARD);
  const { answer, release } = held();
  server.on(deleteLocation).answer(() => answer);
  await open('/sites');
  await page.getByRole('button', { name: 'Delete Parramatta Depot' }).click();
  const question = page.getByRole('alertdialog');
  await expect
    .element(question)
    .toHaveTextContent('Are you sure you want to delete "Parramatta Depot"?');
  await expectAccessible();
  await question.getByRole('button', { name: 'Delete job site' }).click();
  await expect.element(row('Parramatta Depot')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Delete Zetland Yard' })).toHaveFocus();
  expect(page.getByText('Job site deleted successfully').elements()).toEqual([]);
  withSites(server, YARD);
  release();
  await expect.element(page.getByText('Job site deleted successfully').first()).toBeVisible();
});

test('a site that future shifts need says how many, and comes back when it cannot be deleted', async ({
  server,
  open,
}) => {
  withSites(server, DEPOT);
  server.on(countLocationShifts).answer(() => ({ count: 360 }));
  server.on(deleteLocation).answer(() => {
    throw new AppError('location_in_use');
  });
  await open('/sites');
  await page.getByRole('button', { name: 'Delete Parramatta Depot' }).click();
  await expect.element(page.getByRole('alertdialog')).toHaveTextContent('360 future shifts');
  await page.getByRole('button', { name: 'Delete job site' }).click();
  await expect.element(page.getByText('Failed to delete job site').first()).toBeVisible();
  await expect.element(row('Parramatta Depot')).toBeVisible();
});

test('sites that fail to load can be tried again, and a colleague\u2019s new site appears', async ({
  server,
  open,
}) => {
  server.on(listLocations).answer(() => {
    throw new AppError('unavailable');
  });
  await open('/sites');
  await expect.element(page.getByText('Failed to load job sites')).toBeVisible();
  await expect.element(page.getByText('Please try refreshing the page')).toBeVisible();
  await expectAccessible();
  withSites(server, DEPOT);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(row('Parramatta Depot')).toBeVisible();
  withSites(server, DEPOT, YARD);
  server.tell({ topic: 'locations' });
  await expect.element(row('Zetland Yard')).toBeVisible();
});

test('on a phone the rows are cards, and nothing scrolls sideways', async ({ server, open }) => {
  withSites(server, DEPOT, { ...YARD, timezone: 'Australia/Melbourne' as Location['timezone'] });
  await page.viewport(360, 740);
  await open('/sites');
  const card = page.getByRole('listitem').filter({ hasText: 'Zetland Yard' });
  await expect.element(card).toHaveTextContent('Melbourne time');
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await card.getByRole('button', { name: '48 Hunter Street' }).click();
  expectNoSidewaysScroll();
});

test('without WebGL the map says so, and the numbers still move the pin', async ({
  server,
  open,
}) => {
  expect(document.createElement('canvas').getContext('webgl2')).toBeNull();
  withSites(server, DEPOT);
  server.on(updateLocation).answer(() => DEPOT);
  await open('/sites');
  await page.getByRole('button', { name: 'Edit Parramatta Depot' }).click();
  const form = dialog('Edit Job Site');
  await expect.element(form.getByText(/needs WebGL/)).toBeVisible();
  await form.getByLabelText('Latitude').fill('-33.8178');
  await form.getByRole('button', { name: 'Update Job Site' }).click();
  await expect.poll(() => server.sent(updateLocation)).toHaveLength(1);
  const [sent] = server.sent(updateLocation);
  expect(sent?.body).toMatchObject({ latitude: -33.8178, longitude: 151.2093 });
});
