// What the cells will hold once the changes under way are done. Each change can be applied again to a
// state that has it already: between the answer and the end of the change, the new state is read.

import type { Shift } from '#contract/api/shifts';
import type { CellAction } from '#engine/cells/change';
import { addDays } from '#engine/time/dates';
import { wallClockAt } from '#engine/time/instants';
import type { CalendarDate, Zone } from '#engine/time/kinds';
import { instantOfText } from '../platform/formats';
import type { RosterCell, RosterShift } from './roster-cells';
import type { RosterChange } from './roster-changes';

/** Undefined while the day has not been read; then nothing can be said of it. */
export type ReadCell = (employeeId: string, date: CalendarDate) => RosterCell | undefined;
export type ChangedCells = Map<string, Map<CalendarDate, RosterCell>>;

interface Draft {
  read: ReadCell;
  write(employeeId: string, date: CalendarDate, cell: RosterCell): void;
}

export function cellsAfter(changes: readonly RosterChange[], readNow: ReadCell): ChangedCells {
  const changed: ChangedCells = new Map();
  const draft: Draft = {
    read: (employeeId, date) => changed.get(employeeId)?.get(date) ?? readNow(employeeId, date),
    write(employeeId, date, cell) {
      const row = changed.get(employeeId) ?? new Map<CalendarDate, RosterCell>();
      changed.set(employeeId, row.set(date, cell));
    },
  };
  for (const change of changes) apply(draft, change);
  return changed;
}

function apply(draft: Draft, change: RosterChange): void {
  switch (change.type) {
    case 'create': {
      const { employeeId, date, overwrite = false } = change.body;
      add(draft, employeeId, date as CalendarDate, createdShift(change.body), overwrite);
      return;
    }
    case 'update':
      applyUpdate(draft, change.shift, change.body);
      return;
    case 'delete':
      takeOut(draft, change.shift);
      return;
    case 'set-status':
      applyAction(draft, change.employeeId, change.date, change.status);
      return;
    case 'remove-status':
      applyAction(draft, change.employeeId, change.date, 'remove-status');
      return;
    case 'clear-day':
      applyAction(draft, change.employeeId, change.date, 'clear');
      return;
    case 'cells':
      for (const { employeeId, dates } of change.body.cells) {
        for (const date of dates) applyAction(draft, employeeId, date, change.body.action);
      }
      return;
    case 'transfer':
      applyTransfer(draft, change.body);
  }
}

function applyAction(draft: Draft, employeeId: string, day: string, action: CellAction): void {
  const date = day as CalendarDate;
  const cell = draft.read(employeeId, date);
  if (cell) draft.write(employeeId, date, afterAction(cell, action));
}

function afterAction(cell: RosterCell, action: CellAction): RosterCell {
  const { status, shifts } = cell;
  switch (action) {
    case 'publish':
      return { status, shifts: shifts.map((shift) => ({ ...shift, published: true })) };
    case 'unpublish':
      return { status, shifts: shifts.map((shift) => ({ ...shift, published: false })) };
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

type CreateBody = Extract<RosterChange, { type: 'create' }>['body'];
type UpdateBody = Extract<RosterChange, { type: 'update' }>['body'];
type TransferBody = Extract<RosterChange, { type: 'transfer' }>['body'];

function createdShift({ startTime, endTime, locationId, published }: CreateBody): RosterShift {
  return {
    start: minutesOf(startTime),
    end: minutesOf(endTime),
    site: locationId,
    published: published ?? false,
    auto: false,
    code: null,
  };
}

function applyUpdate(draft: Draft, shift: Shift, body: UpdateBody): void {
  const before = takeOut(draft, shift);
  if (!before) return;
  const after: RosterShift = {
    ...before,
    start: body.startTime ? minutesOf(body.startTime) : before.start,
    end: body.endTime ? minutesOf(body.endTime) : before.end,
    site: body.locationId ?? before.site,
    published: body.published ?? before.published,
  };
  const date = (body.date ?? shift.date) as CalendarDate;
  add(draft, body.employeeId ?? shift.employee_id, date, after, body.overwrite ?? false);
}

function applyTransfer(draft: Draft, body: TransferBody): void {
  const { mode, cells, days, people = [], onConflict = 'refuse' } = body;
  const heirs = new Map(people.map(({ from, to }) => [from, to]));
  const carried = cells.flatMap(({ employeeId, dates }) =>
    dates.map((date) => ({ employeeId, date: date as CalendarDate })),
  );
  const loads = carried.map(({ employeeId, date }) => ({
    employeeId: heirs.get(employeeId) ?? employeeId,
    date: addDays(date, days),
    shifts: draft.read(employeeId, date)?.shifts ?? [],
  }));
  // All are lifted before any is put down: a block may be moved onto its own place.
  if (mode === 'move') {
    for (const { employeeId, date } of carried) {
      applyAction(draft, employeeId, date, 'delete-shifts');
    }
  }
  for (const { employeeId, date, shifts } of loads) {
    for (const shift of shifts) {
      const put = mode === 'copy' ? copyOf(shift) : shift;
      add(draft, employeeId, date, put, onConflict === 'replace');
    }
  }
}

/** A copy is a draft made by hand. */
function copyOf(shift: RosterShift): RosterShift {
  return { ...shift, published: false, auto: false, code: null };
}

function add(
  draft: Draft,
  employeeId: string,
  date: CalendarDate,
  shift: RosterShift,
  replace: boolean,
): void {
  const cell = draft.read(employeeId, date);
  if (!cell) return;
  const free = cell.shifts.filter((other) => !overlap(other, shift));
  if (free.length < cell.shifts.length && !replace) return;
  const shifts = [...free, shift].sort((one, other) => one.start - other.start);
  draft.write(employeeId, date, { status: cell.status, shifts });
}

/** The shift as it stands in its cell, and the cell without it. */
function takeOut(draft: Draft, shift: Shift): RosterShift | undefined {
  const cell = draft.read(shift.employee_id, shift.date);
  const start = minutesAt(shift.start_at, shift.timezone);
  const found = cell?.shifts.find(
    (other) => other.start === start && other.site === shift.location_id,
  );
  if (!cell || !found) return undefined;
  const shifts = cell.shifts.filter((other) => other !== found);
  draft.write(shift.employee_id, shift.date, { status: cell.status, shifts });
  return found;
}

const DAY = 24 * 60;

function overlap(one: RosterShift, other: RosterShift): boolean {
  return one.start < endOf(other) && other.start < endOf(one);
}

function endOf({ start, end }: RosterShift): number {
  return end > start ? end : end + DAY;
}

function minutesAt(at: string, zone: string): number {
  return minutesOf(wallClockAt(instantOfText(at), zone as Zone).time);
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
