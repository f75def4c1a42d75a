// When a shift starts and ends: from two clock readings when entered by hand, or from one reading and a duration when
// generated. Both work with readings of the site's clock and turn them into instants only at the end.
import { DAY_MS } from './dates';
import { instantOfReading, MINUTE_MS, readingOf } from './instants';
import type { CalendarDate, Interval, Minutes, WallTime, Zone } from './kinds';
import { offsetsOf } from './zone-offsets';

export type ShiftInterval =
  | { ok: true; interval: Interval }
  | { ok: false; reason: 'same-start-and-end' | 'lost-in-clock-change' };

/** T9 to T11. */
export function shiftInterval(shift: {
  date: CalendarDate;
  startTime: WallTime;
  endTime: WallTime;
  zone: Zone;
}): ShiftInterval {
  const start = readingOf(shift.date, shift.startTime);
  const end = readingOf(shift.date, shift.endTime);
  return between(shift.zone, start, end < start ? end + DAY_MS : end);
}

/** T12 and T13. */
export function plannedInterval(shift: {
  date: CalendarDate;
  startTime: WallTime;
  duration: Minutes;
  zone: Zone;
}): ShiftInterval {
  const start = readingOf(shift.date, shift.startTime);
  return between(shift.zone, start, start + shift.duration * MINUTE_MS);
}

function between(zone: Zone, startReading: number, endReading: number): ShiftInterval {
  if (endReading <= startReading) return { ok: false, reason: 'same-start-and-end' };
  const offsets = offsetsOf(zone);
  const start = instantOfReading(offsets, startReading);
  const end = instantOfReading(offsets, endReading);
  if (end <= start) return { ok: false, reason: 'lost-in-clock-change' };
  return { ok: true, interval: { start, end } };
}
