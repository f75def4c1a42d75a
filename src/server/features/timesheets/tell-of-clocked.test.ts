import { afterAll, beforeAll, expect, test } from 'vitest';
import { postClockEvents } from '#contract/api/clock';
import { listNotices } from '#contract/api/notices';
import type { Person } from '../../testing/people';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { emailsAt } from '../notices/testing';

const time = { now: '2027-03-09T22:00:00Z' };
const at = (clockTime: string) => new Date(`2027-03-10T${clockTime}:00+11:00`).toISOString();
let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  testApp = await createTestApp(time);
  roster = await createRoster(testApp);
});
afterAll(() => testApp.close());

async function linesTo({ browser }: Person) {
  const { notices } = await browser.call(listNotices, { query: {} });
  return notices
    .filter(({ kind }) => kind === 'clocked')
    .flatMap(({ subject }) => subject?.lines.map(({ who, text }) => `${who} ${text}`) ?? []);
}

async function clock(who: Person, kind: 'in' | 'out', clockTime: string) {
  time.now = at(clockTime);
  const event = {
    id: crypto.randomUUID(),
    kind,
    capturedAt: time.now,
    locationId: roster.depot.id,
  };
  await who.browser.call(postClockEvents, { body: { sentAt: time.now, events: [event] } });
}

test('managers are told once who is missing, left early or is not rostered, and nobody else is', async () => {
  await roster.add({ published: true });
  await roster.add({ published: true, employeeId: roster.benId });
  await testApp.sql('delete from untold_changes');
  await emailsAt(testApp, at('09:30'));
  // Nobody clocks here yet, so nobody is missed.
  expect(await linesTo(roster.manager)).toEqual([]);

  await clock(roster.amy, 'in', '09:05');
  await emailsAt(testApp, at('09:10'));
  expect(await linesTo(roster.manager)).toEqual([]);
  await emailsAt(testApp, at('09:11'));
  const missing = "Ben Bold hasn't clocked in: Wed 10 Mar, 09:00–17:00 at Depot";
  expect(await linesTo(roster.manager)).toEqual([missing]);
  expect(await linesTo(roster.owner)).toEqual([missing]);

  // Late was told as missing, and each is told once.
  await clock(roster.ben, 'in', '09:20');
  await emailsAt(testApp, at('09:21'));
  expect(await linesTo(roster.manager)).toEqual([missing]);

  await clock(roster.amy, 'out', '16:00');
  await emailsAt(testApp, at('17:01'));
  expect((await linesTo(roster.manager)).toSorted()).toEqual([
    'Amy Able left early: Wed 10 Mar, 09:00–17:00 at Depot',
    missing,
  ]);
  await clock(roster.amy, 'in', '19:00');
  await emailsAt(testApp, at('19:01'));
  await emailsAt(testApp, at('19:02'));
  expect(await linesTo(roster.owner)).toHaveLength(3);
  expect((await linesTo(roster.owner)).join()).toContain("Amy Able clocked in and isn't rostered");
  expect(await linesTo(roster.amy)).toEqual([]);
});
