// C1: compares a proposed shift with the same person's existing shifts.
import type { Interval } from '../time/kinds';

/** The shifts that share some time with the proposed one. Shifts that meet end to end don't overlap. */
export function overlapping<T extends Interval>(proposed: Interval, existing: readonly T[]): T[] {
  return existing.filter(({ start, end }) => start < proposed.end && proposed.start < end);
}
