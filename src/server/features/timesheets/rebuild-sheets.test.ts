// What is stored must be what the events say, however they came. Events arrive late, doubled, out of order, and are voided.
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ClockEventsBody, postClockEvents } from '#contract/api/clock';
import { deriveTimesheets } from '#engine/clock/derive-timesheets';
import type { Instant } from '#engine/time/kinds';
import { addSite, createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import {
  holdPerson,
  insertClockEvents,
  listClockEvents,
  listClockRules,
  listRosteredShifts,
  type NewClockEvent,
} from '../clock/clock.queries';
import { rebuildSheets } from './rebuild-sheets';
import { columnsOf, listStoredSheets } from './timesheets.queries';

const time = { now: '2027-03-20T00:00:00Z' };
const MIDNIGHT = Date.parse('2027-03-15T00:00:00+11:00');
const MINUTE = 60_000;
const EVER = 0 as Instant;
let testApp: TestApp;
let roster: Roster;
let sites: string[];
beforeAll(async () => {
  testApp = await createTestApp(time);
});
beforeEach(async () => {
  roster = await createRoster(testApp);
  const mill = await addSite(roster.manager, 'Mill', 'NSW');
  sites = [roster.depot.id, mill.id];
  for (const date of ['2027-03-15', '2027-03-16', '2027-03-17', '2027-03-18']) {
    await roster.add({ published: true, date });
  }
});
afterAll(() => testApp.close());

const transact = <T>(work: (scope: { db: never; orgId: string }) => Promise<T>) =>
  testApp.database.transact({ orgId: roster.orgId }, (db) =>
    work({ db: db as never, orgId: roster.orgId }),
  );

async function deriveAll(scope: { db: never; orgId: string }) {
  const all = { from: EVER, to: Date.parse('2030-01-01') as Instant };
  return deriveTimesheets(
    await listClockEvents(scope, roster.amyId, EVER),
    await listRosteredShifts(scope, roster.amyId, all),
    await listClockRules(scope),
  );
}

/** What the events alone give, and what is stored. */
function bothViews() {
  return transact(async (scope) => {
    const derived = await deriveAll(scope);
    const stored = await listStoredSheets(scope, roster.amyId, EVER);
    const row = (columns: Partial<ReturnType<typeof columnsOf>>) =>
      JSON.stringify([
        columns.start_at,
        columns.end_at,
        columns.location_id,
        columns.date,
        columns.shift_id,
        columns.counted_start,
        columns.break_seconds,
        columns.elapsed_seconds,
        columns.clock_seconds,
        columns.flags,
      ]);
    return {
      derived: derived.map((sheet) => `${sheet.id} ${row(columnsOf(sheet))}`).sort(),
      stored: stored.map((sheet) => `${sheet.id} ${row(sheet as never)}`).sort(),
    };
  });
}

const anyEvent = fc.record({
  kind: fc.constantFrom('in', 'out', 'break-start', 'break-end', 'in', 'out'),
  minute: fc.integer({ min: 0, max: 4 * 24 * 60 }),
  site: fc.constantFrom(0, 0, 0, 1),
  flag: fc.constantFrom(null, null, null, null, 'old', 'skew'),
  /** Voids one of those before it. */
  voids: fc.option(fc.nat({ max: 40 }), { freq: 5 }),
});

const anyStream = fc.array(anyEvent, { minLength: 1, maxLength: 40 });
type AnyEvent = (typeof anyStream extends fc.Arbitrary<infer Stream> ? Stream : never)[number];

/** Stores one event after the other, and makes the timesheets again each time. */
async function play(stream: AnyEvent[], after: (index: number) => Promise<void> = async () => {}) {
  const ids: string[] = [];
  const voided = new Set<string>();
  const times = new Map<string, number>();
  for (const [index, { kind, minute, site, flag, voids }] of stream.entries()) {
    const target = voids === null ? undefined : ids[voids % Math.max(1, ids.length)];
    const replaced = target && !voided.has(target) ? target : null;
    if (replaced) voided.add(replaced);
    const at = (MIDNIGHT + minute * MINUTE) as Instant;
    const event: NewClockEvent = {
      id: crypto.randomUUID(),
      kind: replaced && minute % 3 === 0 ? 'void' : (kind as NewClockEvent['kind']),
      at,
      siteId: sites[site] ?? null,
      zone: 'Australia/Sydney' as never,
      stated: false,
      breakAnswer: null,
      flags: flag === null ? [] : [flag as 'old' | 'skew'],
      voids: replaced,
      fence: 'off',
      distanceM: null,
      capturedAt: at,
      receivedAt: at,
      offsetMs: 0,
      counter: 0,
      source: 'web',
      reason: null,
      enteredByName: null,
    };
    ids.push(event.id);
    times.set(event.id, at);
    await transact(async (scope) => {
      await holdPerson(scope, roster.amyId);
      await insertClockEvents(scope, roster.amyId, [event]);
      const before = replaced ? (times.get(replaced) ?? at) : at;
      await rebuildSheets(scope, roster.amyId, Math.min(at, before) as Instant);
    });
    await after(index);
  }
}

/** Period by period, the latest first: a closed timesheet stays, and only one open timesheet may adjust another. */
async function forgetAll() {
  const periods = await testApp.sql(
    'select id from pay_periods where org_id = $1 order by first_date desc',
    [roster.orgId],
  );
  for (const { id } of [{ id: null }, ...periods]) {
    await testApp.sql('update timesheets set period_id = null where period_id = $1', [id]);
    await testApp.sql('delete from timesheets where org_id = $1 and period_id is null', [
      roster.orgId,
    ]);
  }
  await testApp.sql('delete from pay_periods where org_id = $1', [roster.orgId]);
  await testApp.sql('delete from clock_events where org_id = $1', [roster.orgId]);
}

test('what is stored is what the events say, after every event of any stream', async () => {
  await fc.assert(
    fc.asyncProperty(anyStream, async (stream) => {
      await forgetAll();
      await play(stream);
      const { derived, stored } = await bothViews();
      expect(stored).toEqual(derived);
    }),
    { numRuns: 25 },
  );
});

test('a closed timesheet stays what it was through any stream, and the latest ones say what the events say', async () => {
  await fc.assert(
    fc.asyncProperty(anyStream, fc.integer({ min: 2, max: 9 }), async (stream, every) => {
      await forgetAll();
      const closed = new Map<string, string>();
      let periods = 0;
      await play(stream, async (index) => {
        for (const [id, facts] of await readClosed()) {
          expect(facts).toBe(closed.get(id));
        }
        if (index % every !== every - 1) return;
        periods += 1;
        await closeAll(periods);
        for (const [id, facts] of await readClosed()) closed.set(id, facts);
      });
      expect((await readClosed()).size).toBe(closed.size);
      const { derived, latest } = await figures();
      expect(latest).toEqual(derived);
    }),
    { numRuns: Number(process.env.RUNS ?? 15) },
  );
});

/** Closes everything that has an end, as the given period. */
async function closeAll(period: number) {
  await testApp.sql(
    `with period as (
       insert into pay_periods (org_id, first_date, last_date, schedule, closed_at)
       values ($1, date '2027-01-01' + $2::int, date '2027-01-01' + $2::int, '{}', now()) returning id
     )
     update timesheets set state = 'locked', period_id = period.id from period
     where org_id = $1 and period_id is null and end_at is not null`,
    [roster.orgId, period],
  );
}

async function readClosed(): Promise<Map<string, string>> {
  const rows = await testApp.sql(
    `select id, (to_jsonb(t) - '{state,version}'::text[])::text as facts from timesheets t
     where org_id = $1 and period_id is not null`,
    [roster.orgId],
  );
  return new Map(rows.map(({ id, facts }) => [String(id), String(facts)]));
}

/** When each timesheet starts and ends and how long it is, without those that nobody worked after all. */
function figures() {
  return transact(async (scope) => {
    const derived = await deriveAll(scope);
    const row = (sheet: Partial<ReturnType<typeof columnsOf>>) =>
      JSON.stringify([sheet.start_at, sheet.end_at, sheet.elapsed_seconds, sheet.clock_seconds]);
    const stored = await listStoredSheets(scope, roster.amyId, EVER);
    const worked = stored.filter(({ flags }) => !flags.includes('gone'));
    return {
      derived: derived.map((sheet) => `${sheet.id} ${row(columnsOf(sheet))}`).sort(),
      latest: worked.map((sheet) => `${sheet.adjusts ?? sheet.id} ${row(sheet as never)}`).sort(),
    };
  });
}

test('40 events that a phone sends in any order, some of them twice, give the same timesheets as one by one', async () => {
  time.now = '2027-03-20T00:00:00Z';
  const events: ClockEventsBody['events'] = Array.from({ length: 40 }, (_, index) => {
    const kind = (['in', 'break-start', 'break-end', 'out'] as const)[index % 4] ?? 'in';
    const hour = Math.floor(index / 4) * 11 + ([0, 2, 3, 7][index % 4] ?? 0);
    return {
      id: crypto.randomUUID(),
      kind,
      capturedAt: new Date(MIDNIGHT + hour * 60 * MINUTE).toISOString(),
      counter: index,
      ...(kind === 'in' ? { locationId: sites[0] as string } : {}),
    };
  });
  const send = (some: typeof events) =>
    roster.amy.browser.call(postClockEvents, {
      body: { sentAt: time.now, source: 'phone', events: some },
    });
  for (const event of events) await send([event]);
  const online = await bothViews();
  expect(online.stored).toHaveLength(10);
  expect(online.stored).toEqual(online.derived);
  const anyOrder = fc.shuffledSubarray(events, { minLength: 40, maxLength: 40 });
  const anyAgain = fc.subarray(events, { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(
      anyOrder,
      anyAgain,
      fc.integer({ min: 1, max: 39 }),
      async (mixed, again, cut) => {
        await forgetAll();
        await Promise.all([send(mixed.slice(0, cut)), send(mixed.slice(cut)), send(again)]);
        expect((await bothViews()).stored).toEqual(online.stored);
      },
    ),
    { numRuns: 5 },
  );
});

test('an event whose answer got lost is sent again and counts once', async () => {
  const event = {
    id: crypto.randomUUID(),
    kind: 'in' as const,
    capturedAt: time.now,
    locationId: sites[0] as string,
  };
  const body = { sentAt: time.now, events: [event] };
  await roster.amy.browser.call(postClockEvents, { body });
  const again = await roster.amy.browser.call(postClockEvents, { body });
  expect(again.receipts).toMatchObject([{ result: 'known' }]);
  expect((await bothViews()).stored).toHaveLength(1);
});
