// The address of the page: /my-year?from=2027-04
import type { CalendarDate } from '#engine/time/kinds';
import { addMonths, firstOfMonth } from '#engine/time/months';
import { firstDayOf } from '../my-shifts-search';

export interface MyYearSearch {
  /** 'yyyy-MM', the first of twelve months; the current one when left out. */
  from?: string | undefined;
}

export const MONTHS_SHOWN = 12;
/** So that the last month is 24 months ahead. */
const MONTHS_AHEAD = 12;
const MONTHS_BACK = 12;

export function readMyYearSearch({ from }: Record<string, unknown>): MyYearSearch {
  return { from: typeof from === 'string' && firstDayOf(from) ? from : undefined };
}

/** The first of the twelve months that can be shown nearest to the one that is asked for. */
export function firstMonthOf(wanted: CalendarDate, today: CalendarDate): CalendarDate {
  const first = addMonths(firstOfMonth(today), -MONTHS_BACK);
  const last = addMonths(firstOfMonth(today), MONTHS_AHEAD);
  const month = firstOfMonth(wanted);
  if (month < first) return first;
  return month > last ? last : month;
}
