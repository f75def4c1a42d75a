import { addDays } from '../time/dates';
import type { CalendarDate } from '../time/kinds';

const YEAR = 365;

/** The twelve months before today, and those from today on. */
export function fairnessYears(today: CalendarDate) {
  return {
    last: { from: addDays(today, -YEAR), to: addDays(today, -1) },
    coming: { from: today, to: addDays(today, YEAR - 1) },
  };
}
