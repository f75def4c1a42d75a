// The days that the grid shows, and the part of them that is read.
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

/** The grid holds the years on both sides, too: New Year is a day like any other. */
export interface GridYear {
  from: CalendarDate;
  to: CalendarDate;
  days: readonly GridDay[];
  months: readonly GridMonth[];
  firstWeekday: number;
}

export function gridYear(first: number, last = first): GridYear {
  const from = `${first}-01-01` as CalendarDate;
  const to = `${last}-12-31` as CalendarDate;
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

/** The first and last year that can be rostered. */
export const YEARS = { first: 1970, last: 2200 };

/** Nearer to the end of the days than this, the grid goes on with the next years. */
const NEAR_THE_END = 60;

/** The middle one of the three years in the grid. It changes only near their end, because the grid is made anew. */
export function middleYear(date: CalendarDate, current: number): number {
  const from = addDays(`${current - 1}-01-01` as CalendarDate, NEAR_THE_END);
  const to = addDays(`${current + 1}-12-31` as CalendarDate, -NEAR_THE_END);
  return date >= from && date <= to ? current : yearOf(date);
}

export function yearsAround(middle: number): GridYear {
  return gridYear(Math.max(YEARS.first, middle - 1), Math.min(YEARS.last, middle + 1));
}

/** The grid opens on this week when the address names no day. */
export function openingDay(
  date: CalendarDate | undefined,
  today: CalendarDate,
  weekStart: WeekStart,
): CalendarDate {
  return date ?? firstOfWeek(today, weekStart);
}

/** Reads whole weeks within those years, so that neighbouring places ask for the same. */
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
