import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  correctTimezone,
  countLocationShifts,
  createLocation,
  deleteLocation,
  type Location,
  listLocations,
  moveSiteShifts,
  updateLocation,
} from '#contract/api/locations';
import { getMapsConfig } from '#contract/api/maps';
import { AppError } from '#contract/errors';
import { expectAccessible } from '../../testing/expect-accessible';
import { type FakeServer, held } from '../../testing/fake-server';
import { blockedByRest } from '../../testing/findings';
import { expectNoSidewaysScroll, idOf, person, test } from '../../testing/screen-test';
import { DEPOT, site } from '../../testing/shifts';

const YARD = site('Zetland Yard');

function withSites(server: FakeServer, ...sites: Location[]): void {
  server.on(listLocations).answer(() => sites);
  server.on(getMapsConfig).answer(() => ({ apiKey: '', basemap: 'built-in', styleUrl: null }));
  server.on(countLocationShifts).answer(() => ({ count: 0, first: [] }));
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

test('a site in use shows its shifts and moves them, and only then can be deleted', async ({
  server,
  open,
}) => {
  withSites(server, DEPOT, { ...YARD, timezone: 'Australia/Perth' as Location['timezone'] });
  const amy = {
    employee_name: 'Amy Able',
    date: '2027-03-10',
    startTime: '09:00',
    endTime: '17:00',
  };
  server.on(countLocationShifts).answer(() => ({ count: 360, first: [amy] }));
  await open('/sites');
  await page.getByRole('button', { name: 'Delete Parramatta Depot' }).click();
  const inUse = dialog('Delete job site');
  await expect
    .element(inUse)
    .toHaveTextContent('360 future shifts are at Parramatta Depot. Move or delete them first.');
  expect(page.getByRole('button', { name: 'Delete job site' }).elements()).toEqual([]);
  await inUse.getByRole('button', { name: 'Show its 360 shifts' }).click();
  await expect.element(inUse.getByText('Amy Able')).toBeVisible();
  await expect.element(inUse.getByText('and 359 more')).toBeVisible();
  await expectAccessible();

  server.on(moveSiteShifts).answer(() => {
    throw new AppError('shift_overlap', { sentence: 'Amy Able already works then.' });
  });
  await inUse.getByLabelText('Move them to').click();
  await page.getByRole('option', { name: 'Zetland Yard' }).click();
  await expect.element(inUse.getByText('The clock times stay: 09:00 stays 09:00.')).toBeVisible();
  await inUse.getByRole('button', { name: 'Move 360 shifts' }).click();
  await expect.element(inUse.getByText('Amy Able already works then.')).toBeVisible();

  server.on(moveSiteShifts).answer(({ body }) => {
    if (!body.override) throw blockedByRest(40, 12);
    return { shifts: 360, undo_id: idOf('step'), cells: null };
  });
  await inUse.getByRole('button', { name: 'Move 360 shifts' }).click();
  const blocked = dialog('A rule blocks this');
  await expect.element(blocked).toHaveTextContent('Rest between shifts40 blocks12 people');
  await blocked.getByLabelText('Reason').fill('The depot closes');
  server.on(countLocationShifts).answer(() => ({ count: 0, first: [] }));
  await blocked.getByRole('button', { name: 'Save anyway' }).click();
  await expect.element(page.getByText('Moved 360 shifts').first()).toBeVisible();
  await expect
    .element(page.getByRole('alertdialog'))
    .toHaveTextContent('Are you sure you want to delete "Parramatta Depot"?');
  expect(server.sent(moveSiteShifts).at(-1)).toMatchObject({
    params: { id: DEPOT.id },
    body: { to: YARD.id, override: { reason: 'The depot closes' } },
  });
});

test('an admin corrects the time zone, and first reads what happens to the shifts', async ({
  server,
  open,
}) => {
  withSites(server, DEPOT);
  const nothing = { shifts: 0, people: 0, first: null, past: 0, conflicts: [], conflictCount: 0 };
  const first = {
    employee_name: 'Amy Able',
    date: '2027-03-10',
    startTime: '09:00',
    endTime: '17:00',
    minutesLater: 180,
  };
  server.on(correctTimezone).answer(({ body }) => {
    const inTheWay = { conflicts: ['Amy Able already works 12:00–14:00.'], conflictCount: 1 };
    const outcome = { ...nothing, shifts: 360, people: 12, first, past: 1 };
    return body.timezone === 'Australia/Perth' ? outcome : { ...outcome, ...inTheWay };
  });
  await open('/sites');
  await page.getByRole('button', { name: /Correct the time zone of Parramatta Depot/ }).click();
  const form = dialog('Correct the time zone');
  await expect.element(form.getByRole('button', { name: 'Correct time zone' })).toBeDisabled();
  await form.getByLabelText('Time zone').selectOptions('Australia/Darwin');
  await expect.element(form.getByText('Amy Able already works 12:00–14:00.')).toBeVisible();
  await expect.element(form.getByRole('button', { name: 'Correct time zone' })).toBeDisabled();
  await form.getByLabelText('Time zone').selectOptions('Australia/Perth');
  await expect
    .element(form)
    .toHaveTextContent('360 future shifts stay at the same clock time in Perth time (12 people)');
  await expect
    .element(form)
    .toHaveTextContent('Amy Able on Wed 10 Mar, starts 3 h later than now.');
  await expect.element(form).toHaveTextContent('1 past shift stays at its real time');
  await expectAccessible();
  expect(server.sent(correctTimezone).every(({ body }) => body.preview)).toBe(true);
  await form.getByRole('button', { name: 'Correct time zone' }).click();
  await expect
    .element(page.getByText('Times at Parramatta Depot are now in Perth time').first())
    .toBeVisible();
  const saved = server.sent(correctTimezone).filter(({ body }) => !body.preview);
  expect(saved.map(({ body }) => body.timezone)).toEqual(['Australia/Perth']);
});

test('a manager reads the time zone, and cannot correct it', async ({ server, open }) => {
  withSites(server, DEPOT);
  await open('/sites', person({ role: 'manager' }));
  await expect.element(page.getByText('Sydney time')).toBeVisible();
  expect(page.getByRole('button', { name: /Correct the time zone/ }).elements()).toEqual([]);
});

test('a pin that nobody has set is called approximate', async ({ server, open }) => {
  withSites(server, DEPOT);
  await open('/sites');
  await page.getByRole('button', { name: 'Edit Parramatta Depot' }).click();
  const form = dialog('Edit Job Site');
  await expect.element(form.getByText(/^Approximate: at the capital city/)).toBeVisible();
  await form.getByLabelText('Latitude').fill('-33.8178');
  await expect.element(form.getByText(/^Approximate/)).not.toBeInTheDocument();
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
  await expectNoSidewaysScroll();
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
