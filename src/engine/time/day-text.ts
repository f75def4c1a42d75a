// Names of days and months. Not from Intl: en-AU gives 'June', 'July' and 'Sept' beside three-letter months, and its
// first use takes a phone a tenth of a second.
import { dayOfMonth, monthOf, weekdayOf } from './dates';
import type { CalendarDate } from './kinds';

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

export function longMonthName(date: CalendarDate): string {
  return MONTHS[monthOf(date) - 1] ?? '';
}

export function longWeekdayName(date: CalendarDate): string {
  return WEEKDAYS[weekdayOf(date) - 1] ?? '';
}

export function weekdayName(date: CalendarDate): string {
  return longWeekdayName(date).slice(0, 3);
}

export function monthName(date: CalendarDate): string {
  return longMonthName(date).slice(0, 3);
}

/** 'Mon 22 Nov' */
export function shortDay(date: CalendarDate): string {
  return `${weekdayName(date)} ${dayOfMonth(date)} ${monthName(date)}`;
}
