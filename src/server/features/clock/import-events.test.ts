import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ClockRow, importClockEvents } from '#contract/api/clock-import';
import { listTimesheetEvents, listTimesheets } from '#contract/api/timesheets';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';

const time = { now: '2027-03-12T00:00:00Z' };
let testApp: TestApp;
let roster: Roster;
let email: string;
beforeAll(async () => {
  testApp = await createTestApp(time);
});
beforeEach(async () => {
  roster = await createRoster(testApp);
  const rows = await testApp.sql('select email from employees where id = $1', [roster.amyId]);
  email = String(rows[0]?.email);
  await testApp.sql(
    `insert into contracts (org_id, employee_id, valid_from, type, employee_number)
     values ($1, $2, '2027-01-01', 'casual', 'E-7')`,
    [roster.orgId, roster.benId],
  );
  await roster.add({ published: true });
});
afterAll(() => testApp.close());

const row = (changes: Partial<ClockRow> = {}): ClockRow => ({
  employee: email,
  job_site: 'depot',
  kind: 'in',
  date: '10/03/2027',
  time: '09:00',
  break: '',
  ...changes,
});
const DAY = () => [row(), row({ kind: 'Clock out', time: '5:00pm', break: 'Not taken' })];
const send = (rows: ClockRow[], dryRun = false) =>
  roster.manager.browser.call(importClockEvents, { body: { dryRun, rows } });
const sheets = async () => {
  const query = { from: '2027-03-01', to: '2027-03-31' };
  return (await roster.manager.browser.call(listTimesheets, { query })).timesheets;
};

test('rows of another clock become timesheets, and a preview saves nothing', async () => {
  const preview = await send(DAY(), true);
  expect(preview).toEqual({ events: 2, people: 1, known: 0, closed: 0, problems: [] });
  expect(await sheets()).toEqual([]);
  expect(await send(DAY())).toEqual(preview);
  const [sheet] = await sheets();
  expect(sheet).toMatchObject({
    employee_id: roster.amyId,
    elapsed_seconds: 8 * 3600,
    break_answer: 'not-taken',
    flags: [],
    state: 'draft',
  });
  const events = await roster.manager.browser.call(listTimesheetEvents, {
    params: { id: sheet?.id ?? '' },
  });
  expect(events.map(({ source, entered_by_name }) => [source, entered_by_name])).toEqual([
    ['import', roster.manager.user.name],
    ['import', roster.manager.user.name],
  ]);
});

test('the same file twice, or with a row twice, is the same events', async () => {
  await send(DAY());
  const more = row({ employee: 'e-7', time: '10:00:15' });
  const again = await send([...DAY(), more, more]);
  expect(again).toEqual({ events: 1, people: 1, known: 3, closed: 0, problems: [] });
  expect((await sheets()).map(({ employee_id, start_at }) => [employee_id, start_at])).toEqual([
    [roster.amyId, '2027-03-09T22:00:00.000Z'],
    [roster.benId, '2027-03-09T23:00:15.000Z'],
  ]);
  expect(await send([...DAY(), more])).toMatchObject({ events: 0, known: 3 });
});

test('each bad row says what to do, and then no row is saved', async () => {
  await testApp.sql(
    "insert into locations (org_id, name, timezone) values ($1, 'Mill', 'UTC'), ($1, 'Mill', 'UTC')",
    [roster.orgId],
  );
  const answer = await send([
    ...DAY(),
    row({ employee: 'nobody@example.com' }),
    row({ job_site: 'Quarry' }),
    row({ job_site: 'Mill' }),
    row({ kind: 'lunch' }),
    row({ date: '03/31/2027' }),
    row({ date: 'Tuesday' }),
    row({ time: '25:00' }),
    row({ date: '12/03/2027', time: '11:01' }),
    row({ break: 'perhaps' }),
    row({ break: 'taken' }),
  ]);
  expect(
    answer.problems.map(({ row: at, field, message }) => `${at} ${field}: ${message}`),
  ).toEqual([
    '2 employee: Nobody here has this number or email.',
    '3 job_site: There is no such job site.',
    '4 job_site: Several job sites have this name. Rename one first.',
    "5 kind: Write 'in', 'out', 'break start' or 'break end'.",
    '6 date: Write the day before the month.',
    '7 date: Write a date as 31/12/2026.',
    '8 time: Write a time as 09:00 or 17:30.',
    '9 time: This is in the future.',
    "10 break: Write 'taken', 'not taken' or 'not offered', or nothing.",
    "11 break: Only a row with 'out' can say this.",
  ]);
  expect(await sheets()).toEqual([]);
});

test("people of another organisation are nobody here, and an employee can't import", async () => {
  const other = await createRoster(testApp);
  const rows = await testApp.sql('select email from employees where id = $1', [other.amyId]);
  const answer = await send([row({ employee: String(rows[0]?.email) })], true);
  expect(answer.problems).toMatchObject([{ message: 'Nobody here has this number or email.' }]);
  const refused = await roster.amy.browser.request(importClockEvents, { body: { rows: DAY() } });
  expect(refused.statusCode).toBe(403);
});
