// Dates in words. Not from Intl: en-AU gives 'June', 'July' and 'Sept' beside three-letter months.
import { dayOfMonth, monthOf, weekdayOf } from './dates';
import type { CalendarDate } from './kinds';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const WEEKDAYS = 'Mon Tue Wed Thu Fri Sat Sun'.split(' ');

export function weekdayName(date: CalendarDate): string {
  return WEEKDAYS[weekdayOf(date) - 1] ?? '';
}

export function monthName(date: CalendarDate): string {
  return MONTHS[monthOf(date) - 1] ?? '';
}

/** 'Mon 22 Nov' */
export function shortDay(date: CalendarDate): string {
  return `${weekdayName(date)} ${dayOfMonth(date)} ${monthName(date)}`;
}
