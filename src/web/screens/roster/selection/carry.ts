// Copied, cut and dragged cells, and where they come down.
import type { transferCells } from '#contract/api/roster';
import type { BodyInput } from '#contract/endpoint';
import { addDays, daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { RowOrder } from './selection';

export interface Load {
  mode: 'move' | 'copy';
  cells: { employeeId: string; dates: CalendarDate[] }[];
  /** The cell that comes down on the target. */
  origin: { employeeId: string; date: CalendarDate };
}

export function loadOf(
  mode: Load['mode'],
  days: Map<string, Set<number>>,
  from: CalendarDate,
  origin?: { employeeId: string; day: number },
): Load | undefined {
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

/** Undefined where there is no person: the block would hang over the edge of the rows. */
export function transferTo(
  load: Load,
  target: { employeeId: string; date: CalendarDate },
  rows: RowOrder,
): Transfer | undefined {
  const from = rows.indexOf(load.origin.employeeId);
  const to = rows.indexOf(target.employeeId);
  if (from === undefined || to === undefined) return undefined;
  const people: { from: string; to: string }[] = [];
  for (const { employeeId } of load.cells) {
    const row = rows.indexOf(employeeId);
    const heir = row === undefined ? undefined : rows.ids[row + to - from];
    if (heir === undefined) return undefined;
    if (heir !== employeeId) people.push({ from: employeeId, to: heir });
  }
  return {
    mode: load.mode,
    cells: load.cells,
    days: daysBetween(load.origin.date, target.date),
    people,
  };
}

export function staysInPlace({ days, people = [] }: Transfer): boolean {
  return days === 0 && people.length === 0;
}
