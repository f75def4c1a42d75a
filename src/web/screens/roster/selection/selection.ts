// The selected cells: single ones, and a block from an anchor to the cell with the focus.
// Cells are kept by person and day, so that a row that comes or goes never selects someone else.
import type { Cells } from '#contract/api/roster';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';

export interface CellRef {
  employeeId: string;
  day: number;
}

export interface Selection {
  single: ReadonlyMap<string, ReadonlySet<number>>;
  block: { from: CellRef; to: CellRef } | undefined;
}

export const NOTHING: Selection = { single: new Map(), block: undefined };

/** The rows in the order in which they are shown. */
export interface RowOrder {
  ids: readonly string[];
  /** Undefined for someone who isn't shown. */
  indexOf(employeeId: string): number | undefined;
}

export function withBlock(selection: Selection, from: CellRef, to: CellRef): Selection {
  return { ...selection, block: { from, to } };
}

/** Adds the cell, or removes it when it is already selected. */
export function withToggled(selection: Selection, cell: CellRef, rows: RowOrder): Selection {
  const single = new Map<string, ReadonlySet<number>>(daysByRow(selection, rows));
  const days = new Set(single.get(cell.employeeId));
  if (!days.delete(cell.day)) days.add(cell.day);
  if (days.size > 0) single.set(cell.employeeId, days);
  else single.delete(cell.employeeId);
  return { single, block: undefined };
}

interface Block {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export function blockOf({ block }: Selection, rows: RowOrder): Block | undefined {
  if (!block) return undefined;
  const one = rows.indexOf(block.from.employeeId);
  const other = rows.indexOf(block.to.employeeId);
  if (one === undefined || other === undefined) return undefined;
  return {
    top: Math.min(one, other),
    bottom: Math.max(one, other),
    left: Math.min(block.from.day, block.to.day),
    right: Math.max(block.from.day, block.to.day),
  };
}

export function countSelected(selection: Selection, rows: RowOrder): number {
  const block = blockOf(selection, rows);
  let count = block ? (block.bottom - block.top + 1) * (block.right - block.left + 1) : 0;
  for (const [employeeId, days] of selection.single) {
    const row = rows.indexOf(employeeId);
    if (row === undefined) continue;
    for (const day of days) if (!isInside(block, row, day)) count += 1;
  }
  return count;
}

export function isInside(block: Block | undefined, row: number, day: number): boolean {
  if (!block) return false;
  return row >= block.top && row <= block.bottom && day >= block.left && day <= block.right;
}

/** The days of each person, in the order of the rows. */
export function daysByRow(selection: Selection, rows: RowOrder): Map<string, Set<number>> {
  const block = blockOf(selection, rows);
  const found = new Map<string, Set<number>>();
  rows.ids.forEach((id, row) => {
    const days = new Set(selection.single.get(id));
    if (block && row >= block.top && row <= block.bottom) {
      for (let day = block.left; day <= block.right; day += 1) days.add(day);
    }
    if (days.size > 0) found.set(id, days);
  });
  return found;
}

/** The cells as the server wants them. */
export function cellsOf(days: Map<string, Set<number>>, from: CalendarDate): Cells {
  return Array.from(days, ([employeeId, set]) => ({
    employeeId,
    dates: [...set].sort((one, other) => one - other).map((day) => addDays(from, day)),
  }));
}

/** Looks for them when it is first asked: a grid opens without anything selected. */
export function rowOrder(ids: readonly string[]): RowOrder {
  let indices: ReadonlyMap<string, number> | undefined;
  return {
    ids,
    indexOf(employeeId) {
      indices ??= indicesOf(ids);
      return indices.get(employeeId);
    },
  };
}

function indicesOf(ids: readonly string[]): ReadonlyMap<string, number> {
  const indices = new Map<string, number>();
  ids.forEach((id, index) => {
    indices.set(id, index);
  });
  return indices;
}
