// Works out what cells hold after a change, so that screens can show it before the server answers.
import type { CalendarDate, Interval, Zone } from '../time/kinds';
import { parseInstant } from '../time/parse';
import { plannedInterval, shiftInterval } from '../time/shift-interval';
import {
  type Cell,
  type CellShift,
  type ChangedCells,
  clockLength,
  type KnownCells,
  readingsOf,
  wallTimeOf,
} from './cell';
import type { CellAction, CellChange, KnownShift, NewShift, ShiftChanges } from './change';
import {
  createDraft,
  type Draft,
  inTheWayOf,
  isSame,
  type Placed,
  putIn,
  type Standing,
  standingOn,
  takeOut,
} from './draft';
import { applyFill, applyNewShifts } from './fill';
import { applyTransfer } from './transfer';

/** Returns only cells that may be different afterwards. */
export function applyToCells(changes: readonly CellChange[], known: KnownCells): ChangedCells {
  const draft = createDraft(known);
  for (const change of changes) apply(draft, change);
  return draft.changed;
}

function apply(draft: Draft, change: CellChange): void {
  switch (change.type) {
    case 'create':
      create(draft, change.body);
      break;
    case 'update':
      update(draft, change.shift, change.body);
      break;
    case 'delete':
      takeOut(draft, find(draft, change.shift));
      break;
    case 'set-status':
      act(draft, change, change.status);
      break;
    case 'remove-status':
      act(draft, change, 'remove-status');
      break;
    case 'clear-day':
      act(draft, change, 'clear');
      break;
    case 'cells':
      for (const { employeeId, dates } of change.body.cells) {
        for (const date of dates) act(draft, { employeeId, date }, change.body.action);
      }
      break;
    case 'transfer':
      applyTransfer(draft, change.body);
      break;
    case 'fill':
      applyFill(draft, change.body);
      break;
    case 'add':
      applyNewShifts(draft, change.body);
  }
}

/** E1 */
function act(
  draft: Draft,
  { employeeId, date }: { employeeId: string; date: CalendarDate },
  action: CellAction,
): void {
  const cell = draft.read(employeeId, date);
  if (cell) draft.write(employeeId, date, afterAction(cell, action));
}

function afterAction({ status, shifts }: Cell, action: CellAction): Cell {
  switch (action) {
    case 'publish':
    case 'unpublish': {
      const published = action === 'publish';
      return { status, shifts: shifts.map((shift) => ({ ...shift, published })) };
    }
    case 'delete-shifts':
      return { status, shifts: [] };
    case 'clear':
      return { status: null, shifts: [] };
    case 'remove-status':
      return { status: null, shifts };
    default:
      return { status: action, shifts };
  }
}

/** E2 */
function create(draft: Draft, body: NewShift): void {
  const zone = draft.zoneOf(body.locationId);
  const times = shiftInterval({ ...body, zone });
  if (!times.ok) return;
  const shift: CellShift = {
    ...readingsOf(times.interval, zone),
    site: body.locationId,
    published: body.published ?? false,
    auto: false,
    code: null,
  };
  place(draft, { ...body, shift, interval: times.interval }, body.overwrite);
}

/** E3 */
function update(draft: Draft, known: KnownShift, body: ShiftChanges): void {
  const [before] = find(draft, known);
  if (!before) return;
  const site = body.locationId ?? before.shift.site;
  const date = body.date ?? before.date;
  const zone = draft.zoneOf(site);
  const interval = timesOf(before, body, { date, zone });
  if (!interval) return;
  const shift: CellShift = {
    ...before.shift,
    ...readingsOf(interval, zone),
    site,
    published: body.published ?? before.shift.published,
  };
  const employeeId = body.employeeId ?? before.employeeId;
  place(draft, { employeeId, date, shift, interval }, body.overwrite, before);
}

/** Undefined when the clock doesn't allow such a shift. */
function timesOf(
  { shift, interval }: Standing,
  { date, locationId, startTime, endTime }: ShiftChanges,
  at: { date: CalendarDate; zone: Zone },
): Interval | undefined {
  if (startTime !== undefined || endTime !== undefined) {
    const times = shiftInterval({
      ...at,
      startTime: startTime ?? wallTimeOf(shift.start),
      endTime: endTime ?? wallTimeOf(shift.end),
    });
    return times.ok ? times.interval : undefined;
  }
  if (date === undefined && locationId === undefined) return interval;
  const startsAt = wallTimeOf(shift.start);
  const times = plannedInterval({ ...at, startTime: startsAt, duration: clockLength(shift) });
  return times.ok ? times.interval : undefined;
}

/** E4 */
function place(draft: Draft, target: Placed, overwrite = false, before?: Standing): void {
  const others = inTheWayOf(draft, target).filter((each) => !before || !isSame(each, before));
  const stays = before !== undefined && keepsPlace(before, target);
  if (others.length > 0 && !overwrite && !stays) return;
  const going = overwrite ? others : [];
  takeOut(draft, before ? [...going, before] : going);
  putIn(draft, target);
}

function keepsPlace(before: Placed, after: Placed): boolean {
  return (
    before.employeeId === after.employeeId &&
    before.interval.start === after.interval.start &&
    before.interval.end === after.interval.end
  );
}

/** E5 */
function find(draft: Draft, known: KnownShift): Standing[] {
  const [start, end] = [parseInstant(known.start_at), parseInstant(known.end_at)];
  if (start === undefined || end === undefined) return [];
  const seen = readingsOf({ start, end }, known.timezone as Zone);
  const found = standingOn(draft, known.employee_id, known.date).find(({ shift }) =>
    shift.id === undefined
      ? shift.start === seen.start && shift.end === seen.end && shift.site === known.location_id
      : shift.id === known.id,
  );
  return found ? [found] : [];
}
