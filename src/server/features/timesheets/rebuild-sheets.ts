// Makes a person's timesheets anew out of their events, in the transaction that changed an event or the roster. Only sheets
// that come out different are written, and what people decided about those no longer holds.
import { type DerivedSheet, deriveTimesheets } from '#engine/clock/derive-timesheets';
import type { ClockEvent } from '#engine/clock/event';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { listClockEvents, listClockRules, listRosteredShifts } from '../clock/clock.queries';
import {
  columnsOf,
  deleteSheets,
  listStartsBefore,
  listStoredSheets,
  type StoredSheet,
  upsertSheet,
} from './timesheets.queries';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The caller holds the person. `from` is the earliest instant at which anything changed. The sheet before it may end
 * differently; those before that one are only walked through, because an end belongs to the sheet that it ends.
 */
export async function rebuildSheets(
  scope: TenantScope,
  employeeId: string,
  from: Instant,
): Promise<DerivedSheet[]> {
  const [start = from, walk = start] = await listStartsBefore(scope, employeeId, from);
  const events = await listClockEvents(scope, employeeId, walk);
  const last = Math.max(walk, ...events.map(({ at }) => at));
  const shifts = await listRosteredShifts(scope, employeeId, {
    from: walk,
    to: (last + DAY_MS) as Instant,
  });
  const rules = await listClockRules(scope);
  const walked = deriveTimesheets(events.map(voidingOnly(walk)), shifts, rules);
  const derived = walked.filter((sheet) => sheet.start >= start);
  await store(scope, employeeId, start, derived);
  return derived;
}

/** An earlier correction still voids what it replaced, but is part of a sheet that isn't walked through. */
const voidingOnly = (walk: Instant) => (event: ClockEvent) =>
  event.at < walk ? { ...event, kind: 'void' as const } : event;

async function store(
  scope: TenantScope,
  employeeId: string,
  start: Instant,
  derived: readonly DerivedSheet[],
): Promise<void> {
  const stored = await listStoredSheets(scope, employeeId, start);
  const before = new Map(stored.map((sheet) => [sheet.id, sheet]));
  const ids = new Set(derived.map(({ id }) => id));
  await deleteSheets(
    scope,
    stored.filter(({ id }) => !ids.has(id)).map(({ id }) => id),
  );
  for (const sheet of derived) {
    const was = before.get(sheet.id);
    const now = columnsOf(sheet);
    if (was && allFacts(was) === allFacts(now)) continue;
    const stands = was !== undefined && payFacts(was) === payFacts(now);
    await upsertSheet(scope, employeeId, sheet, {
      confirmed: stands && was.confirmed_at !== null,
      approved: stands && was.approved_at !== null,
      disputed: was !== undefined && was.disputed_at !== null,
    });
  }
}

type Columns = Pick<StoredSheet, keyof ReturnType<typeof columnsOf>>;

/** What someone confirms or approves. A shift that moved afterwards changes nothing about it. */
function payFacts(row: Columns | ReturnType<typeof columnsOf>): string {
  return JSON.stringify([
    row.location_id,
    row.start_at,
    row.end_at,
    row.counted_start,
    row.counted_end,
    breaksOf(row.breaks),
    row.break_answer,
    row.break_seconds,
    row.elapsed_seconds,
    row.clock_seconds,
    row.flags,
  ]);
}

function allFacts(row: Columns | ReturnType<typeof columnsOf>): string {
  return JSON.stringify([
    payFacts(row),
    row.timezone,
    row.date,
    row.shift_id,
    row.rostered_start,
    row.rostered_end,
    row.role_label,
    row.break_since,
  ]);
}

/** PostgreSQL keeps the fields of JSON in its own order. */
function breaksOf(breaks: unknown): string[][] {
  const list = (typeof breaks === 'string' ? JSON.parse(breaks) : breaks) as {
    start_at: string;
    end_at: string;
  }[];
  return list.map(({ start_at, end_at }) => [start_at, end_at]);
}
