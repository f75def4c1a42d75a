// Copied, cut and dragged cells, and where they land.
import type { fillCells, transferCells } from '#contract/api/roster';
import type { BodyInput } from '#contract/endpoint';
import { repeatInto, type Spot } from '#engine/cells/repeat-into';
import { addDays, daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { cellsOf, type RowOrder } from './selection';

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

type Days = ReadonlyMap<string, ReadonlySet<number>>;

/** The body of a fill: the copied cells repeat into the area. Undefined when there is nothing to copy into it. */
export function fillOf(
  pattern: Days,
  area: Days,
  from: CalendarDate,
  rows: RowOrder,
): BodyInput<typeof fillCells> | undefined {
  const sources = new Map<string, { spot: Spot; targets: Map<string, Set<number>> }>();
  for (const pair of repeatInto(spotsOf(pattern, rows), spotsOf(area, rows))) {
    const key = `${pair.from.row} ${pair.from.day}`;
    const source = sources.get(key) ?? { spot: pair.from, targets: new Map() };
    const employeeId = rows.ids[pair.to.row] ?? '';
    const days = source.targets.get(employeeId) ?? new Set();
    source.targets.set(employeeId, days.add(pair.to.day));
    sources.set(key, source);
  }
  if (sources.size === 0) return undefined;
  return {
    sources: Array.from(sources.values(), ({ spot, targets }) => ({
      employeeId: rows.ids[spot.row] ?? '',
      date: addDays(from, spot.day),
      cells: cellsOf(targets, from),
    })),
  };
}

/** The days of copied cells, as far as their people are shown. */
export function daysOfCarried(
  { cells }: CarriedCells,
  from: CalendarDate,
): Map<string, Set<number>> {
  return new Map(
    cells.map(({ employeeId, dates }) => [
      employeeId,
      new Set(dates.map((date) => daysBetween(from, date))),
    ]),
  );
}

function spotsOf(days: Days, rows: RowOrder): Spot[] {
  return Array.from(days).flatMap(([employeeId, set]) => {
    const row = rows.indexOf(employeeId);
    return row === undefined ? [] : Array.from(set, (day) => ({ row, day }));
  });
}

export function staysInPlace({ days, people = [] }: Transfer): boolean {
  return days === 0 && people.length === 0;
}
