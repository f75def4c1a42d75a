import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as api from '#contract/api/roster';
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

const WEEK = ['2027-03-08', '2027-03-09', '2027-03-10', '2027-03-11', '2027-03-12'];

function on(employeeId: string, dates = WEEK) {
  return { employeeId, dates };
}

function fill(date: string, cells: { employeeId: string; dates: string[] }[]) {
  return roster.manager.browser.request(api.fillCells, {
    body: { sources: [{ employeeId: roster.amyId, date, cells }] },
  });
}

async function days(employeeId: string) {
  const all = await roster.all();
  return all.filter((shift) => shift.employee_id === employeeId).map(({ date }) => date);
}

test('one copied day fills a week of two people, as drafts with the role and the notes', async () => {
  await roster.add({ date: '2027-03-08', roleLabel: 'Nurse', notes: 'Keys', published: true });
  const answer = await fill('2027-03-08', [on(roster.amyId), on(roster.benId)]);
  expect(answer.json()).toMatchObject({ shifts: 9, skipped: 0, statuses: 0 });
  expect(await days(roster.amyId)).toEqual(WEEK);
  expect(await days(roster.benId)).toEqual(WEEK);
  const copy = (await roster.all()).at(-1);
  expect(copy).toMatchObject({ role_label: 'Nurse', notes: 'Keys', published: false });

  const { undo_id } = answer.json() as { undo_id: string };
  await roster.manager.browser.call(api.undoChange, { params: { id: undo_id } });
  expect(await roster.all()).toHaveLength(1);
});

test('a fill leaves out days with a status and times when the person already works', async () => {
  await roster.add({ date: '2027-03-08' });
  await roster.add({ date: '2027-03-09', startTime: '16:00', endTime: '18:00' });
  await roster.manager.browser.call(api.changeCells, {
    body: { action: 'sick', cells: [on(roster.amyId, ['2027-03-10'])] },
  });
  const answer = await fill('2027-03-08', [on(roster.amyId)]);
  expect(answer.json()).toMatchObject({ shifts: 2, skipped: 2 });
  expect(await days(roster.amyId)).toEqual([
    '2027-03-08',
    '2027-03-09',
    '2027-03-11',
    '2027-03-12',
  ]);
});

test('a new shift is added to many days at once', async () => {
  await roster.add({ date: '2027-03-09' });
  const body = {
    cells: [on(roster.amyId), on(roster.benId)],
    locationId: roster.depot.id,
    startTime: '07:00',
    endTime: '15:00',
  };
  const { browser } = roster.manager;
  expect(await browser.call(api.addShifts, { body })).toMatchObject({ shifts: 9, skipped: 1 });
  const same = await browser.request(api.addShifts, { body: { ...body, endTime: '07:00' } });
  expect(same.statusCode).toBe(400);
  const nowhere = { ...body, locationId: crypto.randomUUID() };
  expect((await browser.request(api.addShifts, { body: nowhere })).statusCode).toBe(404);
});
