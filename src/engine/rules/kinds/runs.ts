// Runs of days, for the kinds that limit days or nights in a row.
import type { Found } from '../kind';
import type { RosterShift } from '../person';

/** Visits the runs of more than `most` days. With marks, only marked days count. */
export function longRuns(
  days: Int32Array,
  marks: Uint8Array | null,
  most: number,
  visit: (first: number, last: number) => void,
): void {
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < days.length; at += 1) {
    if (marks !== null && marks[at] === 0) continue;
    const day = days[at] as number;
    if (day !== last + 1) {
      if (last - first >= most) visit(first, last);
      first = day;
    }
    last = day;
  }
  if (last - first >= most) visit(first, last);
}

/** One finding for a run, however long: a day off in the right spot clears it unless it is twice too long. */
export function foundRun(
  shifts: readonly RosterShift[],
  at: RosterShift,
  [from, to]: readonly [number, number],
  most: number,
): Found {
  const measured = to - from + 1;
  return {
    at,
    shifts,
    from,
    to,
    // The free days before and after the run.
    margin: 1,
    measured,
    limit: most,
    fix: measured <= 2 * most + 1 ? { change: 'day-off', day: from + most } : null,
  };
}
