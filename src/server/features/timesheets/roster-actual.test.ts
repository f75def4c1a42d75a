import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { postClockEvents } from '#contract/api/clock';
import { getRosterActual, listOddToday } from '#contract/api/timesheets';
import type { Person } from '../../testing/people';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';

const time = { now: '2027-03-09T22:00:00Z' };
const at = (clockTime: string, day = '2027-03-10') =>
  new Date(`${day}T${clockTime}:00+11:00`).toISOString();
let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  testApp = await createTestApp(time);
});
beforeEach(async () => {
  roster = await createRoster(testApp);
});
afterAll(() => testApp.close());

async function clock({ browser }: Person, kind: 'in' | 'out', now: string) {
  time.now = now;
  const event = { id: crypto.randomUUID(), kind, capturedAt: now, locationId: roster.depot.id };
  await browser.call(postClockEvents, { body: { sentAt: now, events: [event] } });
}

async function actual() {
  const query = { from: '2027-03-08' as never, to: '2027-03-14' as never };
  const { rows } = await roster.manager.browser.call(getRosterActual, { query });
  return new Map(rows.map(({ employee_id, days }) => [employee_id, days]));
}

test('managers see what was clocked over what was rostered, by the day of the shift', async () => {
  await roster.add({ published: true });
  await roster.add({
    published: true,
    employeeId: roster.benId,
    date: '2027-03-12',
    startTime: '00:00',
    endTime: '08:00',
  });
  expect(await actual()).toEqual(new Map());
  await clock(roster.amy, 'in', at('08:58'));
  expect((await actual()).get(roster.amyId)).toBe('    1~');
  await clock(roster.amy, 'out', at('15:00'));
  expect((await actual()).get(roster.amyId)).toBe('    17');
  // On the evening before, for a shift that starts at midnight.
  await clock(roster.ben, 'in', at('23:51', '2027-03-11'));
  await clock(roster.ben, 'out', at('09:00', '2027-03-12'));
  expect((await actual()).get(roster.benId)).toBe('        1a');
  // The second one of a day, which isn't rostered, belongs to it.
  await clock(roster.amy, 'in', at('20:00'));
  expect((await actual()).get(roster.amyId)).toBe('    1~');
});

test('someone who clocked without a shift is shown on their day', async () => {
  await clock(roster.amy, 'in', at('10:00'));
  await clock(roster.amy, 'out', at('12:00'));
  expect((await actual()).get(roster.amyId)).toBe('    uu');
});

test("employees learn nothing of what colleagues clocked, nor of who hasn't come", async () => {
  const query = { from: '2027-03-08', to: '2027-03-14' };
  expect((await roster.amy.browser.request(getRosterActual, { query })).statusCode).toBe(403);
  expect((await roster.amy.browser.request(listOddToday)).statusCode).toBe(403);
});

test("today lists who hasn't come, who came late and who isn't rostered", async () => {
  await roster.add({ published: true });
  await roster.add({ published: true, employeeId: roster.benId });
  const odd = async (now: string) => {
    time.now = now;
    const { people, more } = await roster.manager.browser.call(listOddToday);
    expect(more).toBe(0);
    return people.map(({ what, employee_name, start_at }) => [what, employee_name, start_at]);
  };
  // Nobody clocks here yet.
  expect(await odd(at('09:30'))).toEqual([]);
  await clock(roster.amy, 'in', at('09:05'));
  expect(await odd(at('09:10'))).toEqual([]);
  expect(await odd(at('09:11'))).toEqual([['missing', 'Ben Bold', at('09:00')]]);
  await clock(roster.ben, 'in', at('09:20'));
  expect(await odd(at('09:21'))).toEqual([['late', 'Ben Bold', at('09:00')]]);
  await clock(roster.ben, 'out', at('17:00'));
  expect(await odd(at('17:01'))).toEqual([]);
  await clock(roster.ben, 'in', at('19:00'));
  expect(await odd(at('19:01'))).toEqual([['unrostered', 'Ben Bold', at('19:00')]]);
});
