// The cells while changes are applied to them, one after the other: what is known, with what is written on top.
import { overlapping } from '../conflicts/overlap';
import { addDays } from '../time/dates';
import type { CalendarDate, Interval } from '../time/kinds';
import { type Cell, type CellShift, type ChangedCells, intervalIn, type KnownCells } from './cell';

/** A shift and the cell that it is in. */
export interface Placed {
  employeeId: string;
  date: CalendarDate;
  shift: CellShift;
  interval: Interval;
}

/** One that stands in its cell already, and where: cells that look alike share their shifts. */
export interface Standing extends Placed {
  index: number;
}

export interface Draft extends KnownCells {
  changed: ChangedCells;
  write(employeeId: string, date: CalendarDate, cell: Cell): void;
}

export function createDraft(known: KnownCells): Draft {
  const changed: ChangedCells = new Map();
  return {
    changed,
    zoneOf: known.zoneOf,
    read: (employeeId, date) => changed.get(employeeId)?.get(date) ?? known.read(employeeId, date),
    write(employeeId, date, cell) {
      const row = changed.get(employeeId) ?? new Map<CalendarDate, Cell>();
      changed.set(employeeId, row.set(date, cell));
    },
  };
}

export function standingOn(draft: Draft, employeeId: string, date: CalendarDate): Standing[] {
  const shifts = draft.read(employeeId, date)?.shifts ?? [];
  return shifts.flatMap((shift, index) => {
    const interval = intervalIn(date, shift, draft.zoneOf(shift.site));
    return interval ? [{ employeeId, date, shift, interval, index }] : [];
  });
}

// A site may be 14 hours ahead of UTC and the next one 12 behind, and a shift may last a day.
const DAYS_AROUND = 3;

/** E4: the shifts of the same person that share some time with it, on whichever day they start. */
export function inTheWayOf(draft: Draft, { employeeId, date, interval }: Placed): Standing[] {
  const days = Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, day) => day - DAYS_AROUND);
  return days.flatMap((day) => {
    const standing = standingOn(draft, employeeId, addDays(date, day));
    const intervals = standing.map((each) => ({ ...each.interval, each }));
    return overlapping(interval, intervals).map(({ each }) => each);
  });
}

export function isSame(one: Standing, other: Standing): boolean {
  return (
    one.index === other.index && one.date === other.date && one.employeeId === other.employeeId
  );
}

export function takeOut(draft: Draft, going: readonly Standing[]): void {
  const cells = new Map<string, { employeeId: string; date: CalendarDate; indices: Set<number> }>();
  for (const { employeeId, date, index } of going) {
    const key = employeeId + date;
    const cell = cells.get(key) ?? { employeeId, date, indices: new Set() };
    cell.indices.add(index);
    cells.set(key, cell);
  }
  for (const { employeeId, date, indices } of cells.values()) {
    const cell = draft.read(employeeId, date);
    if (!cell) continue;
    const shifts = cell.shifts.filter((_, index) => !indices.has(index));
    draft.write(employeeId, date, { status: cell.status, shifts });
  }
}

/** In the order in which they start. */
export function putIn(draft: Draft, { employeeId, date, shift, interval }: Placed): void {
  const cell = draft.read(employeeId, date);
  if (!cell) return;
  const starts = new Map<CellShift, number>(
    standingOn(draft, employeeId, date).map((each) => [each.shift, each.interval.start]),
  );
  starts.set(shift, interval.start);
  const shifts = [...cell.shifts, shift].sort(
    (one, other) => (starts.get(one) ?? 0) - (starts.get(other) ?? 0),
  );
  draft.write(employeeId, date, { status: cell.status, shifts });
}
