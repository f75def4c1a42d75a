import { daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { ShownCells } from '../../../data/roster-cells-reading';

/** Whether someone has a shift at the site on days that have been read. Before the first read, everyone may have. */
export function worksAt(
  shown: ShownCells,
  employeeId: string,
  siteId: string,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): boolean {
  const { cells } = shown;
  if (cells.isBlank()) return true;
  const last = daysBetween(cells.from, to);
  for (let day = daysBetween(cells.from, from); day <= last; day += 1) {
    const { shifts } = cells.content(shown.at(employeeId, day));
    if (shifts.some(({ site }) => site === siteId)) return true;
  }
  return false;
}
