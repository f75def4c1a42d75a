// Turns input from outside into a kind of time, or into undefined. Nothing is rounded or corrected.
import type { CalendarDate, Instant, Minutes, WallTime } from './kinds';

const FIRST_YEAR = 1970;
const LAST_YEAR = 2200;
const FIRST_INSTANT = Date.UTC(FIRST_YEAR, 0, 1);
const AFTER_LAST_INSTANT = Date.UTC(LAST_YEAR + 1, 0, 1);

const DATE = /^\d{4}-(0[1-9]|1[0-2])-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const INSTANT =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

export function parseCalendarDate(text: string): CalendarDate | undefined {
  if (!DATE.test(text)) return undefined;
  const year = Number(text.slice(0, 4));
  if (year < FIRST_YEAR || year > LAST_YEAR) return undefined;
  const day = Number(text.slice(8, 10));
  // Date.UTC turns 30 February into 2 March, so only a real date keeps its day.
  const midnight = new Date(Date.UTC(year, Number(text.slice(5, 7)) - 1, day));
  return midnight.getUTCDate() === day ? (text as CalendarDate) : undefined;
}

export function parseWallTime(text: string): WallTime | undefined {
  return TIME.test(text) ? (text as WallTime) : undefined;
}

export function parseInstant(text: string): Instant | undefined {
  const date = INSTANT.exec(text)?.[1];
  if (date === undefined || parseCalendarDate(date) === undefined) return undefined;
  return instantFromMilliseconds(Date.parse(text));
}

export function instantFromMilliseconds(milliseconds: number): Instant | undefined {
  if (!Number.isInteger(milliseconds)) return undefined;
  if (milliseconds < FIRST_INSTANT || milliseconds >= AFTER_LAST_INSTANT) return undefined;
  return milliseconds as Instant;
}

export function parseMinutes(value: number): Minutes | undefined {
  return Number.isSafeInteger(value) && value >= 0 ? (value as Minutes) : undefined;
}
