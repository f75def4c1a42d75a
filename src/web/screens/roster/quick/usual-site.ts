import type { ShownCells } from '../../../data/roster-cells-reading';

const DAYS_BEFORE = 28;
const DAYS_AFTER = 14;

/** The site of the person's shift nearest to a day, the days before it first. */
export function usualSite(shown: ShownCells, employeeId: string, day: number): string | undefined {
  for (let away = 0; away <= DAYS_BEFORE; away += 1) {
    for (const at of away <= DAYS_AFTER ? [day - away, day + away] : [day - away]) {
      const [shift] = shown.cells.content(shown.at(employeeId, at)).shifts;
      if (shift) return shift.site;
    }
  }
  return undefined;
}
