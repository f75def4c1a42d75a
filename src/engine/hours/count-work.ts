// The counts of one's own year.
import { addDays, weekdayOf } from '../time/dates';
import { MINUTE_MS } from '../time/instants';
import type { CalendarDate, Interval } from '../time/kinds';

export interface WorkCounts {
  shifts: number;
  nights: number;
  /** Saturdays and Sundays that belong together count once. */
  weekends: number;
  minutes: number;
}

const SATURDAY = 6;

/** W7 */
export function countWork(
  shifts: readonly (Interval & { date: CalendarDate; night: boolean })[],
): WorkCounts {
  const weekends = new Set<CalendarDate>();
  let minutes = 0;
  for (const { date, start, end } of shifts) {
    minutes += (end - start) / MINUTE_MS;
    const weekday = weekdayOf(date);
    if (weekday >= SATURDAY) weekends.add(addDays(date, SATURDAY - weekday));
  }
  return {
    shifts: shifts.length,
    nights: shifts.filter(({ night }) => night).length,
    weekends: weekends.size,
    minutes,
  };
}
