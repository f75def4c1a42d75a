// A timesheet of a closed pay period never changes, whatever anyone does to what it was made of. Each row is one such path.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type ClockEventsBody,
  DEFAULT_CLOCK_SETTINGS,
  postClockEvents,
  setClockSettings,
} from '#contract/api/clock';
import { importClockEvents } from '#contract/api/clock-import';
import { deleteEmployee } from '#contract/api/employees';
import { deleteLocation } from '#contract/api/locations';
import * as pay from '#contract/api/pay-periods';
import { deleteShift, type Shift, updateShift } from '#contract/api/shifts';
import * as api from '#contract/api/timesheets';
import type { AnyEndpoint, BodyInput } from '#contract/endpoint';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { holdPerson } from '../clock/clock.queries';
import { rebuildSheets } from '../timesheets/rebuild-sheets';

const at = (clockTime: string, day = 10) =>
  new Date(`2027-03-${day}T${clockTime}:00+11:00`).toISOString();
const reason = 'They told me';
const time = { now: at('18:00') };

let testApp: TestApp;
let roster: Roster;
let shift: Shift;
let period: pay.PayPeriod;
let closed: api.Timesheet;
beforeAll(async () => {
  testApp = await createTestApp(time);
});
afterAll(() => testApp.close());

beforeEach(async () => {
  time.now = at('18:00');
  roster = await createRoster(testApp);
  shift = await roster.add({ published: true });
  await send([
    { kind: 'in', capturedAt: at('09:00'), locationId: roster.depot.id },
    { kind: 'out', capturedAt: at('17:00'), breakAnswer: 'taken' },
  ]);
  const [sheet] = await sheets();
  await roster.manager.browser.call(api.approveTimesheets, { body: { ids: [sheet?.id ?? ''] } });
  time.now = at('09:00', 15);
  period = await addPeriod();
  await close(period.id);
  closed = (await sheets())[0] as api.Timesheet;
});

const sheets = async () => {
  const query = { from: '2027-03-01', to: '2027-03-31' };
  return (await roster.manager.browser.call(api.listTimesheets, { query })).timesheets;
};

const send = (events: Omit<ClockEventsBody['events'][number], 'id'>[]) =>
  roster.amy.browser.call(postClockEvents, {
    body: {
      sentAt: time.now,
      source: 'phone',
      events: events.map((event) => ({ id: crypto.randomUUID(), ...event })),
    },
  });

const addPeriod = () =>
  roster.owner.browser.call(pay.createPayPeriod, {
    body: {
      schedule: { kind: 'weekly', anchor: '2027-03-08' as CalendarDate },
      from: '2027-03-08' as CalendarDate,
    },
  });
const close = (id: string) => roster.owner.browser.call(pay.closePayPeriod, { params: { id } });
const fileOf = async (id: string) =>
  (await roster.owner.browser.request(pay.exportPayPeriod, { params: { id } })).body;

/** Everything but what tells that a later timesheet differs. */
const factsOf = (sheet: api.Timesheet | undefined) => ({ ...sheet, state: '', version: 0 });

/** What differs afterwards waits as an adjustment; null where nothing does. */
const PATHS: [string, () => Promise<unknown>, Partial<api.Timesheet> | null][] = [
  ['the shift moves', () => moveShift({ startTime: '13:00', endTime: '21:00' }), null],
  ['the shift goes to someone else', () => moveShift({ employeeId: roster.benId }), null],
  [
    'the shift is deleted',
    () => roster.manager.browser.call(deleteShift, { params: { id: shift.id } }),
    null,
  ],
  [
    'another shift is rostered',
    () => roster.add({ published: true, startTime: '17:30', endTime: '20:00' }),
    null,
  ],
  ['the choices about the clock change', () => setSettings(), null],
  ['everything is made again', () => rebuild(), null],
  ['the person is deleted', () => removePerson(), null],
  ['the job site is deleted', () => removeSite(), null],
  ['the person confirms', () => refused(api.confirmTimesheet, {}, true), null],
  [
    'the person answers about the break',
    () => refused(api.answerBreak, { answer: 'not-taken' }, true),
    null,
  ],
  [
    'the person says why they clocked in twice',
    () => refused(api.answerAgain, { answer: 'mistake' }, true),
    null,
  ],
  ['the person disputes', () => refused(api.disputeTimesheet, { reason }, true), null],
  ['a manager approves', () => refused(api.approveTimesheet, { reason }), null],
  ['a manager reopens', () => refused(api.reopenTimesheet, { reason }), null],
  ['a manager corrects', () => refused(api.correctTimesheet, { ...TIMES(), reason }), null],
  ['a manager takes it out', () => refused(api.removeTimesheet, { reason }), null],
  ['a manager enters time within it', () => enterWithin(), null],
  [
    'an end arrives late',
    () => send([{ kind: 'out', capturedAt: at('12:00') }]),
    { end_at: at('12:00'), elapsed_seconds: 3 * 3600, flags: ['adjusts'] },
  ],
  [
    'a break arrives late',
    () =>
      send([
        { kind: 'break-start', capturedAt: at('12:00') },
        { kind: 'break-end', capturedAt: at('13:00') },
      ]),
    { break_seconds: 3600, elapsed_seconds: 7 * 3600, flags: ['adjusts'] },
  ],
  [
    'a file of another clock has more',
    () => importRows(),
    { end_at: at('15:00'), elapsed_seconds: 5.5 * 3600, flags: ['adjusts'] },
  ],
  [
    'a manager adjusts it',
    () => adjust({ startAt: at('09:00'), endAt: at('18:00'), breakAnswer: 'taken' }),
    { end_at: at('18:00'), elapsed_seconds: 8.5 * 3600, flags: ['adjusts'] },
  ],
  [
    'a manager takes it out as an adjustment',
    () => adjust(null),
    { elapsed_seconds: 0, clock_seconds: 0, flags: ['adjusts', 'gone'] },
  ],
];

const TIMES = () => ({ startAt: at('08:00'), endAt: at('17:00'), breakAnswer: null });

async function moveShift(changes: Record<string, string>) {
  await roster.manager.browser.call(updateShift, { params: { id: shift.id }, body: changes });
}

async function setSettings() {
  await roster.owner.browser.call(setClockSettings, {
    body: { ...DEFAULT_CLOCK_SETTINGS, early_in: 'roster', usual_break_minutes: 60 },
  });
  await rebuild();
}

async function importRows() {
  const row = { job_site: 'Depot', kind: 'out', date: '2027-03-10', time: '15:00', break: 'taken' };
  const [amy] = await testApp.sql('select email from employees where id = $1', [roster.amyId]);
  const rows = [{ ...row, employee: String(amy?.email) }];
  const preview = await roster.manager.browser.call(importClockEvents, { body: { rows } });
  expect(preview).toMatchObject({ events: 1, closed: 1, problems: [] });
  await roster.manager.browser.call(importClockEvents, { body: { rows, dryRun: false } });
}

const rebuild = () =>
  testApp.database.transact({ orgId: roster.orgId }, async (db) => {
    const scope = { db, orgId: roster.orgId };
    await holdPerson(scope, roster.amyId);
    await rebuildSheets(scope, roster.amyId, 0 as Instant);
  });

async function removePerson() {
  await roster.owner.browser.call(deleteEmployee, { params: { id: roster.amyId } });
  await rebuild();
}

async function removeSite() {
  await roster.manager.browser.call(deleteShift, { params: { id: shift.id } });
  await roster.owner.browser.call(deleteLocation, { params: { id: roster.depot.id } });
  await rebuild();
}

async function refused(endpoint: AnyEndpoint, body: object, own = false) {
  const { browser } = own ? roster.amy : roster.manager;
  const answer = await browser.request(endpoint, { params: { id: closed.id }, body });
  expect(answer.statusCode).toBe(409);
  expect(answer.body).toContain('The pay period of this timesheet is closed');
}

const enter = (from: string, to: string) =>
  roster.manager.browser.request(api.enterTime, {
    body: {
      id: crypto.randomUUID(),
      employeeId: roster.amyId,
      locationId: roster.depot.id,
      startAt: at(from),
      endAt: at(to),
      breakAnswer: null,
      reason,
    },
  });

async function enterWithin() {
  const answer = await enter('10:00', '12:00');
  expect([answer.statusCode, answer.body]).toEqual([
    409,
    'There is clocked time already. Correct that instead.',
  ]);
}

const adjust = (times: BodyInput<typeof api.adjustTimesheet>['times']) =>
  roster.manager.browser.call(api.adjustTimesheet, {
    params: { id: closed.id },
    body: { times, reason },
  });

describe.each(['closed', 'exported'])(
  'a timesheet of a period that is %s stays the same when',
  (how) => {
    test.each(PATHS)('%s', async (_name, change, adjustment) => {
      const file = how === 'exported' ? await fileOf(period.id) : null;
      await change();
      const after = await sheets();
      expect(factsOf(after.find(({ id }) => id === closed.id))).toEqual(factsOf(closed));
      const others = after.filter(({ id }) => id !== closed.id);
      if (adjustment) {
        // The end that was there before may have nothing to end any more.
        const adjusting = others.filter(({ flags }) => !flags.includes('orphan'));
        expect(adjusting).toMatchObject([
          {
            ...adjustment,
            adjusts: closed.id,
            state: 'attention',
            paid: { elapsed_seconds: 27_000 },
          },
        ]);
      } else expect(others).toEqual([]);
      expect(after.find(({ id }) => id === closed.id)?.state).toBe(
        adjustment ? 'adjusted' : how === 'exported' ? 'exported' : 'locked',
      );
      if (file !== null) expect(await fileOf(period.id)).toBe(file);
    });
  },
);

test('the database itself refuses to change or delete a closed timesheet', async () => {
  for (const statement of [
    'update timesheets set elapsed_seconds = 1 where id = $1',
    'update timesheets set rostered_start = now() where id = $1',
    'delete from timesheets where id = $1',
  ]) {
    await expect(testApp.sql(statement, [closed.id])).rejects.toThrow(
      'a timesheet of a closed pay period never changes',
    );
  }
});

test('someone whose event lands in a closed period is told so', async () => {
  const { receipts } = await send([
    { kind: 'in', capturedAt: at('18:00'), locationId: roster.depot.id },
    { kind: 'out', capturedAt: at('19:00') },
  ]);
  const paid = 'That day is already paid. A manager will look at the difference.';
  expect(receipts.map(({ result, sentence }) => [result, sentence])).toEqual([
    ['flagged', paid],
    ['flagged', paid],
  ]);
});

test('an adjustment is paid as a difference with the next period, and the one after that differs from both', async () => {
  await fileOf(period.id);
  const approve = async () => {
    const waiting = (await sheets()).find(({ state }) => state === 'attention');
    await roster.manager.browser.call(api.approveTimesheet, {
      params: { id: waiting?.id ?? '' },
      body: { reason },
    });
    return waiting;
  };
  await adjust({ startAt: at('09:00'), endAt: at('18:00'), breakAnswer: 'taken' });
  await approve();
  time.now = at('09:00', 29);
  const second = await addPeriod();
  expect(await close(second.id)).toMatchObject({ lines: 1, adjustments: 1, clock_seconds: 3600 });
  const latest = (await sheets()).find(({ state }) => state === 'locked');
  const params = { id: latest?.id ?? '' };
  await roster.manager.browser.call(api.adjustTimesheet, { params, body: { times: null, reason } });
  const stale = await roster.manager.browser.request(api.adjustTimesheet, {
    params: { id: closed.id },
    body: { times: null, reason },
  });
  expect(stale.statusCode).toBe(409);
  expect(await approve()).toMatchObject({ paid: { clock_seconds: 30_600 } });
  const third = await addPeriod();
  expect(await close(third.id)).toMatchObject({ lines: 1, clock_seconds: -30_600 });
  expect((await sheets()).map(({ state }) => state).sort()).toEqual([
    'adjusted',
    'adjusted',
    'locked',
  ]);
});

test('time that a manager enters on a paid day waits for approval, and is paid with the next period', async () => {
  const file = await fileOf(period.id);
  expect((await enter('18:00', '19:00')).statusCode).toBe(201);
  const [, entered] = await sheets();
  expect(entered).toMatchObject({ date: '2027-03-10', elapsed_seconds: 3600, adjusts: null });
  expect(factsOf((await sheets())[0])).toEqual(factsOf(closed));
  await roster.owner.browser.call(api.approveTimesheet, {
    params: { id: entered?.id ?? '' },
    body: { reason },
  });
  time.now = at('09:00', 29);
  expect(await close((await addPeriod()).id)).toMatchObject({ lines: 1, clock_seconds: 3600 });
  expect(await fileOf(period.id)).toBe(file);
});

test('an adjustment that is taken back leaves the closed timesheet as the one that counts', async () => {
  await adjust({ startAt: at('09:00'), endAt: at('18:00'), breakAnswer: 'taken' });
  const adjustment = (await sheets()).find(({ adjusts }) => adjusts !== null);
  await roster.manager.browser.call(api.correctTimesheet, {
    params: { id: adjustment?.id ?? '' },
    body: { startAt: at('09:00'), endAt: at('17:00'), breakAnswer: 'taken', reason },
  });
  expect(await sheets()).toMatchObject([{ id: closed.id, state: 'locked', adjusts: null }]);
});

test('what differs from a period that is reopened counts in it again', async () => {
  await adjust({ startAt: at('09:00'), endAt: at('18:00'), breakAnswer: 'taken' });
  await moveShift({ startTime: '10:00', endTime: '18:00' });
  await roster.owner.browser.call(pay.reopenPayPeriod, {
    params: { id: period.id },
    body: { reason },
  });
  expect(await sheets()).toMatchObject([
    { id: closed.id, end_at: at('18:00'), rostered_start: at('10:00'), state: 'draft' },
  ]);
});
