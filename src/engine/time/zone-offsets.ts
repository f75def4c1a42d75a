// A zone's offset from UTC at an instant, cached in spans of four days: asking Intl once per shift makes a run of
// 51,000 shifts a thousand times slower. Every page needs this file, so it doesn't import Temporal, which is a package
// of 50 kB.
import { DAY_MS } from './dates';
import type { Zone } from './kinds';

/** In newer browsers. The first date that Intl writes takes a page some twenty milliseconds, which this doesn't. */
declare const Temporal:
  | {
      Instant: {
        fromEpochMilliseconds(instant: number): {
          toZonedDateTimeISO(zone: string): { offsetNanoseconds: number };
        };
      };
    }
  | undefined;

/** Milliseconds to add to UTC, asked of the machine. */
type ExactOffset = (instant: number) => number;

/**
 * A slot holds one span: the offsets before and after its clock change (`changeAt` is Infinity without one). A span's
 * slot is its number modulo the number of slots, so a later span replaces an earlier one and the cache can't grow.
 */
export interface ZoneOffsets {
  readonly exact: ExactOffset;
  readonly span: Int32Array;
  readonly before: Int32Array;
  readonly after: Int32Array;
  readonly changeAt: Float64Array;
}

/** Two changes in one span would count as one or none. The closest two since 1970 are seven days apart. */
const SPAN_MS = 4 * DAY_MS;
/** Two spans share a slot only when they are 5.6 years apart; a zone takes 10 kB. */
const SLOTS = 512;
const EMPTY = -(2 ** 31);
const SECOND_MS = 1000;

const known = new Map<Zone, ZoneOffsets>();

export function offsetsOf(zone: Zone): ZoneOffsets {
  const found = known.get(zone);
  if (found !== undefined) return found;
  const made: ZoneOffsets = {
    // Throws for a text that was only cast to Zone. In the map it would take room for ever.
    exact: exactOffsetOf(zone),
    span: new Int32Array(SLOTS).fill(EMPTY),
    before: new Int32Array(SLOTS),
    after: new Int32Array(SLOTS),
    changeAt: new Float64Array(SLOTS),
  };
  known.set(zone, made);
  return made;
}

/** Milliseconds to add to UTC at this instant. */
export function offsetAt(offsets: ZoneOffsets, instant: number): number {
  const slot = slotOf(offsets, Math.floor(instant / SPAN_MS));
  const changeAt = offsets.changeAt[slot] as number;
  return (instant < changeAt ? offsets.before[slot] : offsets.after[slot]) as number;
}

function slotOf(offsets: ZoneOffsets, span: number): number {
  const slot = span & (SLOTS - 1);
  if (offsets.span[slot] !== span) fill(offsets, slot, span);
  return slot;
}

function fill(offsets: ZoneOffsets, slot: number, span: number): void {
  const start = span * SPAN_MS;
  const before = offsets.exact(start);
  const after = offsets.exact(start + SPAN_MS);
  offsets.span[slot] = span;
  offsets.before[slot] = before;
  offsets.after[slot] = after;
  offsets.changeAt[slot] =
    before === after ? Number.POSITIVE_INFINITY : findChange(offsets.exact, start, after);
}

function findChange(exact: ExactOffset, spanStart: number, after: number): number {
  let unchanged = spanStart / SECOND_MS;
  let changed = (spanStart + SPAN_MS) / SECOND_MS;
  while (changed - unchanged > 1) {
    const middle = Math.floor((unchanged + changed) / 2);
    if (exact(middle * SECOND_MS) === after) changed = middle;
    else unchanged = middle;
  }
  return changed * SECOND_MS;
}

function exactOffsetOf(zone: Zone): ExactOffset {
  if (typeof Temporal === 'undefined') {
    const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
    return (instant) => writtenOffset(format.format(instant));
  }
  const { Instant } = Temporal;
  const exact: ExactOffset = (instant) =>
    Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).offsetNanoseconds / 1_000_000;
  exact(0);
  return exact;
}

/** '11/17/2026, GMT-03:30', with seconds where an old offset has them; some browsers write a plain 'GMT' for none. */
const OFFSET = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/;

function writtenOffset(text: string): number {
  const found = OFFSET.exec(text);
  if (!found) throw new RangeError('An offset that cannot be read');
  const [, sign, hours = 0, minutes = 0, seconds = 0] = found;
  const length = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return (sign === '-' ? -length : length) * SECOND_MS;
}
