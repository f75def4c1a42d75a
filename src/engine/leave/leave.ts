// Leave as a person asks for it: from one date to another, perhaps with a time on its first or last day.
import { addDays, eachDay } from '../time/dates';
import { instantOf, startOfDate } from '../time/instants';
import type { CalendarDate, Interval, WallTime, Zone } from '../time/kinds';

export interface Leave {
  first: CalendarDate;
  last: CalendarDate;
  /** Null: from the beginning of the first day. */
  startTime: WallTime | null;
  /** Null: to the end of the last day. */
  endTime: WallTime | null;
  /** Whose clock the dates and times are on. */
  zone: Zone;
}

/** L1: undefined where nothing is left between start and end. */
export function leaveInterval({
  first,
  last,
  startTime,
  endTime,
  zone,
}: Leave): Interval | undefined {
  const start = startTime === null ? startOfDate(first, zone) : instantOf(first, startTime, zone);
  const end =
    endTime === null ? startOfDate(addDays(last, 1), zone) : instantOf(last, endTime, zone);
  return end > start ? { start, end } : undefined;
}

/** L5: the days that get a day status. */
export function wholeDays(
  { first, last, startTime, endTime }: Leave,
  worked: readonly CalendarDate[],
): CalendarDate[] {
  const from = startTime === null ? first : addDays(first, 1);
  const to = endTime === null ? last : addDays(last, -1);
  return eachDay(from, to).filter((date) => !worked.includes(date));
}
