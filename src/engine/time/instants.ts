// Turns a date and a clock reading into an instant, and back.
import { DAY_MS, dateOfDayNumber, dayNumber, twoDigits } from './dates';
import type { CalendarDate, Instant, WallTime, Zone } from './kinds';
import { offsetAt, offsetsOf, type ZoneOffsets } from './zone-offsets';

export const MINUTE_MS = 60_000;

const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));
const READINGS = TWO_DIGITS.slice(0, 24).flatMap((hour) =>
  TWO_DIGITS.map((minute) => `${hour}:${minute}`),
);

export interface WallClock {
  date: CalendarDate;
  time: WallTime;
}

/** T4 and T5: a reading that doesn't exist moves forward; a reading that comes twice means the first. */
export function instantOf(date: CalendarDate, time: WallTime, zone: Zone): Instant {
  return instantOfReading(offsetsOf(zone), readingOf(date, time));
}

/** The clock's reading at an instant, without seconds. */
export function wallClockAt(instant: Instant, zone: Zone): WallClock {
  const reading = instant + offsetAt(offsetsOf(zone), instant);
  const day = Math.floor(reading / DAY_MS);
  const minute = Math.floor((reading - day * DAY_MS) / MINUTE_MS);
  return { date: dateOfDayNumber(day), time: READINGS[minute] as WallTime };
}

export function dateAt(instant: Instant, zone: Zone): CalendarDate {
  const reading = instant + offsetAt(offsetsOf(zone), instant);
  return dateOfDayNumber(Math.floor(reading / DAY_MS));
}

/**
 * The first instant of a date. Where the clocks jump at midnight, T4 moves it to the end of the gap. A gap that began
 * before midnight would give an instant too late, but there has been none since 1970.
 */
export function startOfDate(date: CalendarDate, zone: Zone): Instant {
  return instantOfReading(offsetsOf(zone), dayNumber(date) * DAY_MS);
}

/** A clock reading as a number that durations can be added to: its milliseconds as if it were UTC. */
export function readingOf(date: CalendarDate, time: WallTime): number {
  return dayNumber(date) * DAY_MS + minuteOfDay(time) * MINUTE_MS;
}

export function instantOfReading(offsets: ZoneOffsets, reading: number): Instant {
  const before = offsetAt(offsets, reading - DAY_MS);
  const after = offsetAt(offsets, reading + DAY_MS);
  if (before === after) return (reading - before) as Instant;
  const first = reading - before;
  if (offsetAt(offsets, first) === before) return first as Instant;
  const second = reading - after;
  if (offsetAt(offsets, second) === after) return second as Instant;
  return first as Instant;
}

function minuteOfDay(time: WallTime): number {
  return twoDigits(time, 0) * 60 + twoDigits(time, 3);
}
