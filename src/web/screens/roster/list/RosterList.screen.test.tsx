import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getCoverLights } from '#contract/api/cover';
import { listShifts } from '#contract/api/shifts';
import { AppError } from '#contract/errors';
import { letterOf } from '#engine/cover/light';
import { addDays, daysBetween } from '#engine/time/dates';
import { dateAt } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import { withBakery } from '../../../testing/bakery';
import { texts } from '../../../testing/by-hand';
import { expectAccessible } from '../../../testing/expect-accessible';
import { employee } from '../../../testing/people';
import { address, expectNoSidewaysScroll, goBack, idOf, test } from '../../../testing/screen-test';
import { DEPOT, shift, site } from '../../../testing/shifts';

const people = [employee('Amy Able'), employee('Ben Best')];
const MORNING = { startTime: '07:00', endTime: '09:00' };
const SHORT_BY_TWO = letterOf({
  published: 'below-minimum',
  withDrafts: 'below-minimum',
  publishedBy: 2,
  withDraftsBy: 2,
});
const ENOUGH = letterOf({
  published: 'enough',
  withDrafts: 'enough',
  publishedBy: 0,
  withDraftsBy: 0,
});
const section = (name: RegExp) => page.getByRole('region', { name });
const tomorrow = () => addDays(dateAt(Date.now() as Instant, 'Australia/Sydney' as Zone), 1);

test('the list shows 15 days, hides days with a status, and a row opens its day', async ({
  server,
  open,
}) => {
  const april = Array.from({ length: 18 }, (_, day) => addDays('2027-04-01' as CalendarDate, day));
  withBakery(server, {
    people,
    shifts: [
      ...april.map((date) => shift('Amy Able', { date, ...MORNING })),
      shift('Ben Best', {
        date: '2027-04-03',
        startTime: '22:00',
        endTime: '06:00',
        published: false,
      }),
    ],
    statuses: [
      {
        employee_id: idOf('Amy Able'),
        date: '2027-04-03' as CalendarDate,
        status: 'holiday',
      },
    ],
  });
  await open('/roster?view=list&date=2027-04-03');
  const upcoming = section(/^Upcoming Shifts \(17\)$/);
  const days = () => expect.poll(() => texts(upcoming.getByRole('heading', { level: 3 })));
  await days().toEqual(
    Array.from({ length: 15 }, (_, index) =>
      expect.stringMatching(new RegExp(` ${index + 2} Apr 2027`)),
    ),
  );
  const night = upcoming.getByRole('button', { name: /Ben/ });
  await expect.element(night).toHaveTextContent('22:00–06:00');
  await expect.element(night).toHaveTextContent('9 h (clocks go back)');
  await upcoming.getByRole('button', { name: '+2 more upcoming shifts' }).click();
  await days().toHaveLength(17);

  await night.click();
  const dialog = page.getByRole('dialog', { name: 'Ben Best, Sat 3 Apr 2027' });
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(night).toHaveFocus();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect.poll(address).toBe('/roster?view=list');
  goBack();
  await expect.element(upcoming).toBeVisible();
});

test('each day tells which sites are short, and leads to the roster', async ({ server, open }) => {
  const date = tomorrow();
  const yard = site('Zetland Yard');
  withBakery(server, {
    people,
    sites: [DEPOT, yard],
    shifts: [shift('Amy Able', { date: addDays(date, -1) }), shift('Amy Able', { date })],
  });
  server.on(getCoverLights).answer(({ query: { from, to } }) => {
    const days = daysBetween(from, to) + 1;
    return {
      from,
      sites: [
        { location_id: DEPOT.id, days: SHORT_BY_TWO.repeat(days) },
        { location_id: yard.id, days: ENOUGH.repeat(days) },
      ],
    };
  });
  await open('/roster?view=list');
  const heading = page.getByRole('heading', { name: /^Tomorrow, / });
  await expect.element(heading).toBeVisible();
  const cover = section(/^Upcoming Shifts/).getByRole('list', { name: 'Cover' });
  await expect.element(cover).toHaveTextContent('▼2');
  await expect.element(cover).toHaveTextContent('1 site has enough people');
  await expect
    .element(section(/^Active Now/).getByRole('list', { name: 'Cover' }))
    .toHaveTextContent('▼2');
  await expectAccessible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
  await cover.getByRole('link', { name: '2 people below the minimum Parramatta Depot' }).click();
  await expect.poll(address).toBe(`/roster?date=${date}&site=${DEPOT.id}`);
});

test('the list when it is empty, fails to load, and on a phone', async ({ server, open }) => {
  const bakery = withBakery(server, { people });
  await open('/roster?view=list');
  await expect.element(page.getByText('No shifts found')).toBeVisible();
  await expect
    .element(page.getByText('Create some shifts to see them organized by time'))
    .toBeVisible();
  await expectAccessible();
  bakery.shifts = [shift('Amy Able', { date: tomorrow(), ...MORNING })];
  server.tell({ topic: 'shifts' });
  const heading = page.getByRole('heading', { name: /^Tomorrow, / });
  await expect.element(heading).toBeVisible();

  server.on(listShifts).answer(() => {
    throw new AppError('unavailable');
  });
  await open('/roster?view=list');
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('Failed to load shifts');
  await expect.element(alert).toHaveTextContent('Please try refreshing the page');
  server.on(listShifts).answer(() => bakery.shifts);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(heading).toBeVisible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
  await expectAccessible();
});
