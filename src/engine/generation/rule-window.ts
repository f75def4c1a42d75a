// G12: the dates that a rule fills next.
import { addDays, daysBetween } from '../time/dates';
import type { CalendarDate } from '../time/kinds';

/** Eight weeks. */
const DAYS_AHEAD = 56;

interface Filled {
  filledTo: CalendarDate;
  /** The last day of a rule that ends. */
  endsOn: CalendarDate | null;
}

export interface RuleWindow {
  from: CalendarDate;
  to: CalendarDate;
}

/**
 * Undefined while the rule reaches far enough. A window has at least two days, so every other night it
 * reaches one day further than it must.
 */
export function nextRuleWindow(
  { filledTo, endsOn }: Filled,
  today: CalendarDate,
  longestDays: number,
): RuleWindow | undefined {
  const wanted = addDays(today, DAYS_AHEAD);
  if (filledTo >= wanted) return undefined;
  // After a long pause it continues from today, because nobody works in the past.
  const from = filledTo < today ? today : addDays(filledTo, 1);
  const to = [addDays(wanted, 1), addDays(from, longestDays - 1), endsOn]
    .filter((date) => date !== null)
    .sort()[0] as CalendarDate;
  return daysBetween(from, to) < 1 ? undefined : { from, to };
}
