// Q1 to Q4: what a change of a shift means for those who asked to give or swap it.
import { MINUTE_MS } from '../time/instants';
import type { CalendarDate, Instant } from '../time/kinds';

/** A shift as it was when someone asked about it. */
export interface AskedShift {
  employeeId: string;
  siteId: string;
  date: CalendarDate;
  start: Instant;
  end: Instant;
  published: boolean;
}

export type Became =
  | { outcome: 'keeps' }
  /** The partner said yes to other times. */
  | { outcome: 'asks again' }
  | { outcome: 'void'; why: string };

const SMALL_MS = 15 * MINUTE_MS;

export function whatBecameOf(
  was: AskedShift,
  now: AskedShift | null,
  { accepted }: { accepted: boolean },
): Became {
  const why = whyVoid(was, now);
  if (why) return { outcome: 'void', why };
  const moved = now && (now.start !== was.start || now.end !== was.end);
  return moved && accepted ? { outcome: 'asks again' } : { outcome: 'keeps' };
}

function whyVoid(was: AskedShift, now: AskedShift | null): string | null {
  if (!now) return 'The shift was deleted.';
  if (!now.published) return 'The shift is a draft again.';
  if (now.employeeId !== was.employeeId) return 'The shift went to someone else.';
  if (now.siteId !== was.siteId) return 'The shift moved to another job site.';
  if (now.date !== was.date) return 'The shift moved to another day.';
  const small = (one: Instant, other: Instant) => Math.abs(one - other) <= SMALL_MS;
  if (!small(was.start, now.start) || !small(was.end, now.end)) return 'The shift got other times.';
  return null;
}
