// The shifts that a leave touches, and how many rostered minutes it uses.
import { MINUTE_MS } from '../time/instants';
import { overlaps } from '../time/intervals';
import type { Interval } from '../time/kinds';
import { type Leave, leaveInterval } from './leave';

/**
 * whole: the person doesn't work it at all. part: a time of the leave lies within the shift. reaches-in: a shift of the
 * day before that ends in the leave, such as a night.
 */
export const TOUCHES = ['whole', 'part', 'reaches-in'] as const;
export type Touch = (typeof TOUCHES)[number];

export type TouchedShift<S> = S & {
  touch: Touch;
  /** L3: what the leave uses, unless the person works the shift. */
  minutes: number;
  /** L4: what is left of the shift outside the leave. */
  rest: Interval[];
};

/** L2: in order. */
export function touchedShifts<S extends Interval>(
  leave: Leave,
  shifts: readonly S[],
): TouchedShift<S>[] {
  const away = leaveInterval(leave);
  if (!away) return [];
  return shifts
    .filter((shift) => overlaps(shift, away))
    .toSorted((one, other) => one.start - other.start)
    .map((shift) => ({ ...shift, ...touchOf(leave, away, shift) }));
}

function touchOf(leave: Leave, away: Interval, shift: Interval) {
  const before = shift.start < away.start;
  const cutAtEnd = leave.endTime !== null && shift.end > away.end;
  const end = cutAtEnd ? away.end : shift.end;
  const start = before ? away.start : shift.start;
  const reachesIn = before && leave.startTime === null;
  return {
    touch: (reachesIn ? 'reaches-in' : before || cutAtEnd ? 'part' : 'whole') as Touch,
    minutes: (end - start) / MINUTE_MS,
    rest: [
      ...(before ? [{ start: shift.start, end: away.start }] : []),
      ...(cutAtEnd ? [{ start: away.end, end: shift.end }] : []),
    ],
  };
}

/** L3: a shift that reaches in is worked unless someone decides otherwise. */
export function minutesUsed(touched: readonly { touch: Touch; minutes: number }[]): number {
  return touched.reduce(
    (sum, { touch, minutes }) => (touch === 'reaches-in' ? sum : sum + minutes),
    0,
  );
}
