// C3: which shifts are nights, and how many come in a row.
import { DAY_MS } from '../time/dates';
import { MINUTE_MS } from '../time/instants';
import type { Interval, Zone } from '../time/kinds';
import { offsetAt, offsetsOf } from '../time/zone-offsets';

const THREE = 3 * 60 * MINUTE_MS;

/** A shift that contains 03:00 on the clock of its site, or has the code N. */
export function isNightShift(shift: Interval, zone: Zone, code: string | null): boolean {
  if (code === 'N') return true;
  const offsets = offsetsOf(zone);
  const start = shift.start + offsetAt(offsets, shift.start);
  const end = shift.end + offsetAt(offsets, shift.end);
  const threeOfDay = Math.floor(start / DAY_MS) * DAY_MS + THREE;
  const next = threeOfDay < start ? threeOfDay + DAY_MS : threeOfDay;
  return next < end;
}

/** One person's nights as one mark a day, so that a run is counted without a search. */
export interface NightMarks {
  firstDay: number;
  /** Existing and generated nights have a bit each: removing a replaced night must not remove a generated one. */
  marks: Uint8Array;
}

const KINDS = { existing: 1, planned: 2 } as const;
type Kind = keyof typeof KINDS;

export function newNightMarks(firstDay: number, days: number): NightMarks {
  return { firstDay, marks: new Uint8Array(days) };
}

export function resetNights({ marks }: NightMarks): void {
  marks.fill(0);
}

export function clearNights({ marks }: NightMarks, kind: Kind): void {
  for (let at = 0; at < marks.length; at += 1) marks[at] = (marks[at] as number) & ~KINDS[kind];
}

export function markNight({ firstDay, marks }: NightMarks, day: number, kind: Kind): void {
  const at = day - firstDay;
  if (at >= 0 && at < marks.length) marks[at] = (marks[at] as number) | KINDS[kind];
}

/** The length of the run of nights that a night on this day would be part of. */
export function nightsInARow({ firstDay, marks }: NightMarks, day: number): number {
  const at = day - firstDay;
  let first = at;
  while (marks[first - 1]) first -= 1;
  let last = at;
  while (marks[last + 1]) last += 1;
  return last - first + 1;
}
