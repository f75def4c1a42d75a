import { addDays } from '#engine/time/dates';
import type { Zone } from '#engine/time/kinds';
import { parseCalendarDate } from '#engine/time/parse';
import { shiftInterval } from '#engine/time/shift-interval';
import { formatLength, formatShortDay } from '../../platform/formats';
import { readTime } from './read-time';

interface TypedTimes {
  date: string;
  startTime: string;
  endTime: string;
}

/** What stands below the end: '8 h', or 'ends on Thu 11 Mar, 9 h (clocks go back)'. */
export function describeEnd(typed: TypedTimes, timezone: string | undefined): string | undefined {
  const date = parseCalendarDate(typed.date);
  const startTime = readTime(typed.startTime);
  const endTime = readTime(typed.endTime);
  if (!date || !startTime || !endTime || !timezone) return undefined;
  const shift = shiftInterval({ date, startTime, endTime, zone: timezone as Zone });
  if (!shift.ok) return undefined;
  const length = formatLength({
    start_at: new Date(shift.interval.start).toISOString(),
    end_at: new Date(shift.interval.end).toISOString(),
    timezone,
  });
  return endTime > startTime ? length : `ends on ${formatShortDay(addDays(date, 1))}, ${length}`;
}
