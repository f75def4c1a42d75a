import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCoverNeed } from '#contract/api/cover';
import { listNotices } from '#contract/api/notices';
import { deleteShift } from '#contract/api/shifts';
import type { Instant } from '#engine/time/kinds';
import { runDueJobs } from '../../jobs/jobs';
import { coverNeed } from '../../testing/cover-need';
import type { Person } from '../../testing/people';
import { addSite, createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { emailsAt } from '../notices/testing';

/** Monday 8 March 2027, 7 am in Sydney. */
const MORNING = '2027-03-07T20:00:00Z';
let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  for (const table of ['untold_changes', 'notices', 'cover_needs', 'rate_limits'])
    await testApp.sql(`delete from ${table}`);
  roster = await createRoster(testApp);
});
afterAll(() => testApp.close());

/** One person on Wednesdays and Thursdays. */
const need = (changes: object = {}) =>
  roster.owner.browser.call(createCoverNeed, {
    body: coverNeed(roster, { weekdays: [3, 4], ...changes }),
  });

async function lookAt(now: string) {
  await testApp.sql("select graphile_worker.add_job('tell-of-short-cover')");
  await runDueJobs({
    config: testApp.config,
    database: testApp.database,
    mailer: { send: async () => undefined, close: () => undefined },
    log: pino({ level: 'silent' }),
    clock: () => Date.parse(now) as Instant,
    payments: testApp.payments,
    push: testApp.push,
  });
}

/** Newest first. */
async function toldTo({ browser }: Person) {
  const { notices } = await browser.call(listNotices, { query: {} });
  return notices.map(({ subject }) => subject?.lines.map(({ text }) => text));
}

test('managers are told once which days of the week are short, from 7 am in Sydney', async () => {
  await need();
  await roster.add({ date: '2027-03-11' });
  await lookAt('2027-03-07T19:59:00Z');
  expect(await toldTo(roster.manager)).toEqual([]);
  await lookAt(MORNING);
  await lookAt('2027-03-07T21:00:00Z');
  const lines = ['Depot, Wed 10 Mar, 09:00–17:00: 1 person below the minimum'];
  expect(await toldTo(roster.manager)).toEqual([lines]);
  expect(await toldTo(roster.owner)).toEqual([lines]);
  expect(await toldTo(roster.amy)).toEqual([]);
  const [mail] = await emailsAt(testApp, '2027-03-07T21:00:00Z');
  expect(mail?.subject).toBe('Cover is short at Acacia');
});

test('a day that is still short is told once more on the day itself, until it is over', async () => {
  await need({ weekdays: [3] });
  await lookAt(MORNING);
  await lookAt('2027-03-09T20:00:00Z');
  expect(await toldTo(roster.manager)).toEqual([
    ['Depot, Wed 10 Mar, 09:00–17:00: 1 person below the minimum'],
    ['Depot, Wed 10 Mar, 09:00–17:00: 1 person below the minimum'],
  ]);
  await lookAt('2027-03-10T07:00:00Z');
  expect(await toldTo(roster.manager)).toHaveLength(2);
});

test('a day that becomes short later is told with the next look, and each site has its own line', async () => {
  await need({ weekdays: [3] });
  const perth = await addSite(roster.manager, 'Perth', 'WA');
  await need({ locationId: perth.id, weekdays: [4], minimum: 2, target: 2 });
  const shift = await roster.add();
  await lookAt(MORNING);
  expect(await toldTo(roster.manager)).toEqual([
    ['Perth, Thu 11 Mar, 09:00–17:00: 2 people below the minimum'],
  ]);
  await roster.manager.browser.call(deleteShift, { params: { id: shift.id } });
  await lookAt('2027-03-07T21:00:00Z');
  expect((await toldTo(roster.manager))[0]).toEqual([
    'Depot, Wed 10 Mar, 09:00–17:00: 1 person below the minimum',
  ]);
});

test('a gap that is filled before the email goes out is in no email', async () => {
  await need({ weekdays: [3] });
  await lookAt('2027-03-08T12:00:00Z');
  expect(await emailsAt(testApp, '2027-03-08T12:00:00Z')).toEqual([]);
  await roster.add();
  expect(await emailsAt(testApp, '2027-03-08T20:30:00Z')).toEqual([]);
  expect(await toldTo(roster.manager)).toHaveLength(1);
});
