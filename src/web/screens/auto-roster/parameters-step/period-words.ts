import { LIMITS } from '#contract/limits';
import { counted } from '#engine/counted';
import { daysBetween } from '#engine/time/dates';
import { parseCalendarDate } from '#engine/time/parse';

/** '28 days, 4 weeks'; undefined for a window that cannot be generated. */
export function periodWords(startDate: string, endDate: string): string | undefined {
  const [start, end] = [parseCalendarDate(startDate), parseCalendarDate(endDate)];
  if (!start || !end || start >= end) return undefined;
  const days = daysBetween(start, end) + 1;
  if (days > LIMITS.generationDays) return undefined;
  const weeks = Number((days / 7).toFixed(1));
  return `${counted(days, 'day')}, ${counted(weeks, 'week')}`;
}
