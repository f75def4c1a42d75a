import type { Interval } from '../time/kinds';

/** L11: the leave without the shifts that are worked all the same, in order. */
export function leaveTimes(leave: Interval, worked: readonly Interval[]): Interval[] {
  const times: Interval[] = [];
  let { start } = leave;
  for (const shift of worked.toSorted((one, other) => one.start - other.start)) {
    if (shift.end <= start || shift.start >= leave.end) continue;
    if (shift.start > start) times.push({ start, end: shift.start });
    start = shift.end;
  }
  if (start < leave.end) times.push({ start, end: leave.end });
  return times;
}
