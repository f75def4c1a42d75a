import { expect } from 'vitest';
import { page } from 'vitest/browser';
import {
  changeHolidays,
  type HolidayCalendar,
  type HolidayChange,
  listHolidays,
  undoHolidayChange,
} from '#contract/api/holidays';
import { listLocations } from '#contract/api/locations';
import { AppError } from '#contract/errors';
import type { CalendarDate } from '#engine/time/kinds';
import { expectAccessible } from '../../../testing/expect-accessible';
import type { FakeServer } from '../../../testing/fake-server';
import { expectNoSidewaysScroll, idOf, person, test } from '../../../testing/screen-test';
import { DEPOT, site } from '../../../testing/shifts';

const YARD = site('Zetland Yard');
const date = (text: string) => text as CalendarDate;

const NSW: HolidayCalendar = {
  place: 'New South Wales',
  locationIds: [DEPOT.id, YARD.id],
  holidays: [
    {
      date: date('2027-01-26'),
      name: 'Australia Day',
      hours: 'all-day',
      status: 'law',
      note: '',
    },
    {
      date: date('2027-09-02'),
      name: 'West Wyalong Show',
      hours: { start: 720, end: 1080 },
      status: 'expected',
      note: 'One commercial site only; order not seen.',
    },
  ],
  unknownYears: [],
  unknownRegions: ['NSW Walcha'],
  source: 'table',
};

const MOVED: HolidayChange = {
  id: idOf('moved'),
  kind: 'move',
  date: date('2027-01-26'),
  name: 'Australia Day',
  movedTo: date('2027-01-25'),
  hours: null,
  locationId: DEPOT.id,
};

function withHolidays(
  server: FakeServer,
  calendars: HolidayCalendar[],
  changes: HolidayChange[] = [],
) {
  server.on(listLocations).answer(() => [DEPOT, YARD]);
  server.on(listHolidays).answer(() => ({ calendars, changes }));
}

const PATH = '/rules?tab=holidays&year=2027';
const calendar = () => page.getByRole('region', { name: 'New South Wales', exact: true });

test('each place lists its days, with hours, doubts and notes', async ({ server, open }) => {
  withHolidays(server, [NSW]);
  await open(PATH);
  await expect.element(calendar().getByText('Parramatta Depot, Zetland Yard')).toBeVisible();
  const show = calendar().getByRole('row', { name: /West Wyalong Show/ });
  await expect.element(show.getByText('Thu 2 Sep')).toBeVisible();
  await expect.element(show.getByText('12:00 to 18:00')).toBeVisible();
  await expect.element(show.getByText('Expected')).toBeVisible();
  await expect.element(show.getByText(/order not seen/)).toBeVisible();
  await expect.element(calendar().getByText(/local days of NSW Walcha/)).toBeVisible();
  await expectAccessible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
});

test('without job sites the page names the next step', async ({ server, open }) => {
  withHolidays(server, []);
  await open(PATH);
  await expect.element(page.getByRole('link', { name: 'Add a job site' })).toBeVisible();
});

test('a place that nobody knows asks for its address', async ({ server, open }) => {
  withHolidays(server, [{ ...NSW, place: null, holidays: [], unknownYears: [2027] }]);
  await open(PATH);
  await expect.element(page.getByText(/Edit the address of the site/)).toBeVisible();
});

test('a part day is added for one site', async ({ server, open }) => {
  withHolidays(server, [NSW]);
  server.on(changeHolidays).answer(() => MOVED);
  await open(PATH);
  await page.getByRole('button', { name: 'Add public holiday' }).click();
  const form = page.getByRole('dialog', { name: 'Add public holiday' });
  await form.getByLabelText('Name').fill('Stocktake');
  await form.getByLabelText('Date').fill('2031-06-30');
  await form.getByLabelText('Only part of the day').click();
  await form.getByLabelText('Job sites').selectOptions('Zetland Yard only');
  await form.getByRole('button', { name: 'Add public holiday' }).click();
  await expect.element(form.getByText(/from 2026 to 2030/)).toBeVisible();
  await form.getByLabelText('Date').fill('2027-06-30');
  await form.getByRole('button', { name: 'Add public holiday' }).click();
  await expect.element(page.getByText('Public holiday added').first()).toBeVisible();
  expect(server.sent(changeHolidays)[0]?.body).toEqual({
    kind: 'add',
    date: '2027-06-30',
    name: 'Stocktake',
    to: null,
    hours: { start: 720, end: 1440 },
    locationId: YARD.id,
  });
});

test('a day is moved, and what the server refuses is said', async ({ server, open }) => {
  withHolidays(server, [NSW]);
  server.on(changeHolidays).answer(() => {
    throw new AppError('holiday_changed');
  });
  await open(PATH);
  await page.getByRole('button', { name: 'Actions for Australia Day' }).click();
  await page.getByRole('menuitem', { name: 'Move', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Move public holiday' });
  await form.getByLabelText('New date').fill('2027-01-25');
  await form.getByRole('button', { name: 'Move public holiday' }).click();
  await expect.element(page.getByText(/already changed/).first()).toBeVisible();
  expect(server.sent(changeHolidays)[0]?.body).toMatchObject({ kind: 'move', to: '2027-01-25' });
});

test('a change is undone', async ({ server, open }) => {
  withHolidays(server, [NSW], [MOVED]);
  server.on(undoHolidayChange).answer(() => undefined);
  await open(PATH);
  const undo = page.getByRole('button', { name: /^Undo: Australia Day.*at Parramatta Depot$/ });
  await expect.element(undo).toBeVisible();
  withHolidays(server, [NSW]);
  await undo.click();
  await expect.element(page.getByText('Change undone').first()).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Your changes' })).not.toBeInTheDocument();
});

test('a manager reads the holidays and changes nothing', async ({ server, open }) => {
  withHolidays(server, [NSW], [MOVED]);
  await open(PATH, person({ role: 'manager' }));
  await expect.element(calendar()).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Add public holiday' }))
    .not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});
