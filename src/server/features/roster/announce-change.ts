// Announces which cells a change touched: in the log, to open screens, and to the author.
import type { RosterWindow } from '#contract/api/roster-window';
import { LIMITS } from '#contract/limits';
import { daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { publishRosterChange } from '../../db/publish';
import { hasNeeds } from '../cover/cover-needs.queries';
import { lightsOfDays } from '../cover/lights';
import { logChange, MOST_CELLS } from './change-log';
import { readWindow } from './read-window';
import type { CellKey } from './window.queries';

/** More would keep the author of the change waiting longer than a read of what is new. */
const MOST_DAYS_WITH_COVER = 31;

interface Change extends TenantScope {
  revision: number;
  /** A cell may be listed twice. */
  touched: { byShifts: CellKey[]; byStatuses: CellKey[] };
}

/** Returns the touched cells as they are now, or null when there are none or too many. */
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
  const days = [...new Set(dates)];
  const tooMany = days.length > MOST_DAYS_WITH_COVER;
  if (tooMany && (await hasNeeds(change))) return null;
  const cover = tooMany ? undefined : await lightsOfDays(change, days);
  const changed = { since: revision - 1, cells };
  return {
    ...(await readWindow(change, { from, to }, revision, changed)),
    ...(cover && { cover }),
  };
}

function eachOnce(cells: CellKey[]): CellKey[] {
  return [...new Map(cells.map((cell) => [cell.employee_id + cell.date, cell])).values()];
}
