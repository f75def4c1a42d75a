import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { getTeamDashboard } from '#contract/api/dashboard';
import type { Shift } from '#contract/api/shifts';
import { listOddToday, type OddPerson } from '#contract/api/timesheets';
import { AppError } from '#contract/errors';
import { addDays } from '#engine/time/dates';
import { dateAt } from '#engine/time/instants';
import type { Instant, WallTime, Zone } from '#engine/time/kinds';
import { formatDay, formatShortDay } from '../../../platform/formats';
import { withBakery } from '../../../testing/bakery';
import { need } from '../../../testing/cover';
import { expectAccessible } from '../../../testing/expect-accessible';
import { address, expectNoSidewaysScroll, idOf, person, test } from '../../../testing/screen-test';
import { DEPOT, shift } from '../../../testing/shifts';

const TODAY = dateAt(Date.now() as Instant, 'Australia/Sydney' as Zone);
const HALF_DAY_MS = 12 * 3_600_000;

test('a manager sees today, the cover ahead, drafts and licences, and each leads on', async ({
  server,
  open,
}) => {
  const start_at = new Date(Date.now() + HALF_DAY_MS).toISOString();
  const depot = {
    location_id: DEPOT.id,
    location_name: DEPOT.name,
    timezone: DEPOT.timezone,
    date: TODAY,
  };
  const amy = { employee_id: idOf('Amy Able'), employee_name: 'Amy Able' };
  withBakery(server, { shifts: [shift('Amy Able', { date: TODAY })], needs: [need()] });
  server.on(getTeamDashboard).answer(() => ({
    today: TODAY,
    sites: [
      {
        ...depot,
        now: { count: 5, drafts: 0, names: ['Amy Able', 'Ben Best', 'Cleo Cook'] },
        next: { count: 1, drafts: 1, names: ['Dan Dale'], start_at },
        cover: {
          published: 'below-minimum',
          publishedBy: 2,
          withDrafts: 'below-minimum',
          withDraftsBy: 1,
          startTime: '19:00' as WallTime,
          endTime: '23:00' as WallTime,
        },
      },
    ],
    moreSites: 2,
    drafts: [
      { ...depot, date: addDays(TODAY, 2), count: 3 },
      { ...depot, date: addDays(TODAY, 4), count: 1 },
    ],
    licences: [
      { ...amy, skill_name: 'CPR', valid_to: addDays(TODAY, -3), next_shift: TODAY },
      { ...amy, skill_name: 'First aid', valid_to: addDays(TODAY, 12), next_shift: null },
    ],
    moreLicences: 1,
    unconfirmed: [],
    moreUnconfirmed: 0,
  }));
  await open('/dashboard', person({ role: 'manager' }));
  const today = page.getByRole('region', { name: 'Today' });
  await expect.element(today).toHaveTextContent('▼1');
  await expect
    .element(today)
    .toHaveTextContent('2 people below the minimum; with drafts: 1 person below the minimum');
  await expect.element(today).toHaveTextContent('19:00 to 23:00');
  await expect.element(today).toHaveTextContent('Amy Able, Ben Best, Cleo Cook and 2 more');
  await expect.element(today).toHaveTextContent(/Dan Dale\s*Draft/);
  await expect.element(today.getByRole('link', { name: '2 more sites on the map' })).toBeVisible();
  const ahead = page.getByRole('region', { name: 'Cover of the next 14 days' });
  await expect.poll(() => ahead.getByRole('link').elements().length).toBe(14);
  const drafts = page.getByRole('region', { name: 'Drafts of the next two weeks' });
  await expect.element(drafts).toHaveTextContent('4 drafts');
  const licences = page.getByRole('region', { name: 'Licences and skills that expire' });
  await expect.element(licences).toHaveTextContent(/Amy Able, CPR.*Expired/);
  await expect.element(licences).toHaveTextContent(/First aid.*12 days left/);
  await expect.element(licences).toHaveTextContent('1 more licence or skill in Rules');
  await expectAccessible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
  const third = addDays(TODAY, 2);
  const day = ahead.getByRole('link', { name: `Cover of Parramatta Depot, ${formatDay(third)}` });
  await expect
    .element(day)
    .toHaveAccessibleName(
      `Cover of Parramatta Depot, ${formatDay(third)}: 1 person below the minimum`,
    );
  expect(day.element().getAttribute('href')).toBe(`/roster?date=${third}&site=${DEPOT.id}`);
  await drafts.getByRole('link', { name: `${formatShortDay(third)} 3 drafts` }).click();
  await expect.poll(address).toBe(`/roster?date=${third}&site=${DEPOT.id}`);
});

test("the dashboard lists who can't work a shift, with their note, and who hasn't answered", async ({
  server,
  open,
}) => {
  withBakery(server, { shifts: [shift('Amy Able', { date: TODAY })] });
  const [cannot, waits] = [1, 2].map((days) => shift('Amy Able', { date: addDays(TODAY, days) }));
  server.on(getTeamDashboard).answer(() => ({
    today: TODAY,
    sites: [],
    moreSites: 0,
    drafts: [],
    licences: [],
    moreLicences: 0,
    unconfirmed: [
      { ...(cannot as Shift), answer: 'cannot' as const, answer_note: 'Dentist' },
      { ...(waits as Shift), answer: null, answer_note: null },
    ],
    moreUnconfirmed: 3,
  }));
  await open('/dashboard');
  const card = page.getByRole('region', { name: 'Shifts to ask about' });
  await expect.element(card).toHaveTextContent('5 shifts');
  const rows = card.getByRole('article');
  await expect.element(rows.nth(0)).toHaveTextContent(/Can't work.*Dentist/);
  await expect.element(rows.nth(1)).toHaveTextContent('No answer');
  await expect
    .element(card.getByRole('link', { name: '3 more shifts in the roster' }))
    .toBeVisible();
  await expectAccessible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
});

test('a dashboard with nothing to tell says so, follows changes, and loads again', async ({
  server,
  open,
}) => {
  withBakery(server, { shifts: [shift('Amy Able', { date: TODAY })] });
  server.on(getTeamDashboard).answer(() => {
    throw new AppError('unavailable');
  });
  await open('/dashboard');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to load today');
  const quiet = {
    today: TODAY,
    sites: [],
    moreSites: 0,
    drafts: [],
    licences: [],
    moreLicences: 0,
    unconfirmed: [],
    moreUnconfirmed: 0,
  };
  server.on(getTeamDashboard).answer(() => quiet);
  await page.getByRole('button', { name: 'Try again' }).click();
  for (const text of [
    'Nobody works today, and nobody starts in the next 24 hours.',
    'Every shift of the next two weeks is published.',
    'Nothing expires in the next 90 days.',
  ]) {
    await expect.element(page.getByText(text)).toBeVisible();
  }
  const needs = page.getByRole('link', { name: 'Say what your sites need' });
  await expect.element(needs).toBeVisible();
  await expectAccessible();
  server.on(getTeamDashboard).answer(() => ({
    ...quiet,
    drafts: [
      { location_id: DEPOT.id, location_name: DEPOT.name, date: addDays(TODAY, 1), count: 1 },
    ],
  }));
  server.tell({ topic: 'shifts' });
  await expect
    .element(page.getByText('People see these shifts once you publish them.'))
    .toBeVisible();
  await needs.click();
  await expect.poll(address).toBe('/rules?tab=cover');
});

test("managers see who hasn't come, came late or isn't rostered", async ({ server, open }) => {
  withBakery(server, { shifts: [shift('Amy Able', { date: TODAY })] });
  const odd = (what: OddPerson['what'], name: string): OddPerson => ({
    what,
    employee_id: idOf(name),
    employee_name: name,
    location_name: DEPOT.name,
    timezone: DEPOT.timezone,
    start_at: '2026-11-15T22:00:00.000Z',
  });
  const people = [
    odd('missing', 'Amy Able'),
    odd('late', 'Ben Best'),
    odd('unrostered', 'Cat Cole'),
  ];
  server.on(listOddToday).answer(() => ({ people, more: 3 }));
  await open('/dashboard', person({ role: 'manager' }));
  const card = page.getByRole('region', { name: 'Today' });
  await expect
    .element(card)
    .toHaveTextContent(/Hasn't clocked inAmy Able 09:00( AEDT)? at Parramatta Depot/);
  await expect.element(card).toHaveTextContent(/Came lateBen Best/);
  await expect.element(card).toHaveTextContent(/Not rosteredCat Cole/);
  await expect
    .element(card.getByRole('link', { name: 'Amy Able' }))
    .toHaveAttribute('href', `/employees/${idOf('Amy Able')}`);
  await expect
    .element(card.getByRole('link', { name: 'And 3 more in Time' }))
    .toHaveAttribute('href', '/time');
  await expectAccessible();
});
