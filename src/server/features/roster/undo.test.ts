// Undo brings back the very same rows, or says why not.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as statuses from '#contract/api/day-statuses';
import * as api from '#contract/api/roster';
import * as shifts from '#contract/api/shifts';
import type { Person } from '../../testing/people';
import { addMember } from '../../testing/people';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  roster = await createRoster(testApp);
});
afterAll(() => testApp.close());

const DATE = '2027-03-10';
const day = () => ({ employeeId: roster.amyId, date: DATE });
const cells = () => [{ employeeId: roster.amyId, dates: [DATE] }];

/** Everything of the organisation's roster. */
async function rows() {
  return testApp.sql(
    `select to_jsonb(s) as row from shifts s where org_id = $1
      union all select to_jsonb(d) from day_statuses d where org_id = $1 order by 1`,
    [roster.orgId],
  );
}

function undo(undoId: string | null, who: Person = roster.manager) {
  return who.browser.request(api.undoChange, { params: { id: undoId ?? '' } });
}

const CHANGES: [string, (shift: shifts.Shift) => Promise<{ undo_id: string | null }>][] = [
  ['delete', ({ id }) => browser().call(shifts.deleteShift, { params: { id } })],
  [
    'create',
    () => browser().call(shifts.createShift, { body: roster.shift({ date: '2027-03-11' }) }),
  ],
  [
    'overwrite',
    () =>
      browser().call(shifts.createShift, {
        body: roster.shift({ overwrite: true, endTime: '18:00' }),
      }),
  ],
  [
    'change',
    ({ id }) =>
      browser().call(shifts.updateShift, {
        params: { id },
        body: { employeeId: roster.benId, date: '2027-03-12', notes: 'moved', published: true },
      }),
  ],
  ['status', () => browser().call(statuses.setDayStatus, { body: { ...day(), status: 'off' } })],
  ['status removed', () => browser().call(statuses.removeDayStatus, { params: day() })],
  ['clear', () => browser().call(statuses.clearDay, { params: day() })],
  [
    'bulk publish',
    () => browser().call(api.changeCells, { body: { action: 'publish', cells: cells() } }),
  ],
  [
    'bulk clear',
    () => browser().call(api.changeCells, { body: { action: 'clear', cells: cells() } }),
  ],
  [
    'bulk status',
    () => browser().call(api.changeCells, { body: { action: 'holiday', cells: cells() } }),
  ],
  [
    'move',
    () => browser().call(api.transferCells, { body: { mode: 'move', cells: cells(), days: 1 } }),
  ],
  [
    'copy',
    () => browser().call(api.transferCells, { body: { mode: 'copy', cells: cells(), days: 1 } }),
  ],
];

function browser() {
  return roster.manager.browser;
}

test.each(CHANGES)('%s, and back', async (_name, change) => {
  const shift = await roster.add({ notes: 'as it was', roleLabel: 'Nurse' });
  await browser().call(statuses.setDayStatus, { body: { ...day(), status: 'sick' } });
  const before = await rows();
  const { undo_id } = await change(shift);
  expect(await rows()).not.toEqual(before);
  expect((await undo(undo_id)).statusCode).toBe(200);
  expect(await rows()).toEqual(before);
  expect((await undo(undo_id)).statusCode).toBe(404);
});

test('not when someone has changed the same since', async () => {
  const shift = await roster.add();
  const mine = await browser().call(shifts.updateShift, {
    params: { id: shift.id },
    body: { notes: 'mine' },
  });
  const kim = await addMember(testApp, roster.orgId, 'admin');
  await kim.browser.call(shifts.updateShift, {
    params: { id: shift.id },
    body: { notes: 'theirs' },
  });
  const answer = await undo(mine.undo_id);
  expect(answer.statusCode).toBe(409);
  expect(answer.body).toBe("A admin has changed this since, so we didn't undo it.");
  expect((await roster.all())[0]?.notes).toBe('theirs');
});

test('not when the place has been taken since', async () => {
  const shift = await roster.add();
  const { undo_id } = await browser().call(shifts.deleteShift, { params: { id: shift.id } });
  await roster.add({ startTime: '10:00', endTime: '11:00' });
  const answer = await undo(undo_id);
  expect(answer.body).toBe(
    "Amy Able already works 10:00–11:00 at Depot on Wed 10 Mar. So we didn't undo the change.",
  );
  expect(await roster.all()).toHaveLength(1);
});

test('not when the status of the day is another one now', async () => {
  const first = await browser().call(statuses.setDayStatus, { body: { ...day(), status: 'off' } });
  await browser().call(statuses.setDayStatus, { body: { ...day(), status: 'sick' } });
  expect((await undo(first.undo_id)).statusCode).toBe(409);
});

test('not for someone who has left', async () => {
  const shift = await roster.add();
  const { undo_id } = await browser().call(shifts.deleteShift, { params: { id: shift.id } });
  await testApp.sql(
    'update employees set deleted_at = now(), user_id = null, shift_group_id = null where id = $1',
    [roster.amyId],
  );
  expect((await undo(undo_id)).statusCode).toBe(409);
  expect(await roster.all()).toEqual([]);
});

test('only by the one who did it', async () => {
  const shift = await roster.add();
  const { undo_id } = await browser().call(shifts.deleteShift, { params: { id: shift.id } });
  const kim = await addMember(testApp, roster.orgId, 'admin');
  expect((await undo(undo_id, kim)).statusCode).toBe(404);
  expect((await undo(undo_id)).statusCode).toBe(200);
});
