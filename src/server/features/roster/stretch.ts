import type { CellKey } from './window.queries';

/** How many people and which days a change touched, for the audit log. */
export function stretchOf(cells: CellKey[]) {
  const dates = cells.map(({ date }) => date).sort();
  return {
    people: new Set(cells.map((cell) => cell.employee_id)).size,
    from: dates[0] ?? null,
    to: dates.at(-1) ?? null,
  };
}
