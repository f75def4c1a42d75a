import type { findLeave as endpoint, FoundBreak } from '#contract/api/leave';
import type { BodyOf } from '#contract/endpoint';
import { findBreaks } from '#engine/leave/find-breaks';
import { addDays } from '#engine/time/dates';
import { startOfDate } from '#engine/time/instants';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { findPatternStart } from '../my-year/read-pattern';
import { findZone, listOwnShifts } from './read-touched';

const FOUND = 3;
/** How far around the window shifts are read: a break may begin before it and end after it. */
const AROUND_DAYS = 31;

/** By published shifts and the pattern. Where the roster isn't known yet, a break ends with what is known. */
export async function findLeave(
  scope: TenantScope,
  employeeId: string,
  { hours, from, to }: BodyOf<typeof endpoint>,
  today: CalendarDate,
): Promise<FoundBreak[]> {
  const zone = await findZone(scope, employeeId, from);
  const first = from < today ? today : from;
  const before = addDays(first, -AROUND_DAYS);
  const span = { from: before < today ? today : before, to: addDays(to, AROUND_DAYS) };
  const shifts = await listOwnShifts(scope, employeeId, { ...span, drafts: false, today });
  const lastKnown = shifts.at(-1)?.date ?? first;
  const published = shifts.findLast(({ id }) => id !== null)?.date;
  const unknownFrom = published ? addDays(published, 1) : first;
  const patternFrom = await findPatternStart(scope, employeeId);
  const breaks = findBreaks(shifts, {
    from: first,
    to,
    budget: hours * 60,
    count: FOUND,
    start: startOfDate(first, zone),
    end: startOfDate(addDays(lastKnown, 1), zone),
    unknown:
      patternFrom && unknownFrom < patternFrom
        ? {
            date: unknownFrom,
            start: startOfDate(unknownFrom, zone),
            end: startOfDate(patternFrom, zone),
          }
        : undefined,
  });
  return breaks.map(({ free, minutes, ...days }) => ({
    ...days,
    minutes: Math.round(minutes),
    free_from: new Date(free.start).toISOString(),
    free_to: new Date(Math.max(free.end, free.start)).toISOString(),
    timezone: zone,
  }));
}
