import type { Shift } from '#contract/api/shifts';
import type { MonthDay } from './month-days';

/** What is still to be worked: the running shift and the later ones, but none on a day that is taken. */
export function comingUp(days: readonly MonthDay[], now: number): Shift[] {
  return days
    .filter(({ status }) => status === undefined)
    .flatMap(({ shifts }) => shifts)
    .filter(({ end_at }) => Date.parse(end_at) > now);
}
