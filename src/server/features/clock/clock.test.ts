import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as api from '#contract/api/clock';
import { answerAgain, listTimesheets } from '#contract/api/timesheets';
import type { BodyInput } from '#contract/endpoint';
import type { Person } from '../../testing/people';
import { addSite, createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';

/** Wednesday 10 March 2027, 09:00 in Sydney. */
const NINE = '2027-03-09T22:00:00Z';
const time = { now: NINE };
let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  testApp = await createTestApp(time);
});
beforeEach(async () => {
  time.now = NINE;
  roster = await createRoster(testApp);
  await roster.add({ published: true });
});
afterAll(() => testApp.close());

type Body = api.ClockEventsBody['events'][number];

const at = (clockTime: string, day = '2027-03-10') =>
  new Date(`${day}T${clockTime}:00+11:00`).toISOString();

function event(kind: Body['kind'], changes: Partial<Body> = {}): Body {
  return {
    id: crypto.randomUUID(),
    kind,
    capturedAt: time.now,
    ...(kind === 'in' ? { locationId: roster.depot.id } : {}),
    ...changes,
  };
}

const send = (events: Body[], who: Person = roster.amy, sentAt = time.now) =>
  who.browser.call(api.postClockEvents, { body: { sentAt, events } });

/** Clocks at that time of the day, online. */
async function clock(kind: Body['kind'], clockTime: string, changes: Partial<Body> = {}) {
  time.now = at(clockTime);
  return send([event(kind, changes)]);
}

const sheets = async (who: Person = roster.manager) => {
  const query = { from: '2027-03-01', to: '2027-03-31' };
  return (await who.browser.call(listTimesheets, { query })).timesheets;
};

async function stored() {
  return testApp.sql('select id, kind from clock_events where org_id = $1', [roster.orgId]);
}

describe('the clock', () => {
  test('clocks in, takes a break and out, and keeps it on the server', async () => {
    const first = await clock('in', '08:58');
    expect(first.receipts).toMatchObject([{ result: 'taken', sentence: null }]);
    expect(first.state).toMatchObject({ state: 'on', running: { date: '2027-03-10' } });
    await clock('break-start', '12:00');
    expect((await roster.amy.browser.call(api.getClockState)).state).toBe('break');
    await clock('break-end', '12:30');
    const last = await clock('out', '17:03');
    expect(last.state.state).toBe('off');
    expect(await sheets()).toMatchObject([
      {
        employee_name: 'Amy Able',
        location_name: 'Depot',
        start_at: at('08:58'),
        end_at: at('17:03'),
        rostered_start: at('09:00'),
        rostered_end: at('17:00'),
        break_seconds: 1800,
        elapsed_seconds: (7 * 60 + 35) * 60,
        clock_seconds: (7 * 60 + 35) * 60,
        flags: [],
        state: 'draft',
      },
    ]);
  });

  test('takes an event that is sent five times at once for one', async () => {
    const one = event('in');
    const answers = await Promise.all(Array.from({ length: 5 }, () => send([one])));
    const results = answers.flatMap(({ receipts }) => receipts.map(({ result }) => result));
    expect(results.toSorted()).toEqual(['known', 'known', 'known', 'known', 'taken']);
    expect(await stored()).toHaveLength(1);
  });

  test('makes one timesheet when two devices clock in at the same moment', async () => {
    await Promise.all([send([event('in')]), send([event('in')])]);
    expect(await stored()).toHaveLength(2);
    expect(await sheets()).toHaveLength(1);
    expect((await sheets())[0]).toMatchObject({ state: 'running', flags: [] });
  });

  test('gives the true time of a device that is 37 minutes fast, and flags it', async () => {
    const fast = at('09:37');
    const { receipts } = await send([event('in', { capturedAt: fast })], roster.amy, fast);
    expect(receipts).toMatchObject([
      { result: 'flagged', sentence: "Your device's clock is wrong, so we corrected the time." },
    ]);
    expect(await sheets()).toMatchObject([{ start_at: at('09:00'), flags: ['skew'] }]);
  });

  test('asks someone who is clocked in already, and never closes what runs', async () => {
    await clock('in', '09:00');
    expect((await clock('in', '09:01')).receipts).toMatchObject([{ result: 'known' }]);
    expect((await clock('in', '11:00')).receipts).toMatchObject([
      {
        result: 'flagged',
        sentence: 'You were already clocked in. Did you finish, take a break or forget?',
      },
    ]);
    expect(await sheets()).toMatchObject([{ end_at: null, flags: ['in-again'] }]);
  });

  test('someone who clocked in again says that they had finished, and both times count', async () => {
    await twice();
    await answer({ answer: 'finished', at: at('12:00') });
    expect(await sheets()).toMatchObject([
      { end_at: at('12:00'), flags: ['end-stated'] },
      { start_at: at('13:00'), state: 'running', flags: [] },
    ]);
    expect((await roster.amy.browser.call(api.getClockState)).again).toBeNull();
  });

  test('someone who clocked in again was on a break, or did it by mistake', async () => {
    await twice();
    await answer({ answer: 'break', at: at('12:30') });
    expect(await sheets()).toMatchObject([
      { breaks: [{ start_at: at('12:30'), end_at: at('13:00') }], state: 'running', flags: [] },
    ]);
    await clock('in', '15:00');
    await answer({ answer: 'mistake' });
    expect(await sheets()).toMatchObject([{ end_at: null, state: 'running', flags: [] }]);
    const late = await ask({ answer: 'mistake' });
    expect(late.statusCode).toBe(409);
  });

  test('an answer about clocking in again needs a time between the two, and its own person', async () => {
    await twice();
    for (const outside of [at('09:00'), at('13:00')]) {
      const refused = await ask({ answer: 'finished', at: outside });
      expect([refused.statusCode, refused.json().errors]).toEqual([
        400,
        [
          {
            field: 'at',
            message: 'Choose a time between the two times at which you clocked in',
          },
        ],
      ]);
    }
    expect((await ask({ answer: 'break' })).statusCode).toBe(400);
    const foreign = await ask({ answer: 'mistake' }, roster.ben);
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'not_found']);
  });

  async function twice() {
    await clock('in', '09:00');
    await clock('in', '13:00');
    const { again } = await roster.amy.browser.call(api.getClockState);
    expect(again?.at).toBe(at('13:00'));
  }

  async function ask(body: BodyInput<typeof answerAgain>, who: Person = roster.amy) {
    const [sheet] = await sheets();
    return who.browser.request(answerAgain, {
      params: { id: sheet?.id ?? '' },
      body,
      headers: { accept: 'application/problem+json' },
    });
  }

  async function answer(body: BodyInput<typeof answerAgain>) {
    expect((await ask(body)).statusCode).toBe(204);
  }

  test('closes here and opens there in one step', async () => {
    const mill = await addSite(roster.manager, 'Mill', 'NSW');
    await clock('in', '09:00');
    await clock('in', '12:00', { locationId: mill.id });
    expect(await sheets()).toMatchObject([
      { location_name: 'Depot', end_at: at('12:00') },
      { location_name: 'Mill', start_at: at('12:00'), state: 'running' },
    ]);
  });

  test('keeps an end without a start for a manager, until the late start arrives', async () => {
    const { receipts } = await clock('out', '17:00', { breakAnswer: 'taken' });
    expect(receipts).toMatchObject([{ result: 'flagged' }]);
    expect(await sheets()).toMatchObject([{ state: 'attention', flags: ['orphan'] }]);
    await send([event('in', { capturedAt: at('09:00') })]);
    expect(await sheets()).toMatchObject([
      { start_at: at('09:00'), end_at: at('17:00'), flags: [], elapsed_seconds: 27_000 },
    ]);
  });

  test('holds back what is from the future or older than 7 days', async () => {
    time.now = at('10:00', '2027-03-18');
    await send([event('in', { capturedAt: at('09:00') })]);
    await send([event('in', { capturedAt: at('10:03', '2027-03-18') })]);
    expect((await sheets()).map(({ flags }) => flags)).toEqual([
      ['old', 'orphan'],
      ['future', 'orphan'],
    ]);
    expect((await roster.amy.browser.call(api.getClockState)).state).toBe('off');
  });

  test('asks who forgot to clock out, proposes the end of the shift, and pays nothing before', async () => {
    await clock('in', '09:00');
    time.now = at('17:59');
    const state = () => roster.amy.browser.call(api.getClockState);
    expect((await state()).proposed_end).toBeNull();
    time.now = at('18:00');
    expect((await state()).proposed_end).toBe(at('17:00'));
    expect(await sheets()).toMatchObject([{ elapsed_seconds: 0, clock_seconds: 0 }]);
    await send([event('out', { capturedAt: at('17:00'), stated: true, breakAnswer: 'not-taken' })]);
    expect(await sheets()).toMatchObject([{ end_at: at('17:00'), flags: [], state: 'draft' }]);
  });

  test('asks about the break afterwards, and an answer keeps the end as it was', async () => {
    await clock('in', '09:00');
    const end = event('out', { capturedAt: at('17:00') });
    time.now = at('17:00');
    await send([end]);
    expect(await sheets()).toMatchObject([{ flags: ['break-unanswered'], state: 'draft' }]);
    time.now = at('17:10');
    const answer = { voids: end.id, breakAnswer: 'not-offered' as const };
    await send([event('out', { ...answer, capturedAt: at('16:00') })]);
    expect(await sheets()).toMatchObject([
      { end_at: at('17:00'), elapsed_seconds: 28_800, flags: ['break-not-offered'] },
    ]);
  });

  test('follows the roster: a shift that is published later makes someone rostered', async () => {
    await clock('in', '19:00');
    expect(await sheets()).toMatchObject([{ shift_id: null, flags: ['unrostered'] }]);
    const added = await roster.add({ published: true, startTime: '19:00', endTime: '23:00' });
    expect(await sheets()).toMatchObject([{ shift_id: added.id, flags: [] }]);
  });
});

describe('someone else', () => {
  test("can't clock for a colleague, and learns nothing from their ids and timesheets", async () => {
    const own = event('in');
    await send([own]);
    const { receipts } = await send([{ ...own, kind: 'out' }], roster.ben);
    expect(receipts).toEqual([
      {
        id: own.id,
        result: 'refused',
        sentence: "We couldn't save this. Clock again, or ask your manager.",
      },
    ]);
    const waited = { sentAt: time.now, employeeId: roster.amyId, events: [event('in')] };
    const kept = await roster.ben.browser.request(api.postClockEvents, { body: waited });
    expect([kept.statusCode, kept.body]).toEqual([
      409,
      'Someone else is signed in here now, so nothing was saved. Sign in as yourself and try again.',
    ]);
    const voiding = await send([event('out', { voids: own.id })], roster.ben);
    expect(voiding.receipts).toMatchObject([{ result: 'refused' }]);
    expect(await sheets(roster.ben)).toEqual([]);
    const query = { from: '2027-03-01', to: '2027-03-31', employeeId: roster.amyId };
    const asked = await roster.ben.browser.request(listTimesheets, { query });
    expect([asked.statusCode, asked.body]).toEqual([404, 'Not found.']);
    expect(await stored()).toHaveLength(1);
  });
});

describe('the settings', () => {
  const settings = (changes: Partial<api.ClockSettings>, who = roster.owner) =>
    who.browser.request(api.setClockSettings, {
      body: { ...api.DEFAULT_CLOCK_SETTINGS, ...changes },
    });
  const near = { latitude: -33.8, longitude: 151, accuracy: 10 };
  const far = { ...near, latitude: -33.9 };

  beforeEach(async () => {
    await testApp.sql('update locations set latitude = -33.8, longitude = 151 where org_id = $1', [
      roster.orgId,
    ]);
  });

  test('need a notice to workers before anything is read of where they are', async () => {
    expect((await settings({ geofence: 'block' })).statusCode).toBe(400);
    await settings({ geofence: 'block', notice_given_on: '2027-02-25' as never });
    // The 13th day after it.
    expect((await roster.amy.browser.call(api.getClockState)).location).toBe('off');
    await send([event('in', { position: far })]);
    expect(await fences()).toEqual([['off', null]]);
  });

  test('block someone who is far away from clocking in, and nobody from clocking out', async () => {
    await settings({ geofence: 'block', notice_given_on: '2027-02-24' as never });
    expect((await roster.amy.browser.call(api.getClockState)).location).toBe('block');
    const { receipts } = await send([event('in', { position: far })]);
    expect(receipts[0]).toMatchObject({ result: 'refused' });
    expect(receipts[0]?.sentence).toMatch(/^You seem to be 11\d\d\d m from the job site\./);
    await send([event('in', { position: near })]);
    await clock('out', '12:00', { position: far, locationId: roster.depot.id });
    expect(await fences()).toEqual([
      ['inside', 0],
      ['outside', 11_119],
    ]);
    expect(await sheets()).toMatchObject([{ end_at: at('12:00'), flags: ['outside'] }]);
  });

  test('only note where someone is, when that is chosen', async () => {
    await settings({ geofence: 'note', notice_given_on: '2027-02-24' as never });
    await send([event('in', { position: far })]);
    expect(await sheets()).toMatchObject([{ flags: [] }]);
    expect(await fences()).toEqual([['outside', 11_119]]);
  });

  test('hold from now on, and know no rule that rounds time away', async () => {
    await clock('in', '08:30');
    await clock('out', '08:50');
    await settings({ early_in: 'roster' });
    time.now = at('08:55');
    await clock('in', '08:55');
    await clock('out', '10:00');
    expect((await sheets()).map(({ elapsed_seconds }) => elapsed_seconds / 60)).toEqual([20, 60]);
    const rounding = await settings({ rounding_minutes: 15 } as never);
    expect(rounding.statusCode).toBe(400);
  });

  async function fences() {
    const rows = await testApp.sql(
      'select fence, distance_m from clock_events where org_id = $1 order by effective_at',
      [roster.orgId],
    );
    return rows.map(({ fence, distance_m }) => [fence, distance_m]);
  }
});
