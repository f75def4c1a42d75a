// Copied, cut and dragged cells, and where they land.
import type { transferCells } from '#contract/api/roster';
import type { BodyInput } from '#contract/endpoint';
import { addDays, daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { RowOrder } from './selection';

export interface CarriedCells {
  mode: 'move' | 'copy';
  cells: { employeeId: string; dates: CalendarDate[] }[];
  /** The cell that lands on the target. */
  origin: { employeeId: string; date: CalendarDate };
}

export function carriedCells(
  mode: CarriedCells['mode'],
  days: Map<string, Set<number>>,
  from: CalendarDate,
  origin?: { employeeId: string; day: number },
): CarriedCells | undefined {
  const cells = Array.from(days, ([employeeId, set]) => ({
    employeeId,
    dates: [...set].sort((one, other) => one - other).map((day) => addDays(from, day)),
  }));
  const first = cells[0];
  if (!first) return undefined;
  const earliest = Math.min(...Array.from(days.values(), (set) => Math.min(...set)));
  const at = origin ?? { employeeId: first.employeeId, day: earliest };
  return { mode, cells, origin: { employeeId: at.employeeId, date: addDays(from, at.day) } };
}

type Transfer = BodyInput<typeof transferCells>;

/** Undefined when a cell would land below the last row. */
export function transferTo(
  carried: CarriedCells,
  target: { employeeId: string; date: CalendarDate },
  rows: RowOrder,
): Transfer | undefined {
  const from = rows.indexOf(carried.origin.employeeId);
  const to = rows.indexOf(target.employeeId);
  if (from === undefined || to === undefined) return undefined;
  const people: { from: string; to: string }[] = [];
  for (const { employeeId } of carried.cells) {
    const row = rows.indexOf(employeeId);
    const person = row === undefined ? undefined : rows.ids[row + to - from];
    if (person === undefined) return undefined;
    if (person !== employeeId) people.push({ from: employeeId, to: person });
  }
  return {
    mode: carried.mode,
    cells: carried.cells,
    days: daysBetween(carried.origin.date, target.date),
    people,
  };
}

export function staysInPlace({ days, people = [] }: Transfer): boolean {
  return days === 0 && people.length === 0;
}
