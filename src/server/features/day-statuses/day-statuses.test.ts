import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as api from '#contract/api/day-statuses';
import type { DayStatusName } from '#engine/cells/cell';
import type { Person } from '../../testing/people';
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

const MARCH = { from: '2027-03-01', to: '2027-03-31' };
const DATE = '2027-03-10';

function set(status: DayStatusName, employeeId = roster.amyId, date = DATE) {
  return roster.manager.browser.call(api.setDayStatus, { body: { employeeId, date, status } });
}

function list(who = roster.manager) {
  return who.browser.call(api.listDayStatuses, { query: MARCH });
}

test('a day has one status, and its shifts stay', async () => {
  const shift = await roster.add();
  expect(await set('sick')).toMatchObject({
    employee_id: roster.amyId,
    date: DATE,
    status: 'sick',
  });
  await set('off');
  expect(await list()).toEqual([{ employee_id: roster.amyId, date: DATE, status: 'off' }]);
  expect(await roster.all()).toMatchObject([{ id: shift.id }]);
});

test('the window includes its first and last day', async () => {
  await set('off', roster.amyId, '2027-02-28');
  await set('off', roster.amyId, MARCH.from);
  await set('off', roster.amyId, MARCH.to);
  await set('off', roster.amyId, '2027-04-01');
  expect((await list()).map(({ date }) => date)).toEqual([MARCH.from, MARCH.to]);
});

test('the statuses of one person are read alone, and nobody else is a person here', async () => {
  await set('sick');
  await set('holiday', roster.benId);
  const read = (who: Person, employeeId: string) =>
    who.browser.request(api.listDayStatuses, { query: { ...MARCH, employeeId } });
  const statuses = async (who: Person, employeeId: string) =>
    (await read(who, employeeId)).json().map(({ status }: api.DayStatus) => status);
  expect(await statuses(roster.manager, roster.benId)).toEqual(['holiday']);
  expect(await statuses(roster.amy, roster.amyId)).toEqual(['sick']);
  expect(await statuses(roster.amy, roster.benId)).toEqual(['unavailable']);
  expect((await read(roster.manager, randomUUID())).statusCode).toBe(404);
});

test('employees read their own status, and of a colleague only that the day is taken', async () => {
  await set('sick');
  await set('holiday', roster.benId);
  const own = { employee_id: roster.amyId, date: DATE, status: 'sick' };
  const colleague = { employee_id: roster.benId, date: DATE, status: 'unavailable' };
  expect(await list(roster.amy)).toHaveLength(2);
  expect(await list(roster.amy)).toEqual(expect.arrayContaining([own, colleague]));
});

test('removing a status keeps the shifts, and does nothing without a status', async () => {
  await roster.add();
  await set('sick');
  const params = { employeeId: roster.amyId, date: DATE };
  const { browser } = roster.manager;
  expect((await browser.call(api.removeDayStatus, { params })).undo_id).not.toBeNull();
  expect((await browser.call(api.removeDayStatus, { params })).undo_id).toBeNull();
  expect(await list()).toEqual([]);
  expect(await roster.all()).toHaveLength(1);
});

describe('clear day', () => {
  test('removes the shifts that start on the day, and its status, but nothing else', async () => {
    const night = await roster.add({ date: '2027-03-09', startTime: '22:00', endTime: '06:00' });
    await roster.add();
    await roster.add({ startTime: '22:00', endTime: '06:00' });
    const bens = await roster.add({ employeeId: roster.benId });
    await set('off');
    await roster.manager.browser.call(api.clearDay, {
      params: { employeeId: roster.amyId, date: DATE },
    });
    expect((await roster.all()).map(({ id }) => id)).toEqual([night.id, bens.id]);
    expect(await list()).toEqual([]);
  });

  test.each(['2027-13-01', '2027-02-29', 'today'])('no such date: %s', async (date) => {
    const answer = await roster.manager.browser.request(api.clearDay, {
      params: { employeeId: roster.amyId, date },
    });
    expect(answer.statusCode).toBe(404);
  });
});
