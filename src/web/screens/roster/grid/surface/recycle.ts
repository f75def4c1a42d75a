// Which cell of a row stands for which day. A cell that keeps its look and only moves costs a fraction of one that
// is drawn anew, and most days of a roster look like a few others.
import type { CellLook } from './cell-look';
import type { Range } from './geometry';

export interface Recyclable {
  day: number;
  look: CellLook | undefined;
}

export interface RecycledRow<Item> {
  cells: readonly Item[];
  /** The days that have to be shown. */
  days: Range;
  /** How many days there are. */
  count: number;
  /** Another person's row: none of the cells is right any more. */
  stale: boolean;
  lookAt(day: number): CellLook;
}

/** The cells that get another day, or the same one of somebody else. All others are right as they are. */
export function recycle<Item extends Recyclable>(row: RecycledRow<Item>): [Item, number][] {
  const { days, count, stale, lookAt } = row;
  const pairs: [Item, number][] = [];
  const held = new Set<number>();
  let free: Item[] = [];
  for (const cell of row.cells) {
    const { day, look } = cell;
    const isShown = day >= days.first && day < days.end && !held.has(day);
    if (!isShown || (stale && look !== lookAt(day))) {
      free.push(cell);
      continue;
    }
    held.add(day);
    if (stale) pairs.push([cell, day]);
  }
  /** First the cells that look so already, then whatever cell there is. */
  function fill(wanted: readonly number[]): void {
    for (const alike of [true, false]) {
      for (const day of wanted) {
        if (free.length === 0) return;
        if (held.has(day)) continue;
        const look = lookAt(day);
        const at = alike ? free.findIndex((cell) => cell.look === look) : 0;
        const [cell] = at < 0 ? [] : free.splice(at, 1);
        if (!cell) continue;
        held.add(day);
        pairs.push([cell, day]);
      }
    }
  }

  fill(daysFrom(days.first, days.end));
  const isRight = ({ day }: Item) => !stale && day >= 0 && day < count;
  for (const cell of free) if (isRight(cell)) held.add(cell.day);
  free = free.filter((cell) => !isRight(cell));
  // What is left over waits beside the view, as a day that is right too.
  const reach = row.cells.length;
  fill(daysFrom(days.end, Math.min(count, days.end + reach)));
  fill(daysFrom(Math.max(0, days.first - reach), days.first));
  return pairs;
}

function daysFrom(first: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
}
