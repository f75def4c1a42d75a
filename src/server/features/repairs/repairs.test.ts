import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCoverNeed } from '#contract/api/cover';
import { listNotices } from '#contract/api/notices';
import * as api from '#contract/api/repairs';
import { answerRequest, listRequests } from '#contract/api/requests';
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
  expect(why).toMatch(/^Nobody is free\. \d people do such shifts: \d are sick\.$/);
  expect(open).toEqual({ price: 200, text: 'The job site is then below its minimum.' });
});

async function sickAmy() {
  await testApp.sql(
    `insert into day_statuses (org_id, employee_id, date, status)
     values ($1, $2, '2027-03-10', 'sick')`,
    [roster.orgId, roster.amyId],
  );
}

const ask = (shiftId: string, employeeIds = [roster.benId]) =>
  roster.manager.browser.request(api.askForCover, { body: { shiftId, employeeIds } });
const owners = async () =>
  (await roster.all()).map(({ date, employee_name }) => `${date} ${employee_name}`);

test('a colleague who is asked accepts, and works the shift without another decision', async () => {
  const shift = await roster.add({ published: true });
  await sickAmy();
  // Swaps among colleagues are off: a manager may still ask.
  await testApp.sql("insert into request_policies (org_id, swaps) values ($1, 'never')", [
    roster.orgId,
  ]);
  expect((await find(shift.id)).can_ask).toContainEqual({
    employee_id: roster.benId,
    name: 'Ben Bold',
  });
  expect((await ask(shift.id)).json()).toEqual({ asked: 1 });
  expect((await find(shift.id)).asked).toEqual([{ name: 'Ben Bold', answer: null }]);
  const { notices } = await roster.ben.browser.call(listNotices, { query: {} });
  expect(notices.map(({ subject }) => subject?.title)).toContain('Can you work this shift?');
  const [request] = await roster.ben.browser.call(listRequests);
  await roster.ben.browser.call(answerRequest, {
    params: { id: request?.id ?? '' },
    body: { answer: 'accept' },
  });
  expect(await owners()).toEqual(['2027-03-10 Ben Bold']);
  const told = (await roster.manager.browser.call(listNotices, { query: {} })).notices;
  expect(told.map(({ subject }) => subject?.title)).toContain('Someone works the shift');
});

test('whoever is asked learns nothing of why, and who is sick is asked nothing', async () => {
  const shift = await roster.add({ published: true });
  await sickAmy();
  await ask(shift.id);
  expect(await roster.amy.browser.call(listRequests)).toEqual([]);
  const seen = JSON.stringify([
    await roster.ben.browser.call(listRequests),
    await roster.ben.browser.call(listNotices, { query: {} }),
  ]);
  expect(seen).not.toMatch(/sick/i);
});

test('when nobody accepts, managers hear of it and can ask again', async () => {
  const shift = await roster.add({ published: true });
  await ask(shift.id);
  expect((await ask(shift.id)).statusCode).toBe(409);
  const [request] = await roster.ben.browser.call(listRequests);
  await roster.ben.browser.call(answerRequest, {
    params: { id: request?.id ?? '' },
    body: { answer: 'decline' },
  });
  const told = (await roster.manager.browser.call(listNotices, { query: {} })).notices;
  expect(told.map(({ subject }) => subject?.title)).toContain('Nobody accepted the shift');
  expect((await ask(shift.id)).statusCode).toBe(200);
});

test('a manager withdraws a question, and whoever has not answered is told', async () => {
  const shift = await roster.add({ published: true });
  await ask(shift.id);
  const withdraw = (who = roster.manager) =>
    who.browser.request(api.withdrawAsk, { body: { shiftId: shift.id } });
  expect((await withdraw(roster.amy)).statusCode).toBe(403);
  // Another manager may, too.
  expect((await withdraw(roster.owner)).json()).toEqual({ told: 1 });
  expect((await find(shift.id)).asked).toEqual([]);
  const { notices } = await roster.ben.browser.call(listNotices, { query: {} });
  expect(notices.map(({ subject }) => subject?.title)).toContain('A shift no longer needs you');
  const open = (await roster.ben.browser.call(listRequests)).filter(
    ({ state }) => state === 'asked',
  );
  expect(open).toEqual([]);
  expect(await owners()).toEqual(['2027-03-10 Amy Able']);
  const again = await withdraw();
  expect([again.statusCode, again.body]).toEqual([409, 'This request has already ended.']);
  expect((await ask(shift.id)).statusCode).toBe(200);
});

test('nobody can be asked about a draft', async () => {
  const shift = await roster.add({ published: false });
  expect((await find(shift.id)).can_ask).toEqual([]);
  const answer = await ask(shift.id);
  expect([answer.statusCode, answer.body]).toEqual([
    409,
    "You can only ask people about a published shift that hasn't begun. Publish it first.",
  ]);
});
