// The days of a year as the grid shows them, and the part of it that is read.
import {
  addDays,
  dayOfMonth,
  daysBetween,
  eachDay,
  firstOfWeek,
  mondayOnOrBefore,
  weekdayOf,
  yearOf,
} from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { WeekStart } from '#engine/time/week-start';
import { formatDay, formatMonth, formatShortDay } from '../../../platform/formats';
import type { Range } from '../surface/geometry';
import type { GridDay, GridMonth } from '../surface/grid-model';

/** Days read on each side of the view, as specified, so that a little scrolling needs no wait. */
const WIDENED_BY = 10;

export interface GridYear {
  from: CalendarDate;
  to: CalendarDate;
  days: readonly GridDay[];
  months: readonly GridMonth[];
  firstWeekday: number;
}

export function gridYear(year: number): GridYear {
  const from = `${year}-01-01` as CalendarDate;
  const to = `${year}-12-31` as CalendarDate;
  const dates = eachDay(from, to);
  const firsts = dates.filter((date) => dayOfMonth(date) === 1);
  return {
    from,
    to,
    days: dates.map(gridDay),
    months: firsts.map((date, index) => ({
      label: formatMonth(date),
      first: daysBetween(from, date),
      end: daysBetween(from, firsts[index + 1] ?? addDays(to, 1)),
    })),
    firstWeekday: weekdayOf(from) - 1,
  };
}

function gridDay(date: CalendarDate): GridDay {
  return {
    date,
    label: formatDay(date),
    short: formatShortDay(date),
    narrow: `${formatShortDay(date).charAt(0)}\n${dayOfMonth(date)}`,
    weekend: weekdayOf(date) > 5,
    firstOfMonth: dayOfMonth(date) === 1,
  };
}

/** The grid opens on this week when the address names no day. */
export function openingDay(
  date: CalendarDate | undefined,
  today: CalendarDate,
  weekStart: WeekStart,
): CalendarDate {
  if (date) return date;
  const first = firstOfWeek(today, weekStart);
  return yearOf(first) === yearOf(today) ? first : (`${yearOf(today)}-01-01` as CalendarDate);
}

/** Reads whole weeks within the year, so that neighbouring places ask for the same. */
export function windowAround({ first, end }: Range, { from, to }: GridYear) {
  const start = mondayOnOrBefore(addDays(from, first - WIDENED_BY));
  const finish = addDays(mondayOnOrBefore(addDays(from, end - 1 + WIDENED_BY)), 6);
  return { from: start < from ? from : start, to: finish > to ? to : finish };
}

/** The same day of another year; 29 February becomes the 28th. */
export function inYear(date: CalendarDate, year: number): CalendarDate {
  const day = date.slice(5) === '02-29' ? '02-28' : date.slice(5);
  return `${year}-${day}` as CalendarDate;
}
