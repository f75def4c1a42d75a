// Days and weeks as stretches of real time in a zone.
import { addDays, mondayOnOrBefore } from './dates';
import { dateAt, startOfDate } from './instants';
import type { CalendarDate, Instant, Interval, Zone } from './kinds';

export interface Week {
  from: CalendarDate;
  to: CalendarDate;
  interval: Interval;
}

/** 24 hours but for a change of the clocks; empty for a date that the zone skipped. */
export function dayInterval(date: CalendarDate, zone: Zone): Interval {
  return { start: startOfDate(date, zone), end: startOfDate(addDays(date, 1), zone) };
}

/** The Monday to Sunday in which an instant falls. */
export function weekOf(instant: Instant, zone: Zone): Week {
  const from = mondayOnOrBefore(dateAt(instant, zone));
  return {
    from,
    to: addDays(from, 6),
    interval: { start: startOfDate(from, zone), end: startOfDate(addDays(from, 7), zone) },
  };
}
