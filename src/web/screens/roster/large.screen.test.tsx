// A roster of many people is read by its groups, as they come into view.
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getRosterAvailability } from '#contract/api/availability';
import { listHours } from '#contract/api/contracts';
import type { Employee } from '#contract/api/employees';
import { getRosterWindow, listPeopleAtSite } from '#contract/api/roster';
import { listFindings } from '#contract/api/rules';
import { getRosterAnswers } from '#contract/api/shift-answers';
import { AppError } from '#contract/errors';
import type { CalendarDate, WallTime } from '#engine/time/kinds';
import { expectAccessible } from '../../testing/expect-accessible';
import type { FakeServer } from '../../testing/fake-server';
import { finding } from '../../testing/findings';
import { idOf, test } from '../../testing/screen-test';
import { DEPOT, employee, fakeRoster, GROUPS, shift, WHARF } from './testing/fake-roster';

const [early, late] = GROUPS;
const TEAM = 300;
const team = (name: string, group: (typeof GROUPS)[number] | undefined) =>
  Array.from({ length: TEAM }, (_, at) =>
    employee(`${name} ${at}`, { shift_group: group ?? null }),
  );
const PEOPLE = [...team('Early', early), ...team('Late', late), employee('Zoe Zeal')];
const MONDAY = '2027-11-22' as CalendarDate;

function givenRoster(server: FakeServer) {
  return fakeRoster(server, PEOPLE, {
    [`Early 0 ${MONDAY}`]: [shift(7, 15)],
    [`Late ${TEAM - 1} ${MONDAY}`]: [shift(15, 23)],
    [`Zoe Zeal ${MONDAY}`]: [shift(9, 17)],
  });
}

const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });

function scrollToEnd(): void {
  const grid = page.getByRole('grid', { name: 'Roster' }).element();
  grid.scrollTop = grid.scrollHeight;
}

/** The groups whose cells were read, or what belongs to them, each once. */
function groupsRead(
  server: FakeServer,
  endpoint: (typeof READS)[number] = getRosterWindow,
): (string | undefined)[] {
  return [...new Set(server.sent(endpoint).map(({ query }) => query.groups))];
}

const READS = [
  getRosterWindow,
  getRosterAnswers,
  getRosterAvailability,
  listHours,
  listFindings,
] as const;

test('only the groups in view are read, and others when they come into view', async ({
  server,
  open,
}) => {
  givenRoster(server);
  await open(`/roster?date=${MONDAY}`);
  await expect.element(cell('Early 0, Mon 22 Nov 2027, 07:00 to 15:00')).toBeVisible();
  expect(groupsRead(server)).toEqual([early?.id]);
  scrollToEnd();
  await expect.element(cell('Zoe Zeal, Mon 22 Nov 2027, 09:00 to 17:00')).toBeVisible();
  await expect.element(cell(`Late ${TEAM - 1}, Mon 22 Nov 2027, 15:00 to 23:00`)).toBeVisible();
  expect(groupsRead(server)).toEqual([early?.id, `${late?.id},none`]);
});

test('a group of many is read in parts, and its heading counts nobody until all have come', async ({
  server,
  open,
}) => {
  const crew = Array.from({ length: 2 * TEAM }, (_, at) => employee(`Crew ${1_000 + at}`));
  const [first, last] = [crew[0], crew.at(-1)];
  const givenCrew = (before: readonly Employee[]) =>
    fakeRoster(server, [...before, ...crew], {
      [`Crew 1000 ${MONDAY}`]: [shift(7, 15)],
      [`${last?.name} ${MONDAY}`]: [shift(15, 23)],
    });
  givenCrew([]);
  await open(`/roster?date=${MONDAY}`);
  await expect.element(cell('Crew 1000, Mon 22 Nov 2027, 07:00 to 15:00')).toBeVisible();
  const start = `none:${first?.id}:${crew[499]?.id}`;
  const rest = `none:${crew[500]?.id}:${last?.id}`;
  for (const endpoint of READS)
    await expect.poll(() => groupsRead(server, endpoint)).toEqual([start]);
  scrollToEnd();
  await expect.element(cell(`${last?.name}, Mon 22 Nov 2027, 15:00 to 23:00`)).toBeVisible();
  for (const endpoint of READS)
    await expect.poll(() => groupsRead(server, endpoint)).toEqual([start, rest]);
  givenCrew([employee('Early 0', { shift_group: early ?? null })]);
  await open(`/roster?date=${MONDAY}`);
  const total = (count: string) =>
    page.getByRole('gridcell', { name: `Unassigned, Mon 22 Nov 2027, ${count}`, exact: true });
  await expect.element(total('not counted yet')).toBeVisible();
  await expectAccessible();
  scrollToEnd();
  await expect.element(cell(`${last?.name}, Mon 22 Nov 2027, 15:00 to 23:00`)).toBeVisible();
  page.getByRole('grid', { name: 'Roster' }).element().scrollTop = 0;
  await expect.element(total(`2 of ${2 * TEAM} people work`)).toBeVisible();
});

test('someone who is found is read with their group', async ({ server, open }) => {
  givenRoster(server);
  await open(`/roster?date=${MONDAY}&find=Zoe`);
  await expect.element(cell('Zoe Zeal, Mon 22 Nov 2027, 09:00 to 17:00')).toBeVisible();
  expect(groupsRead(server)).toEqual([`${late?.id},none`]);
});

test('a site shows those who work there, and reads their groups alone', async ({
  server,
  open,
}) => {
  const roster = givenRoster(server);
  await open(`/roster?date=${MONDAY}`);
  await expect.element(cell('Early 0, Mon 22 Nov 2027, 07:00 to 15:00')).toBeVisible();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('menuitemradio', { name: 'Depot' }).click();
  await expect.element(cell('Zoe Zeal, Mon 22 Nov 2027, 09:00 to 17:00')).toBeVisible();
  await expect.element(cell(`Late ${TEAM - 1}, Mon 22 Nov 2027, 15:00 to 23:00`)).toBeVisible();
  const people = page.getByRole('rowheader', { name: /, Employee/ });
  await expect.poll(() => people.all().length).toBe(3);
  for (const endpoint of READS) expect(groupsRead(server, endpoint)).not.toContain(undefined);
  // A colleague rosters someone else there.
  const dates = { from: MONDAY, to: MONDAY };
  roster.change(
    {
      type: 'create',
      body: {
        employeeId: idOf('Early 7'),
        locationId: DEPOT.id,
        date: MONDAY,
        startTime: '06:00' as WallTime,
        endTime: '10:00' as WallTime,
      },
    },
    dates,
  );
  await expect.element(cell('Early 7, Mon 22 Nov 2027, 06:00 to 10:00, Draft')).toBeVisible();
  await page.getByRole('button', { name: /^Filter/ }).click();
  await page.getByRole('menuitemradio', { name: 'Fremantle Wharf' }).click();
  await expect.element(page.getByText('Nobody matches this filter')).toBeVisible();
});

test('people of a site who are far apart are read one by one', async ({ server, open }) => {
  const crew = Array.from({ length: 1_100 }, (_, at) => employee(`Crew ${1_000 + at}`));
  const names = ['Crew 1003', 'Crew 1600', 'Crew 2090'];
  const days = names.map((name) => [`${name} ${MONDAY}`, [shift(7, 15, { site: WHARF.id })]]);
  fakeRoster(server, crew, Object.fromEntries(days));
  await open(`/roster?date=${MONDAY}`);
  await expect.element(page.getByRole('gridcell', { name: /^Crew 1003, Mon 22/ })).toBeVisible();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('menuitemradio', { name: 'Fremantle Wharf' }).click();
  for (const name of names) {
    const day = page.getByRole('gridcell', {
      name: new RegExp(`^${name}, Mon 22 Nov 2027, 07:00 to 15:00`),
    });
    await expect.element(day).toBeVisible();
  }
  const start = `none:${crew[0]?.id}:${crew[499]?.id}`;
  const apart = names.map((name) => `~${idOf(name)}`).join();
  for (const endpoint of READS)
    await expect.poll(() => groupsRead(server, endpoint)).toEqual([start, apart]);
});

test('after a search everyone is shown from the first, and nobody is read for having been found', async ({
  server,
  open,
}) => {
  const crew = Array.from({ length: 1_100 }, (_, at) => employee(`Crew ${1_000 + at}`));
  fakeRoster(server, crew, { [`Crew 2090 ${MONDAY}`]: [shift(7, 15)] });
  await open(`/roster?date=${MONDAY}`);
  const first = page.getByRole('gridcell', { name: 'Crew 1003, Mon 22 Nov 2027, no shifts' });
  await expect.element(first).toBeVisible();
  const find = page.getByRole('searchbox', { name: 'Find people' });
  // In view are some of each of the three parts.
  await find.fill('90');
  const found = page.getByRole('gridcell', { name: /^Crew 1590, Mon 22 Nov 2027, no shifts/ });
  await expect.element(found).toBeVisible();
  const start = `none:${crew[0]?.id}:${crew[499]?.id}`;
  const apart = crew.filter(({ name }) => name.includes('90')).map(({ id }) => `~${id}`);
  await userEvent.keyboard('{Escape}');
  await expect.element(first).toBeVisible();
  // Everyone's name has it.
  await find.fill('C');
  await expect.element(first).toBeVisible();
  for (const endpoint of READS)
    await expect.poll(() => groupsRead(server, endpoint)).toEqual([start, apart.join()]);
});

test('a site that cannot be read is said, and read again', async ({ server, open }) => {
  givenRoster(server);
  server.on(listPeopleAtSite).answer(() => {
    throw new AppError('internal');
  });
  await open(`/roster?date=${MONDAY}&site=${DEPOT.id}`);
  await expect.element(page.getByText(/who works at this job site/)).toBeVisible();
  server.on(listPeopleAtSite).answer(() => ({ employee_ids: [idOf('Zoe Zeal')] }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(cell('Zoe Zeal, Mon 22 Nov 2027, 09:00 to 17:00')).toBeVisible();
});

test('what a colleague changes in view is shown, and what changes elsewhere when it is seen', async ({
  server,
  open,
}) => {
  const roster = givenRoster(server);
  await open(`/roster?date=${MONDAY}`);
  await expect.element(cell('Early 0, Mon 22 Nov 2027, 07:00 to 15:00')).toBeVisible();
  const dates = { from: MONDAY, to: MONDAY };
  const off = (name: string) =>
    roster.change(
      {
        type: 'cells',
        body: { action: 'off', cells: [{ employeeId: idOf(name), dates: [MONDAY] }] },
      },
      dates,
    );
  off('Early 1');
  await expect.element(cell('Early 1, Mon 22 Nov 2027, Day Off')).toBeVisible();
  off('Late 298');
  scrollToEnd();
  await expect.element(cell('Late 298, Mon 22 Nov 2027, Day Off')).toBeVisible();
});

const LONG = finding({
  employee_id: idOf('Zoe Zeal'),
  employee_name: 'Zoe Zeal',
  from: MONDAY,
  to: MONDAY,
  text: 'Works 12 h.',
});

test('what belongs to the cells is read with them, and the list of checks of everyone when it is opened', async ({
  server,
  open,
}) => {
  givenRoster(server);
  server.on(listFindings).answer(({ query: { groups } }) => ({
    counts: [],
    findings: groups === early?.id ? [] : [LONG],
  }));
  await open(`/roster?date=${MONDAY}`);
  await expect.element(cell('Early 0, Mon 22 Nov 2027, 07:00 to 15:00')).toBeVisible();
  for (const endpoint of READS)
    await expect.poll(() => groupsRead(server, endpoint)).toEqual([early?.id]);
  scrollToEnd();
  await expect
    .element(page.getByRole('gridcell', { name: /^Zoe Zeal, Mon 22 Nov 2027.*Works 12 h/ }))
    .toBeVisible();
  for (const endpoint of READS)
    await expect.poll(() => groupsRead(server, endpoint)).toEqual([early?.id, `${late?.id},none`]);
  await page.getByRole('button', { name: 'Checks' }).click();
  await expect.poll(() => groupsRead(server, listFindings)).toContain(undefined);
});
