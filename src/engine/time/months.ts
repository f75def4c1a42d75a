// Calendar months: stepping through them, and the grid of whole weeks that a month view draws.
import { addDays, dayOfMonth, eachDay, firstOfWeek, monthOf, yearOf } from './dates';
import type { CalendarDate } from './kinds';
import type { WeekStart } from './week-start';

function dateIn(year: number, monthIndex: number, day: number): CalendarDate {
  return new Date(Date.UTC(year, monthIndex, day)).toISOString().slice(0, 10) as CalendarDate;
}

export function firstOfMonth(date: CalendarDate): CalendarDate {
  return dateIn(yearOf(date), monthOf(date) - 1, 1);
}

export function lastOfMonth(date: CalendarDate): CalendarDate {
  return dateIn(yearOf(date), monthOf(date), 0);
}

/** The same day of another month, or the last day of a shorter month. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const target = dateIn(yearOf(date), monthOf(date) - 1 + months, 1);
  const day = Math.min(dayOfMonth(date), dayOfMonth(lastOfMonth(target)));
  return addDays(target, day - 1);
}

/** The whole weeks that contain the month of `date`. */
export function monthGrid(date: CalendarDate, weekStart: WeekStart = 'monday'): CalendarDate[][] {
  const from = firstOfWeek(firstOfMonth(date), weekStart);
  const to = addDays(firstOfWeek(lastOfMonth(date), weekStart), 6);
  const days = eachDay(from, to);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
