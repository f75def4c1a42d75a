import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as api from '#contract/api/timesheets';
import { LIMITS } from '#contract/limits';
import type { CalendarDate } from '#engine/time/kinds';
import { createRoster, type Roster } from '../../testing/roster';
import { countRowsRead } from '../../testing/rows-read';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { listSheets } from './list-sheets';

let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  testApp = await createTestApp({ now: '2027-03-31T09:00:00Z' });
});
beforeEach(async () => {
  roster = await createRoster(testApp);
});
afterAll(() => testApp.close());

const WINDOW = { from: '2027-03-01' as CalendarDate, to: '2027-03-31' as CalendarDate };

interface Sheets {
  of?: string | undefined;
  state: string;
  flags?: string[];
  times?: number;
  locationId?: string | null;
  from?: string;
}

/** One a minute. */
function addSheets(sheets: Sheets) {
  const { of, state, flags = [], times = 1, locationId = null, from = '2027-03-10' } = sheets;
  return testApp.sql(
    `insert into timesheets (org_id, id, employee_id, location_id, timezone, date, start_at, end_at, flags, state)
     select $1, gen_random_uuid(), $2, $3, 'UTC', start_at::date, start_at, start_at + interval '1 minute', $4, $5
       from generate_series(1, $6::int) n, lateral (select $7::timestamptz + n * interval '1 minute' as start_at) t`,
    [roster.orgId, of ?? roster.amyId, locationId, flags, state, times, from],
  );
}

const list = async (query: Partial<(typeof api.listTimesheets)['query']['_input']>) => {
  const { timesheets } = await roster.manager.browser.call(api.listTimesheets, {
    query: { ...WINDOW, ...query },
  });
  return timesheets.map(({ employee_name, state }) => [employee_name, state]);
};
const count = (query: { find?: string; locationId?: string } = {}) =>
  roster.manager.browser.call(api.countTimesheets, { query: { ...WINDOW, ...query } });

test('timesheets are listed and counted by what they wait for, at a job site and by name', async () => {
  const { amyId, benId, depot } = roster;
  await addSheets({ of: amyId, state: 'running' });
  await addSheets({ of: amyId, state: 'attention', flags: ['unrostered'] });
  await addSheets({ of: benId, state: 'disputed' });
  await addSheets({ of: amyId, state: 'draft', locationId: depot.id });
  await addSheets({ of: benId, state: 'confirmed' });
  await addSheets({ of: benId, state: 'draft', flags: ['break-unanswered'] });
  await addSheets({ of: amyId, state: 'approved' });
  const [amy, ben] = ['Amy Able', 'Ben Bold'];
  const sorted = (rows: string[][]) => rows.map((row) => row.join(' ')).sort();
  expect(sorted(await list({ list: 'attention' }))).toEqual(
    sorted([
      [amy, 'attention'],
      [ben, 'disputed'],
    ]),
  );
  expect(sorted(await list({ list: 'approve' }))).toEqual(
    sorted([
      [amy, 'draft'],
      [ben, 'confirmed'],
      [ben, 'draft'],
    ]),
  );
  expect(await list({ list: 'decided' })).toEqual([[amy, 'approved']]);
  expect(await list({ list: 'approve', locationId: depot.id })).toEqual([[amy, 'draft']]);
  expect(await list({ list: 'attention', find: 'BEN' })).toEqual([[ben, 'disputed']]);
  // What means something to a pattern is only a letter here.
  expect(await list({ find: '%' })).toEqual([]);
  expect(await count()).toEqual({
    running: 1,
    running_names: [amy],
    attention: 2,
    approve: 3,
    clean: 2,
  });
  expect(await count({ locationId: depot.id })).toMatchObject({ running: 0, approve: 1, clean: 1 });
  expect(await count({ find: ben })).toMatchObject({ attention: 1, approve: 2, clean: 1 });
});

test('all that are clean are approved in parts, but for the own ones and those with a flag', async () => {
  const { amyId, depot, manager } = roster;
  await addSheets({ of: amyId, state: 'draft', times: LIMITS.timesheets + 1 });
  await addSheets({ of: amyId, state: 'draft', flags: ['break-unanswered'] });
  await addSheets({ of: amyId, state: 'attention', flags: ['unrostered'] });
  await addSheets({ of: amyId, state: 'disputed' });
  await addSheets({ of: manager.user.employee_id ?? '', state: 'confirmed', locationId: depot.id });
  expect(await count()).toMatchObject({ approve: LIMITS.timesheets + 3 });
  const approve = (body: object) =>
    manager.browser.call(api.approveCleanTimesheets, { body: { ...WINDOW, ...body } });
  // A place where there is only what the manager worked.
  expect(await approve({ locationId: depot.id })).toEqual({ approved: 0, next: null });
  const first = await approve({});
  expect(first.next).not.toBeNull();
  const rest = await approve({ after: first.next ?? undefined });
  expect([first.approved + rest.approved, rest.next]).toEqual([LIMITS.timesheets + 1, null]);
  expect(await approve({})).toEqual({ approved: 0, next: null });
  expect(await count()).toMatchObject({ attention: 2, approve: 2, clean: 0 });
});

test('a page reads no more than it shows, however many were approved before it or wait after it', async () => {
  await addSheets({ state: 'approved', times: 6_000 });
  await addSheets({ state: 'draft', times: 3_000, from: '2027-03-20' });
  await testApp.sql('analyze');
  for (const list of ['approve', 'decided'] as const) {
    const rowsRead = await countRowsRead(testApp, roster.orgId, ['timesheets'], (scope) =>
      listSheets(scope, { ...WINDOW, list, limit: 20 }),
    );
    expect(rowsRead, list).toBeGreaterThanOrEqual(20);
    expect(rowsRead, list).toBeLessThan(100);
  }
});
