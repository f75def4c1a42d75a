// Tells what a change did to the cells: to the log for those who ask later, to open screens, and to its author.
import type { RosterWindow } from '#contract/api/roster-window';
import { LIMITS } from '#contract/limits';
import { daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { publishRosterChange } from '../../db/publish';
import { logChange, MOST_CELLS } from './change-log';
import { readWindow } from './read-window';
import type { CellKey } from './window.queries';

interface Change extends TenantScope {
  revision: number;
  /** Some of them twice. */
  touched: { byShifts: CellKey[]; byStatuses: CellKey[] };
}

/** The touched cells as they are now; null when there are none or too many. */
export async function announceChange(change: Change): Promise<RosterWindow | null> {
  const { revision, touched } = change;
  const cells = eachOnce([...touched.byShifts, ...touched.byStatuses]);
  await logChange(change, revision, cells);
  const dates = cells.map(({ date }) => date as CalendarDate).sort();
  const [from, to] = [dates[0], dates.at(-1)];
  if (from === undefined || to === undefined) return null;
  const mark = { revision, from, to };
  if (touched.byShifts.length > 0) await publishRosterChange(change, 'shifts', mark);
  if (touched.byStatuses.length > 0) await publishRosterChange(change, 'day-statuses', mark);
  if (cells.length > MOST_CELLS || daysBetween(from, to) >= LIMITS.windowDays) return null;
  return readWindow(change, { from, to }, revision, { since: revision - 1, cells });
}

function eachOnce(cells: CellKey[]): CellKey[] {
  return [...new Map(cells.map((cell) => [cell.employee_id + cell.date, cell])).values()];
}
