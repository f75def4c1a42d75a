// Every change of the roster ends here, inside its transaction: it is handed to its followers, and the cells that it
// touched are announced in the log, to open screens, and to the author.
import type { RosterWindow } from '#contract/api/roster-window';
import { LIMITS } from '#contract/limits';
import { daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { publishRosterChange } from '../../db/publish';
import { hasNeeds } from '../cover/cover-needs.queries';
import { lightsOfDays } from '../cover/lights';
import { noteChanges } from '../notices/note-changes';
import { followChanges } from '../requests/follow-changes';
import { followRoster } from '../timesheets/follow-roster';
import { logChange, MOST_CELLS } from './change-log';
import { readWindow } from './read-window';
import type { RosterChange } from './roster-change';
import type { CellKey } from './window.queries';

/** More would keep the author of the change waiting longer than a read of what is new. */
const MOST_DAYS_WITH_COVER = 31;

/**
 * What happens after every change of shifts, whichever way it came: by hand, undone, generated, or because a person was
 * removed. Each follower works in a few statements, however many shifts there are.
 */
const FOLLOWERS: readonly ((change: RosterChange) => Promise<void>)[] = [
  noteChanges,
  followChanges,
  followRoster,
];

/** Returns the touched cells as they are now, or null when there are none or too many. */
export async function announceChange(change: RosterChange): Promise<RosterWindow | null> {
  const { revision, touched } = change;
  if (touched.byShifts.length > 0) for (const follow of FOLLOWERS) await follow(change);
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
    ...(await readWindow(change, { from, to }, revision, { changed })),
    ...(cover && { cover }),
  };
}

function eachOnce(cells: CellKey[]): CellKey[] {
  return [...new Map(cells.map((cell) => [cell.employee_id + cell.date, cell])).values()];
}
