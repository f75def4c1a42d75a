// Makes a person's timesheets anew out of their events, in the transaction that changed an event or the roster. Only sheets
// that come out different are written, and what people decided about those no longer holds. A closed one is never written:
// what differs becomes a timesheet that adjusts it.
import {
  type DerivedSheet,
  deriveTimesheets,
  type SheetFlag,
} from '#engine/clock/derive-timesheets';
import type { ClockEvent, RosteredShift } from '#engine/clock/event';
import { isRunning } from '#engine/clock/sheet-state';
import type { Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { listClockEvents, listClockRules, listRosteredShifts } from '../clock/clock.queries';
import {
  columnsOf,
  deleteSheets,
  findAdjustedSheet,
  listStartsBefore,
  listStoredSheets,
  listStoredSheetsOf,
  type StoredSheet,
  setAdjusted,
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
  const stored = await listStoredSheets(scope, employeeId, walk);
  const kept = new Map(stored.filter(isPaid).map((row) => [rootOf(row), shiftOf(row)]));
  const walked = deriveTimesheets(events.map(voidingOnly(walk)), shifts, rules, kept);
  const derived = walked.filter((sheet) => sheet.start >= start);
  const found = stored.filter(({ start_at }) => start_at.getTime() >= start);
  const known = new Set(found.map(rootOf));
  const others = derived.map(({ id }) => id).filter((id) => !known.has(id));
  // A correction may bring one back that was taken out, at a later time than it had.
  const moved = await listStoredSheetsOf(scope, others);
  await store(scope, employeeId, [...found, ...moved], derived);
  return derived;
}

/** An earlier correction still voids what it replaced, but is part of a sheet that isn't walked through. */
const voidingOnly = (walk: Instant) => (event: ClockEvent) =>
  event.at < walk ? { ...event, kind: 'void' as const } : event;

const rootOf = ({ id, adjusts }: StoredSheet) => adjusts ?? id;
const isClosed = ({ period_id }: StoredSheet) => period_id !== null;
const isPaid = (row: StoredSheet) => isClosed(row) || row.adjusts !== null;

function shiftOf(row: StoredSheet): RosteredShift | null {
  const { shift_id, rostered_start, rostered_end } = row;
  if (!shift_id || !rostered_start || !rostered_end) return null;
  return {
    id: shift_id,
    siteId: row.location_id ?? '',
    role: row.role_label,
    start: rostered_start.getTime() as Instant,
    end: rostered_end.getTime() as Instant,
  };
}

async function store(
  scope: TenantScope,
  employeeId: string,
  stored: readonly StoredSheet[],
  derived: readonly DerivedSheet[],
): Promise<void> {
  const before = new Map(stored.map((row) => [rootOf(row), row]));
  const ids = new Set(derived.map(({ id }) => id));
  const missing = stored.filter((row) => !ids.has(rootOf(row)));
  await deleteSheets(
    scope,
    missing.filter((row) => !isPaid(row)).map(({ id }) => id),
  );
  const sheets = [...derived, ...missing.filter(isPaid).map(goneOf)];
  // The one that runs is written last: only one may, and whichever did until now no longer does by then.
  const others = sheets.filter((sheet) => !isRunning(sheet));
  for (const sheet of [...others, ...sheets.filter(isRunning)]) {
    const was = before.get(sheet.id);
    if (was && isPaid(was)) {
      await adjust(scope, employeeId, was, sheet);
      continue;
    }
    const now = columnsOf(sheet);
    if (was && allFacts(was) === allFacts(now)) continue;
    await upsertSheet(scope, employeeId, sheet, decisionsThatStand(was, now));
  }
}

function decisionsThatStand(was: StoredSheet | undefined, now: ReturnType<typeof columnsOf>) {
  const stands = was !== undefined && payFacts(was) === payFacts(now);
  return {
    confirmed: stands && was.confirmed_at !== null,
    approved: stands && was.approved_at !== null,
    disputed: was !== undefined && was.disputed_at !== null,
  };
}

/** `was` is closed, or differs from a closed one. As soon as nothing differs any more, the closed one counts again. */
async function adjust(
  scope: TenantScope,
  employeeId: string,
  was: StoredSheet,
  sheet: DerivedSheet,
): Promise<void> {
  const now = columnsOf(adjusting(sheet));
  const closed = isClosed(was) ? was : await findAdjustedSheet(scope, rootOf(was));
  if (closed && payFacts(closed) === payFacts(now)) {
    if (closed === was) return;
    await deleteSheets(scope, [was.id]);
    await setAdjusted(scope, closed.id, false);
    return;
  }
  if (closed !== was && allFacts(was) === allFacts(now)) return;
  if (closed === was) await setAdjusted(scope, was.id, true);
  const row = {
    id: closed === was ? crypto.randomUUID() : was.id,
    adjusts: sheet.id,
  };
  const decided = decisionsThatStand(closed === was ? undefined : was, now);
  await upsertSheet(scope, employeeId, adjusting(sheet), decided, row);
}

/** Nobody waits at the clock for the end of a closed day. */
function adjusting(sheet: DerivedSheet): DerivedSheet {
  const more: SheetFlag[] = sheet.end === null ? ['adjusts', 'end-missing'] : ['adjusts'];
  return { ...sheet, flags: [...new Set([...sheet.flags, ...more])].sort() };
}

/** No event speaks of it any more, so nothing of it counts. */
function goneOf(row: StoredSheet): DerivedSheet {
  return {
    id: rootOf(row),
    siteId: row.location_id,
    zone: row.timezone as Zone,
    start: row.start_at.getTime() as Instant,
    end: row.end_at && (row.end_at.getTime() as Instant),
    shift: shiftOf(row),
    counted: null,
    breaks: [],
    breakSince: null,
    breakAnswer: null,
    breakSeconds: 0,
    elapsedSeconds: 0,
    clockSeconds: 0,
    flags: ['gone'],
  };
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
    row.flags.filter((flag) => flag !== 'adjusts'),
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
