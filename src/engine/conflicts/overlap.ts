// C1: a proposed shift against the existing ones of the same person.
import type { Interval } from '../time/kinds';

/** Those that share some time with the proposed one; touching is no overlap. */
export function overlapping<T extends Interval>(proposed: Interval, existing: readonly T[]): T[] {
  return existing.filter(({ start, end }) => start < proposed.end && proposed.start < end);
}
