// The day as it will be once the changes under way have arrived.
import type { DayStatus } from '#contract/api/day-statuses';
import type { Shift } from '#contract/api/shifts';
import { applyToCells } from '#engine/cells/apply-to-cells';
import { type CellShift, type Cell as EngineCell, readingsOf } from '#engine/cells/cell';
import type { CellChange } from '#engine/cells/change';
import type { CalendarDate, Zone } from '#engine/time/kinds';
import type { ShiftValues } from '../../../components/shift-form/shift-schema';
import { valuesOf } from '../../../components/shift-form/shift-values';
import type { RosterChange } from '../../../data/roster-changes';
import { formatDay, instantOfText } from '../../../platform/formats';

export interface Cell {
  shifts: Shift[];
  status: DayStatus['status'] | null;
}

export interface Day {
  employeeId: string;
  date: string;
}

export function withChanges(cell: Cell, day: Day, changes: readonly RosterChange[]): Cell {
  // The bodies of calls hold dates as plain texts.
  const after = applyToCells(changes as readonly CellChange[], {
    read: (employeeId, date) =>
      employeeId === day.employeeId && date === day.date ? cellBefore(cell) : undefined,
    zoneOf: (siteId) => zoneOf(cell.shifts.find(({ location_id }) => location_id === siteId)),
  });
  const changed = after.get(day.employeeId)?.get(day.date as CalendarDate);
  if (!changed) return cell;
  return { status: changed.status, shifts: changed.shifts.flatMap((each) => rowOf(cell, each)) };
}

function cellBefore({ status, shifts }: Cell): EngineCell {
  // Only employees see 'unavailable', and they can't change the roster.
  return { status: status === 'unavailable' ? null : status, shifts: shifts.map(cellShiftOf) };
}

function cellShiftOf(shift: Shift): CellShift {
  const interval = { start: instantOfText(shift.start_at), end: instantOfText(shift.end_at) };
  return {
    id: shift.id,
    ...readingsOf(interval, zoneOf(shift)),
    site: shift.location_id,
    published: shift.published,
    auto: shift.template_code !== null || shift.source_rule_id !== null,
    code: shift.template_code,
  };
}

/** Only publishing shows before the answer: other changes come from a form, which waits for it. */
function rowOf({ shifts }: Cell, { id, published }: CellShift): Shift[] {
  return shifts.filter((shift) => shift.id === id).map((shift) => ({ ...shift, published }));
}

function zoneOf(shift: Shift | undefined): Zone {
  return (shift?.timezone ?? 'UTC') as Zone;
}

interface Difference {
  label: string;
  theirs: string;
  mine: string;
}

type NameOf = (id: string) => string;

/** Compares the form with the saved shift, and keeps the rows that differ. */
export function differences(
  current: Shift,
  mine: ShiftValues,
  names: { employee: NameOf; location: NameOf },
): Difference[] {
  const theirs = valuesOf(current);
  const rows: [label: string, show: (values: ShiftValues) => string][] = [
    ['Time', ({ startTime, endTime }) => `${startTime}–${endTime}`],
    ['Date', ({ date }) => formatDay(date as CalendarDate)],
    ['Employee', ({ employeeId }) => names.employee(employeeId)],
    ['Location', ({ locationId }) => names.location(locationId)],
    ['Role', ({ roleLabel }) => roleLabel || 'none'],
    ['Notes', ({ notes }) => notes || 'none'],
    ['Published', ({ published }) => (published ? 'yes' : 'no, a draft')],
  ];
  return rows
    .map(([label, show]) => ({ label, theirs: show(theirs), mine: show(mine) }))
    .filter(({ theirs, mine }) => theirs !== mine);
}
