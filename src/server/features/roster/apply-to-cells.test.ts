// Screens show the outcome of a change before the answer (the engine's applyToCells). The server must agree.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as statuses from '#contract/api/day-statuses';
import * as api from '#contract/api/roster';
import * as shifts from '#contract/api/shifts';
import { contentAt } from '#contract/cell-codes';
import { applyToCells } from '#engine/cells/apply-to-cells';
import { type Cell, DAY_STATUSES } from '#engine/cells/cell';
import { CELL_ACTIONS, type CellChange } from '#engine/cells/change';
import { addDays, daysBetween, eachDay } from '#engine/time/dates';
import type { CalendarDate, WallTime, Zone } from '#engine/time/kinds';
import { addSite, createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { generationsOf } from '../auto-roster/testing';

let testApp: TestApp;
let roster: Roster;
/** By site. */
const zones = new Map<string, string>();
beforeAll(async () => {
  testApp = await createTestApp();
  roster = await createRoster(testApp);
  const perth = await addSite(roster.manager, 'Perth', 'WA');
  for (const { id, timezone } of [roster.depot, perth]) zones.set(id, timezone);
});
afterAll(() => testApp.close());

const WINDOW = { from: '2027-09-25', to: '2027-10-10' } as { from: CalendarDate; to: CalendarDate };
// Sydney's clocks go forward in the night to 3 October.
const date = fc
  .integer({ min: -1, max: 1 })
  .map((day) => addDays('2027-10-03' as CalendarDate, day));
const timeOf = (half: number) => new Date(half * 1_800_000).toISOString().slice(11, 16) as WallTime;
const half = fc.oneof(fc.constantFrom(4, 5, 6), fc.integer({ min: 0, max: 47 }));
const time = half.map(timeOf);
/** Short shifts, so that there is room for several in a day. */
const times = fc
  .record({ start: half, length: fc.integer({ min: 0, max: 16 }) })
  .map(({ start, length }) => ({ startTime: timeOf(start), endTime: timeOf(start + length) }));
const person = fc.boolean().map((amy) => () => (amy ? roster.amyId : roster.benId));
const site = fc.nat({ max: 1 }).map((at) => () => [...zones.keys()][at] ?? '');
const option = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });

type Find = (at: number) => shifts.Shift | undefined;
type MakeChange = (find: Find) => CellChange | undefined;

const create = fc
  .record({
    person,
    site,
    date,
    times,
    published: option(fc.boolean()),
    overwrite: option(fc.boolean()),
  })
  .map(
    ({ person, site, times, ...rest }): MakeChange =>
      () => ({
        type: 'create',
        body: { employeeId: person(), locationId: site(), ...times, ...defined(rest) },
      }),
  );

const update = fc
  .record({
    at: fc.nat(),
    person: option(person),
    site: option(site),
    date: option(date),
    startTime: option(time),
    endTime: option(time),
    published: option(fc.boolean()),
    overwrite: option(fc.boolean()),
  })
  .map(
    ({ at, person, site, ...rest }): MakeChange =>
      (find) => {
        const shift = find(at);
        const body = defined({ employeeId: person?.(), locationId: site?.(), ...rest });
        return shift && { type: 'update', shift, body };
      },
  );

const remove = fc.nat().map(
  (at): MakeChange =>
    (find) => {
      const shift = find(at);
      return shift && { type: 'delete', shift };
    },
);

const day = fc
  .record({
    person,
    date,
    type: fc.constantFrom('set-status', 'remove-status', 'clear-day'),
    status: fc.constantFrom(...DAY_STATUSES),
  })
  .map(
    ({ person, ...rest }): MakeChange =>
      () => ({ employeeId: person(), ...rest }),
  );

const cells = fc
  .array(fc.record({ person, dates: fc.array(date, { minLength: 1, maxLength: 3 }) }), {
    minLength: 1,
    maxLength: 2,
  })
  .map((rows) => () => rows.map(({ person, dates }) => ({ employeeId: person(), dates })));

const act = fc.record({ action: fc.constantFrom(...CELL_ACTIONS), cells }).map(
  ({ action, cells }): MakeChange =>
    () => ({
      type: 'cells',
      body: { action, cells: cells() },
    }),
);

const transfer = fc
  .record({
    mode: fc.constantFrom('move', 'copy'),
    cells,
    days: fc.integer({ min: -2, max: 2 }),
    people: fc.array(fc.record({ from: person, to: person }), { maxLength: 2 }),
    onConflict: option(fc.constantFrom('refuse', 'skip', 'replace')),
    onStatus: option(fc.constantFrom('keep', 'skip')),
  })
  .map(
    ({ cells, people, ...rest }): MakeChange =>
      () => ({
        type: 'transfer',
        body: {
          cells: cells(),
          people: people.map(({ from, to }) => ({ from: from(), to: to() })),
          ...defined(rest),
        },
      }),
  );

const fill = fc.array(fc.record({ person, date, cells }), { minLength: 1, maxLength: 2 }).map(
  (sources): MakeChange =>
    () => ({
      type: 'fill',
      body: {
        sources: sources.map(({ person, date, cells }) => ({
          employeeId: person(),
          date,
          cells: cells(),
        })),
      },
    }),
);

const add = fc.record({ cells, site, times, published: option(fc.boolean()) }).map(
  ({ cells, site, times, ...rest }): MakeChange =>
    () => ({
      type: 'add',
      body: { cells: cells(), locationId: site(), ...times, ...defined(rest) },
    }),
);

/** Leaves out fields that are undefined. */
function defined<T extends object>(values: T) {
  const chosen = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(chosen) as { [K in keyof T]: Exclude<T[K], undefined> };
}

function send(change: CellChange) {
  const { browser } = roster.manager;
  switch (change.type) {
    case 'create':
      return browser.request(shifts.createShift, { body: change.body });
    case 'update':
      return browser.request(shifts.updateShift, {
        params: { id: change.shift.id },
        body: change.body,
      });
    case 'delete':
      return browser.request(shifts.deleteShift, { params: { id: change.shift.id } });
    case 'set-status': {
      const { type: _, ...body } = change;
      return browser.request(statuses.setDayStatus, { body });
    }
    case 'remove-status':
      return browser.request(statuses.removeDayStatus, { params: change });
    case 'clear-day':
      return browser.request(statuses.clearDay, { params: change });
    case 'cells':
      return browser.request(api.changeCells, { body: change.body });
    case 'transfer':
      return browser.request(api.transferCells, { body: change.body });
    case 'fill':
      return browser.request(api.fillCells, { body: change.body });
    case 'add':
      return browser.request(api.addShifts, { body: change.body });
  }
}

/** Every cell that may hold something. */
function everything() {
  const dates = eachDay(WINDOW.from, WINDOW.to);
  return [roster.amyId, roster.benId].map((employeeId) => ({ employeeId, dates }));
}

type Cells = Record<string, Cell>;

async function readCells(): Promise<Cells> {
  const window = await roster.manager.browser.call(api.getRosterWindow, { query: WINDOW });
  const found: Cells = {};
  for (const employeeId of [roster.amyId, roster.benId]) {
    const row = window.rows.find(({ employee_id }) => employee_id === employeeId);
    for (let at = 0; at <= daysBetween(WINDOW.from, WINDOW.to); at += 1) {
      const content = window.contents[row ? contentAt(row.cells, at) : 0];
      found[`${employeeId} ${addDays(WINDOW.from, at)}`] = {
        status: content?.status ?? null,
        shifts: (content?.shifts ?? []).map((shift) => ({
          ...shift,
          site: window.sites[shift.site] ?? '',
        })),
      };
    }
  }
  return found;
}

function expected(before: Cells, change: CellChange): Cells {
  const changed = applyToCells([change], {
    read: (employeeId, on) => before[`${employeeId} ${on}`],
    zoneOf: (siteId) => (zones.get(siteId) ?? 'UTC') as Zone,
  });
  const all = { ...before };
  for (const [employeeId, row] of changed) {
    for (const [on, cell] of row) all[`${employeeId} ${on}`] = cell;
  }
  return all;
}

/** Generates over the shifts that are there, and lets both stand. */
async function overlapOnPurpose(): Promise<Cells> {
  const generations = generationsOf(() => roster);
  await generations.generated({
    startDate: '2027-10-02',
    endDate: '2027-10-03',
    conflictStrategy: 'create',
  });
  return readCells();
}

function some<T>(of: fc.Arbitrary<T>, count: number): fc.Arbitrary<T>[] {
  return Array.from({ length: count }, () => of);
}

const FINE = new Set([200, 201, 400, 404, 409]);

test('whatever someone changes, the server has what their screen showed', async () => {
  const anyChange = fc.oneof(
    { weight: 4, arbitrary: create },
    { weight: 3, arbitrary: update },
    { weight: 3, arbitrary: transfer },
    { weight: 1, arbitrary: remove },
    { weight: 1, arbitrary: day },
    { weight: 2, arbitrary: act },
    { weight: 3, arbitrary: fill },
    { weight: 2, arbitrary: add },
  );
  await fc.assert(
    fc.asyncProperty(fc.tuple(...some(create, 4), ...some(anyChange, 6)), async (makers) => {
      await send({ type: 'cells', body: { action: 'clear', cells: everything() } });
      let before = await readCells();
      for (const [at, make] of makers.entries()) {
        if (at === 4) before = await overlapOnPurpose();
        const all = await roster.all();
        const change = make((at) => all[at % Math.max(1, all.length)]);
        if (!change) continue;
        const answer = await send(change);
        expect(FINE.has(answer.statusCode), answer.body).toBe(true);
        const now = await readCells();
        expect(now, `${answer.statusCode} ${JSON.stringify(change)}`).toEqual(
          expected(before, change),
        );
        before = now;
      }
    }),
    // Looking for a smaller case takes longer than a test may: it would end without saying what failed.
    { numRuns: 8, endOnFailure: true },
  );
});
