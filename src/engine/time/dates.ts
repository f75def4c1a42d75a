// Arithmetic with calendar dates. Calculations use day numbers: days since 1970-01-01.
import type { CalendarDate } from './kinds';
import type { WeekStart } from './week-start';

export const DAY_MS = 86_400_000;

const DAYS_FROM_MARCH_0000_TO_1970 = 719_469;

/** Caches the texts of dates over eleven years; a later date replaces an earlier one in its slot. */
const REMEMBERED = 4096;
const NO_DAY = -(2 ** 31);
const dayOfSlot = new Int32Array(REMEMBERED).fill(NO_DAY);
const dateOfSlot = new Array<string>(REMEMBERED).fill('');

export function twoDigits(text: string, at: number): number {
  const zero = 48;
  return (text.charCodeAt(at) - zero) * 10 + (text.charCodeAt(at + 1) - zero);
}

export function yearOf(date: CalendarDate): number {
  return twoDigits(date, 0) * 100 + twoDigits(date, 2);
}

/** 1 January … 12 December. */
export function monthOf(date: CalendarDate): number {
  return twoDigits(date, 5);
}

export function dayOfMonth(date: CalendarDate): number {
  return twoDigits(date, 8);
}

/** Counts in years that begin in March, so that the leap day comes last. Date.UTC takes twice as long. */
export function dayNumber(date: CalendarDate): number {
  const month = monthOf(date);
  const year = month > 2 ? yearOf(date) : yearOf(date) - 1;
  const monthsSinceMarch = month > 2 ? month - 3 : month + 9;
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  const dayOfYear = Math.floor((153 * monthsSinceMarch + 2) / 5) + dayOfMonth(date);
  return year * 365 + leapDays + dayOfYear - DAYS_FROM_MARCH_0000_TO_1970;
}

export function dateOfDayNumber(day: number): CalendarDate {
  const slot = day & (REMEMBERED - 1);
  if (dayOfSlot[slot] !== day) {
    // A fraction of a day would be cached under the whole day, and that date would be wrong from then on.
    if (!Number.isInteger(day)) throw new RangeError('Not a whole number of days');
    dateOfSlot[slot] = new Date(day * DAY_MS).toISOString().slice(0, 10);
    dayOfSlot[slot] = day;
  }
  return dateOfSlot[slot] as CalendarDate;
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOfDayNumber(dayNumber(date) + days);
}

/** The number of days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** 1 Monday … 7 Sunday. */
export function weekdayOf(date: CalendarDate): number {
  // 1970-01-01 was a Thursday; the double modulo keeps days before it positive.
  return ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1;
}

export function mondayOnOrBefore(date: CalendarDate): CalendarDate {
  return addDays(date, 1 - weekdayOf(date));
}

/** The first day of the date's week. */
export function firstOfWeek(date: CalendarDate, weekStart: WeekStart): CalendarDate {
  const weekday = weekdayOf(date);
  return addDays(date, weekStart === 'monday' ? 1 - weekday : -(weekday % 7));
}

/** Every date from `from` to `to`, both included; empty when `to` is earlier. */
export function eachDay(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const first = dayNumber(from);
  const count = Math.max(0, dayNumber(to) - first + 1);
  return Array.from({ length: count }, (_, index) => dateOfDayNumber(first + index));
}
