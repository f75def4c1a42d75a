// Days and weeks as intervals of real time in a zone.
import { addDays, firstOfWeek } from './dates';
import { dateAt, startOfDate } from './instants';
import type { CalendarDate, Instant, Interval, Zone } from './kinds';
import type { WeekStart } from './week-start';

export interface Week {
  from: CalendarDate;
  to: CalendarDate;
  interval: Interval;
}

/** 24 hours except on a clock change; empty for a date that the zone skipped. */
export function dayInterval(date: CalendarDate, zone: Zone): Interval {
  return { start: startOfDate(date, zone), end: startOfDate(addDays(date, 1), zone) };
}

/** The week in which an instant falls: Monday to Sunday, or Sunday to Saturday. */
export function weekOf(instant: Instant, zone: Zone, weekStart: WeekStart = 'monday'): Week {
  const from = firstOfWeek(dateAt(instant, zone), weekStart);
  return {
    from,
    to: addDays(from, 6),
    interval: { start: startOfDate(from, zone), end: startOfDate(addDays(from, 7), zone) },
  };
}
