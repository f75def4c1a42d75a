import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { generateRoster } from '#contract/api/auto-roster';
import { setDayStatus } from '#contract/api/day-statuses';
import * as api from '#contract/api/days-off-links';
import { deleteEmployee } from '#contract/api/employees';
import type { Person } from '../../testing/people';
import { addMember } from '../../testing/people';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { SYSTEM_TEMPLATES } from '../shift-templates/system-templates';

let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  testApp = await createTestApp({ now: '2027-03-10T02:00:00Z' });
});
beforeEach(async () => {
  roster = await createRoster(testApp);
});
afterAll(() => testApp.close());

const WEEK = { from: '2027-03-10', to: '2027-03-16' };
const links = ({ browser }: Person) => browser.call(api.listDaysOffLinks);
const ask = ({ browser }: Person, employeeId: string) =>
  browser.call(api.askForDaysOff, { body: { employeeId } });
const days = ({ browser }: Person, id: string) =>
  browser.request(api.getCommonDaysOff, { params: { id }, query: WEEK });

async function agreed(): Promise<string> {
  const { id } = await ask(roster.amy, roster.benId);
  await roster.ben.browser.call(api.agreeToDaysOff, { params: { id } });
  return id;
}

/** Amy works on the 10th and into the 12th, Ben on the 13th; both are known to the 16th. */
async function addWeek() {
  await roster.add({ published: true });
  await roster.add({ date: '2027-03-11', startTime: '19:00', endTime: '07:00', published: true });
  await roster.add({ date: '2027-03-16', published: true });
  await roster.add({ employeeId: roster.benId, date: '2027-03-13', published: true });
  await roster.add({ employeeId: roster.benId, date: '2027-03-16', published: true });
}

test('one asks, the other agrees, and both read the same days and nothing else', async () => {
  await addWeek();
  const { id } = await ask(roster.amy, roster.benId);
  expect(await links(roster.amy)).toMatchObject([{ id, name: 'Ben Bold', state: 'you asked' }]);
  expect(await links(roster.ben)).toMatchObject([{ id, name: 'Amy Able', state: 'asks you' }]);
  expect((await days(roster.amy, id)).statusCode).toBe(404);
  expect((await days(roster.ben, id)).statusCode).toBe(404);
  await roster.ben.browser.call(api.agreeToDaysOff, { params: { id } });
  const expected = { days: ['2027-03-14', '2027-03-15'] };
  expect((await days(roster.amy, id)).json()).toEqual(expected);
  expect((await days(roster.ben, id)).json()).toEqual(expected);
});

test('neither sickness nor a draft changes the answer', async () => {
  await addWeek();
  const id = await agreed();
  const before = (await days(roster.amy, id)).json();
  await roster.manager.browser.call(setDayStatus, {
    body: { employeeId: roster.benId, date: '2027-03-13', status: 'sick' },
  });
  await roster.add({ employeeId: roster.benId, date: '2027-03-14' });
  expect((await days(roster.amy, id)).json()).toEqual(before);
});

test('beyond what is published the patterns count, and without them nothing is known', async () => {
  const id = await agreed();
  expect((await days(roster.amy, id)).json()).toEqual({ days: [] });
  await roster.manager.browser.call(generateRoster, {
    body: {
      templateId: SYSTEM_TEMPLATES.find(({ name }) => name === '4-on-2-off fixed')?.id ?? '',
      startDate: '2027-03-01',
      endDate: '2027-03-12',
      employeeIds: [roster.amyId, roster.benId],
      teams: [{ teamId: 'A', teamName: 'A', employeeIds: [roster.amyId, roster.benId] }],
      parameters: { default_location_id: roster.depot.id },
      published: true,
      rule: { name: 'Depot days' },
    },
  });
  // Four on from 1, 7 and 13 March.
  expect((await days(roster.amy, id)).json()).toEqual({ days: ['2027-03-11', '2027-03-12'] });
  const { days: later } = await roster.amy.browser.call(api.getCommonDaysOff, {
    params: { id },
    query: { from: '2028-03-01', to: '2028-03-31' },
  });
  expect(later.length).toBeGreaterThan(8);
});

test('nobody agrees for the other, and two who ask each other agree', async () => {
  const { id } = await ask(roster.amy, roster.benId);
  const own = await roster.amy.browser.request(api.agreeToDaysOff, { params: { id } });
  expect(own.statusCode).toBe(403);
  await ask(roster.amy, roster.benId);
  expect(await links(roster.amy)).toMatchObject([{ state: 'you asked' }]);
  expect(await ask(roster.ben, roster.amyId)).toMatchObject({ id, state: 'agreed' });
});

test('either ends it at any time, and a third person never sees it', async () => {
  const id = await agreed();
  for (const call of [api.agreeToDaysOff, api.endDaysOffLink]) {
    expect((await roster.manager.browser.request(call, { params: { id } })).statusCode).toBe(404);
  }
  expect((await days(roster.manager, id)).statusCode).toBe(404);
  expect(await links(roster.manager)).toEqual([]);
  await roster.ben.browser.call(api.endDaysOffLink, { params: { id } });
  expect((await days(roster.amy, id)).statusCode).toBe(404);
  expect(await links(roster.amy)).toEqual([]);
});

test('it ends when one of them leaves', async () => {
  await agreed();
  await roster.manager.browser.call(deleteEmployee, { params: { id: roster.benId } });
  expect(await links(roster.amy)).toEqual([]);
  expect(
    await testApp.sql('select 1 from days_off_links where org_id = $1', [roster.orgId]),
  ).toEqual([]);
});

test('one cannot ask oneself, someone without an account, or all day long', async () => {
  const asks = (employeeId: string) =>
    roster.amy.browser.request(api.askForDaysOff, { body: { employeeId } });
  expect((await asks(roster.amyId)).statusCode).toBe(400);
  const cat = await addMember(testApp, roster.orgId, 'employee');
  await testApp.sql('update employees set user_id = null where id = $1', [cat.user.employee_id]);
  expect((await asks(cat.user.employee_id ?? '')).statusCode).toBe(409);
  const codes = new Set<number>();
  for (let count = 0; count < 21; count += 1) {
    const { statusCode, body } = await asks(roster.benId);
    codes.add(statusCode);
    if (statusCode === 200) {
      const { id } = JSON.parse(body);
      await roster.ben.browser.call(api.endDaysOffLink, { params: { id } });
    }
  }
  expect([...codes]).toEqual([200, 429]);
});
