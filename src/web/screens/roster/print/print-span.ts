// The span of a printed roster: a week, a fortnight or a month.
import { addDays, eachDay, firstOfWeek } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { firstOfMonth, lastOfMonth } from '#engine/time/months';
import type { WeekStart } from '#engine/time/week-start';

export const SPANS = ['week', 'fortnight', 'month'] as const;
export type Span = (typeof SPANS)[number];

export const SPAN_LABELS = { week: 'Week', fortnight: 'Fortnight', month: 'Month' };

/** The week or month that holds the date, or the fortnight that begins with that week. */
export function daysOfSpan(span: Span, date: CalendarDate, weekStart: WeekStart): CalendarDate[] {
  if (span === 'month') return eachDay(firstOfMonth(date), lastOfMonth(date));
  const first = firstOfWeek(date, weekStart);
  return eachDay(first, addDays(first, span === 'week' ? 6 : 13));
}
