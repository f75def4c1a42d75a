// F17: which public holidays a shift shares some time with, on the clock of its site.
import type { SiteFacts } from '../rules/book';
import { DAY_MS, dateOfDayNumber } from '../time/dates';
import { MINUTE_MS } from '../time/instants';
import type { CalendarDate, Interval, Zone } from '../time/kinds';
import { offsetAt, offsetsOf } from '../time/zone-offsets';

/** In order of date. A shift over midnight may reach two. */
export function reachedHolidays(
  shift: Interval & { zone: Zone },
  holidays: SiteFacts['holidays'] | undefined,
): CalendarDate[] {
  if (!holidays || holidays.size === 0) return [];
  const offsets = offsetsOf(shift.zone);
  const start = shift.start + offsetAt(offsets, shift.start);
  const end = shift.end + offsetAt(offsets, shift.end);
  const found: CalendarDate[] = [];
  for (let day = Math.floor(start / DAY_MS); day * DAY_MS < end; day += 1) {
    const midnight = day * DAY_MS;
    const date = dateOfDayNumber(day);
    const reached = holidays
      .get(date)
      ?.some(
        ({ from, to }) => start < midnight + to * MINUTE_MS && midnight + from * MINUTE_MS < end,
      );
    if (reached) found.push(date);
  }
  return found;
}
