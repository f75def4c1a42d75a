import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCoverNeed } from '#contract/api/cover';
import * as api from '#contract/api/repairs';
import { undoChange } from '#contract/api/roster';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
let roster: Roster;

beforeAll(async () => {
  testApp = await createTestApp({ now: '2027-03-01T00:00:00Z' });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  roster = await createRoster(testApp);
});

const find = (shiftId: string) =>
  roster.manager.browser.call(api.findRepairs, { body: { shiftId } });

async function needOnePerson() {
  const need = { label: 'Day', weekdays: [3], onHolidays: 'as-weekday' as const, role: null };
  const figures = { minimum: 1, target: 1, maximum: null, groupId: null, skills: [] };
  const times = { startTime: '09:00', endTime: '17:00', validFrom: null, validTo: null };
  await roster.owner.browser.call(createCoverNeed, {
    body: { locationId: roster.depot.id, ...need, ...figures, ...times },
  });
}

test('a colleague who is free is proposed, applied in one step, and undone in one', async () => {
  await needOnePerson();
  const shift = await roster.add({ published: true });
  await roster.add({ employeeId: roster.benId, date: '2027-03-12' });
  const { repairs, open } = await find(shift.id);
  const ben = repairs.find(({ moves }) => moves[0]?.to_employee_id === roster.benId);
  expect(ben).toMatchObject({
    warnings: [],
    moves: [{ from_name: 'Amy Able', to_name: 'Ben Bold' }],
  });
  expect(open).toEqual({ price: 200, text: 'The job site is then below its minimum.' });
  const applied = await roster.manager.browser.call(api.applyRepair, {
    body: { moves: [{ shiftId: shift.id, employeeId: roster.benId }] },
  });
  expect(applied.shifts).toBe(1);
  const owners = async () =>
    (await roster.all()).map(({ date, employee_name }) => `${date} ${employee_name}`);
  expect(await owners()).toEqual(['2027-03-10 Ben Bold', '2027-03-12 Ben Bold']);
  await roster.manager.browser.call(undoChange, {
    params: { id: applied.undo_id ?? '' },
    body: {},
  });
  expect(await owners()).toEqual(['2027-03-10 Amy Able', '2027-03-12 Ben Bold']);
});

test('someone who is away is never proposed, and the answer says why', async () => {
  await needOnePerson();
  const shift = await roster.add();
  await testApp.sql(
    `insert into day_statuses (org_id, employee_id, date, status)
     select org_id, id, '2027-03-10', 'sick' from employees where org_id = $1`,
    [roster.orgId],
  );
  const { repairs, why, open } = await find(shift.id);
  expect(repairs).toEqual([]);
  expect(why).toMatch(/can be asked: \d (is|are) sick\.$/);
  expect(open).toEqual({ price: 200, text: 'The job site is then below its minimum.' });
});
