// The days that a printed roster covers.
import { addDays, eachDay, mondayOnOrBefore } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { firstOfMonth, lastOfMonth } from '#engine/time/months';

export const SPANS = ['week', 'fortnight', 'month'] as const;
export type Span = (typeof SPANS)[number];

export const SPAN_LABELS = { week: 'Week', fortnight: 'Fortnight', month: 'Month' };

/** The week or fortnight from its Monday, or the whole month, that holds the date. */
export function daysOfSpan(span: Span, date: CalendarDate): CalendarDate[] {
  if (span === 'month') return eachDay(firstOfMonth(date), lastOfMonth(date));
  const monday = mondayOnOrBefore(date);
  return eachDay(monday, addDays(monday, span === 'week' ? 6 : 13));
}
