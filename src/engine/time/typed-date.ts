// A date as people write it in a field: 31/12/2026, or 2026-12-31.
import type { CalendarDate } from './kinds';
import { parseCalendarDate } from './parse';

const DAY_MONTH_YEAR = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})$/;
const YEAR_MONTH_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What is wrong with it, where it isn't a date. */
export type DateProblem = 'month-first' | 'impossible' | 'unreadable';

export function readTypedDate(text: string): CalendarDate | DateProblem {
  const typed = text.trim();
  if (YEAR_MONTH_DAY.test(typed)) return parseCalendarDate(typed) ?? 'impossible';
  const [, day = '', month = '', year = ''] = DAY_MONTH_YEAR.exec(typed) ?? [];
  if (year === '') return 'unreadable';
  const date = dateOf(year, month, day);
  if (date) return date;
  // Read the other way round it would be a date: that is how Americans write one.
  return dateOf(year, day, month) ? 'month-first' : 'impossible';
}

export function isDateProblem(read: CalendarDate | DateProblem): read is DateProblem {
  return read === 'month-first' || read === 'impossible' || read === 'unreadable';
}

function dateOf(year: string, month: string, day: string): CalendarDate | undefined {
  return parseCalendarDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
