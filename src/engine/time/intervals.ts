// Facts about intervals: true length, overlap, a clock change within.
import { MINUTE_MS } from './instants';
import type { Instant, Interval, Minutes, Zone } from './kinds';
import { offsetAt, offsetsOf } from './zone-offsets';

export interface ClockChange {
  direction: 'forward' | 'back';
  minutes: Minutes;
}

export function lengthOf(interval: Interval): Minutes {
  return ((interval.end - interval.start) / MINUTE_MS) as Minutes;
}

export function overlaps(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end;
}

export function contains(interval: Interval, instant: Instant): boolean {
  return interval.start <= instant && instant < interval.end;
}

/** Undefined unless the clock readings at start and end differ by more or less than the true length. */
export function clockChangeIn(interval: Interval, zone: Zone): ClockChange | undefined {
  const offsets = offsetsOf(zone);
  const moved = offsetAt(offsets, interval.end) - offsetAt(offsets, interval.start);
  if (moved === 0) return undefined;
  return {
    direction: moved > 0 ? 'forward' : 'back',
    minutes: (Math.abs(moved) / MINUTE_MS) as Minutes,
  };
}
