import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as api from '#contract/api/auto-roster';
import { changeCells } from '#contract/api/roster';
import { updateShift } from '#contract/api/shifts';
import type { BodyInput } from '#contract/endpoint';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { failInterruptedRuns } from './interrupted-runs';
import { lockRun } from './runs.queries';
import { generationsOf } from './testing';

let testApp: TestApp;
let roster: Roster;
const { generate, generated, runs } = generationsOf(() => roster);
beforeAll(async () => {
  testApp = await createTestApp({ now: '2027-02-20T00:00:00Z' });
});
beforeEach(async () => {
  roster = await createRoster(testApp);
});
afterAll(() => testApp.close());

test('runs are listed newest first, by page and status', async () => {
  await generated();
  await generate({ expected: { fingerprint: 'x', created: 1, skipped: 0, replaced: 0 } });
  const { browser } = roster.manager;
  const page = await browser.call(api.listRuns, { query: { limit: 1 } });
  expect(page).toMatchObject({ total: 2, totalPages: 2, runs: [{ status: 'failed' }] });
  const completed = await browser.call(api.listRuns, { query: { status: 'completed' } });
  expect(completed.runs).toMatchObject([
    {
      template_name: '4-on-4-off fixed',
      created_by_user_name: 'A manager',
      start_date: '2027-03-01',
      end_date: '2027-03-14',
      error_message: null,
    },
  ]);
  expect(JSON.parse(completed.runs[0]?.summary ?? '')).toMatchObject({ shifts_created: 14 });
  expect(JSON.parse(completed.runs[0]?.generation_params ?? '')).toMatchObject({
    employeeIds: [roster.amyId, roster.benId],
    cycleStartDate: '2027-03-01',
    // The request named no teams: these are the ones it was given.
    teams: [
      { teamId: 'A', employeeIds: [roster.amyId] },
      { teamId: 'B', employeeIds: [roster.benId] },
      { teamId: 'C', employeeIds: [] },
      { teamId: 'D', employeeIds: [] },
    ],
  });
});

test.each([{ page: 0 }, { limit: 101 }, { status: 'lost' }])(
  'a list of runs with %j is refused',
  async (query) => {
    const answer = await roster.manager.browser.request(api.listRuns, { query });
    expect(answer.statusCode).toBe(400);
  },
);

test('undo removes unedited shifts, keeps edited ones and restores replaced ones', async () => {
  const before = await roster.add({ date: '2027-03-02' });
  const { run_id } = await generated({ conflictStrategy: 'replace' });
  const edited = (await roster.all()).find(
    ({ date, employee_id }) => date === '2027-03-04' && employee_id === roster.amyId,
  );
  await roster.manager.browser.call(updateShift, {
    params: { id: edited?.id ?? '' },
    body: { notes: 'mine now' },
  });
  const params = { id: run_id };
  expect(await roster.manager.browser.call(api.getRun, { params })).toMatchObject({
    shifts_untouched: 13,
    shifts_edited: 1,
    replaced: ['Amy Able, Tue 2 Mar, 09:00–17:00 at Depot'],
  });
  const undone = await roster.manager.browser.call(api.undoRun, { params });
  expect(undone).toMatchObject({ removed: 13, kept: 1, restored: 1, rule_paused: false });
  expect((await roster.all()).map(({ id }) => id)).toEqual([before.id, edited?.id]);
  const again = await roster.manager.browser.request(api.undoRun, { params });
  expect([again.statusCode, again.body]).toEqual([409, 'This run has already been undone.']);
});

test('undo removes drafts that were only published since, when asked to', async () => {
  const { run_id } = await generated();
  const [first, second] = await roster.all();
  const cells = [first, second].map((shift) => ({
    employeeId: shift?.employee_id ?? '',
    dates: [shift?.date ?? ''],
  }));
  await roster.manager.browser.call(changeCells, { body: { action: 'publish', cells } });
  const edit = (body: BodyInput<typeof updateShift>) =>
    roster.manager.browser.call(updateShift, { params: { id: second?.id ?? '' }, body });
  await edit({ notes: 'mine now' });
  await edit({ published: false });
  const params = { id: run_id };
  expect(await roster.manager.browser.call(api.getRun, { params })).toMatchObject({
    shifts_untouched: 12,
    shifts_published: 1,
    shifts_edited: 1,
  });
  const body = { includePublished: true };
  const undone = await roster.manager.browser.call(api.undoRun, { params, body });
  expect(undone).toMatchObject({ removed: 13, kept: 1 });
  expect((await roster.all()).map(({ id }) => id)).toEqual([second?.id]);
});

test('undo keeps published drafts unless it is asked to remove them', async () => {
  const { run_id } = await generated();
  const [first] = await roster.all();
  await roster.manager.browser.call(updateShift, {
    params: { id: first?.id ?? '' },
    body: { published: true },
  });
  const params = { id: run_id };
  const undone = await roster.manager.browser.call(api.undoRun, { params, body: {} });
  expect(undone).toMatchObject({ removed: 13, kept: 1 });
});

test('deleting a run keeps its shifts', async () => {
  const { run_id } = await generated();
  await roster.manager.browser.call(api.deleteRun, { params: { id: run_id } });
  expect(await runs()).toEqual([]);
  expect(await roster.all()).toHaveLength(14);
});

test('an interrupted run fails at the next start, and a running one continues', async () => {
  const pending = (id: string) =>
    testApp.sql(
      `insert into generation_runs (id, org_id, created_by_user_name, template_id, template_name, start_date,
        end_date, cycle_start_date, generation_params)
       values ($1, $2, 'x', gen_random_uuid(), 'x', '2027-03-01', '2027-03-02', '2027-03-01', '{}')`,
      [id, roster.orgId],
    );
  const [dead, alive] = [crypto.randomUUID(), crypto.randomUUID()];
  await pending(dead);
  await pending(alive);
  await testApp.database.transact({ orgId: roster.orgId }, async (db) => {
    await lockRun({ db, orgId: roster.orgId }, alive);
    await failInterruptedRuns(testApp.database);
  });
  const byId = new Map((await runs()).map((run) => [run.id, run]));
  expect(byId.get(dead)).toMatchObject({
    status: 'failed',
    error_message: 'Interrupted: nothing was created.',
  });
  expect(byId.get(alive)?.status).toBe('pending');
});
