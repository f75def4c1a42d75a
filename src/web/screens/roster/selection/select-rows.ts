// Selects whole rows: the days in view of one person, or of everyone shown.
import type { Range } from '../surface/geometry';
import {
  blockOf,
  daysByRow,
  isInside,
  NOTHING,
  type RowOrder,
  type Selection,
  withBlock,
} from './selection';

export type Checked = 'true' | 'false' | 'mixed';

/** Adds the person's days in view, or removes them when all of them are already selected. */
export function withRowToggled(
  selection: Selection,
  employeeId: string,
  days: Range,
  rows: RowOrder,
): Selection {
  const single = new Map<string, ReadonlySet<number>>(daysByRow(selection, rows));
  const own = new Set(single.get(employeeId));
  const take = rowChecked(selection, employeeId, days, rows) !== 'true';
  for (let day = days.first; day < days.end; day += 1) {
    if (take) own.add(day);
    else own.delete(day);
  }
  if (own.size > 0) single.set(employeeId, own);
  else single.delete(employeeId);
  return { single, block: undefined };
}

export function withAllToggled(selection: Selection, days: Range, rows: RowOrder): Selection {
  const [first] = rows.ids;
  const last = rows.ids.at(-1);
  if (first === undefined || last === undefined || days.end <= days.first) return selection;
  if (allChecked(selection, days, rows) === 'true') return NOTHING;
  return withBlock(
    NOTHING,
    { employeeId: first, day: days.first },
    { employeeId: last, day: days.end - 1 },
  );
}

/** Mixed when some days of the person are selected, but not all those in view. */
export function rowChecked(
  selection: Selection,
  employeeId: string,
  days: Range,
  rows: RowOrder,
): Checked {
  if (selection === NOTHING) return 'false';
  const row = rows.indexOf(employeeId);
  if (row === undefined) return 'false';
  const block = blockOf(selection, rows);
  const single = selection.single.get(employeeId);
  const inBlock = block !== undefined && row >= block.top && row <= block.bottom;
  if (!inBlock && !single) return 'false';
  for (let day = days.first; day < days.end; day += 1) {
    if (!isInside(block, row, day) && !single?.has(day)) return 'mixed';
  }
  return 'true';
}

export function allChecked(selection: Selection, days: Range, rows: RowOrder): Checked {
  if (selection === NOTHING) return 'false';
  const block = blockOf(selection, rows);
  if (!block && selection.single.size === 0) return 'false';
  const last = rows.ids.length - 1;
  const covers = isInside(block, 0, days.first) && isInside(block, last, days.end - 1);
  if (covers) return 'true';
  const every = rows.ids.every((id) => rowChecked(selection, id, days, rows) === 'true');
  return every ? 'true' : 'mixed';
}
