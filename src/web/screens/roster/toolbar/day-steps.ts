import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { addMonths } from '#engine/time/months';
import { YEARS } from '../grid/grid-days';
import type { Step } from '../roster-search';

/** The first day in view after a step forward (1) or back (-1). */
export function dayAfterStep(from: CalendarDate, step: Step, direction: 1 | -1): CalendarDate {
  const to = step === 'month' ? addMonths(from, direction) : addDays(from, DAYS[step] * direction);
  const [first, last] = [`${YEARS.first}-01-01`, `${YEARS.last}-12-31`] as CalendarDate[];
  if (first && to < first) return first;
  return last && to > last ? last : to;
}

const DAYS = { week: 7, fortnight: 14 };
