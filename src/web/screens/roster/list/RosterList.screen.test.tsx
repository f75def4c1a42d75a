import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getCoverLights } from '#contract/api/cover';
import { getRosterList } from '#contract/api/roster-views';
import { AppError } from '#contract/errors';
import { letterOf } from '#engine/cover/light';
import { addDays, daysBetween } from '#engine/time/dates';
import { dateAt } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import { withBakery } from '../../../testing/bakery';
import { texts } from '../../../testing/by-hand';
import { expectAccessible } from '../../../testing/expect-accessible';
import { employee } from '../../../testing/people';
import { rosterList } from '../../../testing/roster-views';
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
/** Under way whenever the test runs. */
function aroundNow(name: string) {
  const start_at = new Date(Date.now() - 3_600_000).toISOString();
  const end_at = new Date(Date.now() + 3_600_000).toISOString();
  return { ...shift(name, { date: tomorrow() }), start_at, end_at };
}

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

  server.on(getRosterList).answer(() => {
    throw new AppError('unavailable');
  });
  await open('/roster?view=list');
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('Failed to load shifts');
  await expect.element(alert).toHaveTextContent('Please try refreshing the page');
  server.on(getRosterList).answer(({ query }) => rosterList(bakery, query));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(heading).toBeVisible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
  await expectAccessible();
});

test('of many people at work the first hundred are shown, and more when asked for', async ({
  server,
  open,
}) => {
  const crowd = Array.from({ length: 130 }, (_, at) => employee(`Person ${100 + at}`));
  withBakery(server, { people: crowd, shifts: crowd.map(({ name }) => aroundNow(name)) });
  await open('/roster?view=list');
  const active = section(/^Active Now \(130\)$/);
  const people = () => expect.poll(() => active.getByRole('listitem').elements().length);
  await people().toBe(100);
  await active.getByRole('button', { name: '+30 more active shifts' }).click();
  await people().toBe(130);
  await expect.element(active.getByRole('button', { name: /^\+/ })).not.toBeInTheDocument();
});

test('the list is read again when the next shift begins or ends', async ({ server, open }) => {
  const bakery = withBakery(server, { people, shifts: [aroundNow('Amy Able')] });
  server.on(getRosterList).answer(({ query }) => {
    const changes_at = new Date(query.at + 400).toISOString();
    return { ...rosterList(bakery, query), changes_at };
  });
  await open('/roster?view=list');
  await expect.element(section(/^Active Now \(1\)$/)).toHaveTextContent('Amy Able');
  // As after a change by a server of which no event came.
  bakery.shifts = [aroundNow('Amy Able'), aroundNow('Ben Best')];
  await expect.element(section(/^Active Now \(2\)$/)).toHaveTextContent('Ben Best');
});

test('an answer that is out of date when it comes is read again, too', async ({ server, open }) => {
  const bakery = withBakery(server, { people, shifts: [aroundNow('Amy Able')] });
  let answers = 0;
  server.on(getRosterList).answer(({ query }) => {
    answers += 1;
    const changes_at = new Date(query.at + (answers < 4 ? 1 : 3_600_000)).toISOString();
    return { ...rosterList(bakery, query), changes_at };
  });
  await open('/roster?view=list');
  await expect.poll(() => answers).toBe(4);
  await expect.element(section(/^Active Now \(1\)$/)).toHaveTextContent('Amy Able');
});
