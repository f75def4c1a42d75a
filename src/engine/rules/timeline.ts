// One person's shifts in order of time, in columns: a check reads them a dozen times, and objects would take ten times
// as long.
import { isNightShift } from '../conflicts/consecutive-nights';
import { DAY_MS, dayNumber } from '../time/dates';
import { MINUTE_MS } from '../time/instants';
import { overlaps } from '../time/intervals';
import { offsetAt, offsetsOf } from '../time/zone-offsets';
import type { Person, RosterShift } from './person';

export const DAY_PART = 0;
export const EVENING_PART = 1;
export const NIGHT_PART = 2;

/** One site may be 14 hours ahead of UTC and another 12 behind, and a shift may last a day. */
export const DAYS_AROUND = 3;

export interface Timeline {
  /** Every shift. */
  all: readonly RosterShift[];
  /** F2: the shifts that are worked. The columns below are theirs. */
  shifts: readonly RosterShift[];
  start: Float64Array;
  end: Float64Array;
  /** The number of the date that the shift belongs to. */
  day: Int32Array;
  /** Day, evening or night. */
  part: Uint8Array;
  /** The dates on which the person works, in order, each once. */
  days: Int32Array;
  /** How long they work the shifts of each of these dates, in milliseconds. */
  work: Float64Array;
  /** 1 where one of the date's shifts is a night. */
  night: Uint8Array;
}

export function timelineOf(person: Person): Timeline {
  const all = inOrder(person.shifts);
  const { statuses, leave } = person;
  const free = statuses.size === 0 && leave.length === 0;
  const shifts = free ? all : all.filter((shift) => isWorked(person, shift));
  const start = new Float64Array(shifts.length);
  const end = new Float64Array(shifts.length);
  const day = new Int32Array(shifts.length);
  const part = new Uint8Array(shifts.length);
  for (let at = 0; at < shifts.length; at += 1) {
    const shift = shifts[at] as RosterShift;
    start[at] = shift.start;
    end[at] = shift.end;
    day[at] = dayNumber(shift.date);
    part[at] = partOf(shift);
  }
  return { all, shifts, start, end, day, part, ...byDate(start, end, day, part) };
}

/** The positions of the shifts that may belong to these days, in a list that is in order of start. */
export function positionsOn(
  shifts: readonly RosterShift[],
  from: number,
  to: number,
): { first: number; after: number } {
  return {
    first: positionAt(shifts, (from - DAYS_AROUND) * DAY_MS),
    after: positionAt(shifts, (to + DAYS_AROUND) * DAY_MS),
  };
}

/** The worked shifts of these days. */
export function shiftsOn({ shifts, day }: Timeline, from: number, to: number): RosterShift[] {
  const { first, after } = positionsOn(shifts, from, to);
  const found: RosterShift[] = [];
  for (let at = first; at < after; at += 1) {
    const date = day[at] as number;
    if (date >= from && date <= to) found.push(shifts[at] as RosterShift);
  }
  return found;
}

function positionAt(shifts: readonly RosterShift[], instant: number): number {
  let low = 0;
  let high = shifts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((shifts[middle] as RosterShift).start < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}

function inOrder(shifts: readonly RosterShift[]): readonly RosterShift[] {
  for (let at = 1; at < shifts.length; at += 1) {
    if (compare(shifts[at - 1] as RosterShift, shifts[at] as RosterShift) > 0) {
      return shifts.toSorted(compare);
    }
  }
  return shifts;
}

/** Of two that start at the same moment, the order must not depend on the order in which they were read. */
function compare(one: RosterShift, other: RosterShift): number {
  return one.start - other.start || one.end - other.end || (one.id < other.id ? -1 : 1);
}

function isWorked({ statuses, leave }: Person, shift: RosterShift): boolean {
  return !statuses.has(shift.date) && !leave.some((each) => overlaps(each, shift));
}

const NOON = 12 * 60 * MINUTE_MS;

/** C3 for nights. Any other shift that starts at 12:00 or later is an evening. */
function partOf(shift: RosterShift): number {
  if (isNightShift(shift, shift.zone, shift.code)) return NIGHT_PART;
  const reading = shift.start + offsetAt(offsetsOf(shift.zone), shift.start);
  return reading - Math.floor(reading / DAY_MS) * DAY_MS >= NOON ? EVENING_PART : DAY_PART;
}

function byDate(
  start: Float64Array,
  end: Float64Array,
  day: Int32Array,
  part: Uint8Array,
): Pick<Timeline, 'days' | 'work' | 'night'> {
  const days = new Int32Array(day.length);
  const work = new Float64Array(day.length);
  const night = new Uint8Array(day.length);
  let count = 0;
  for (let at = 0; at < day.length; at += 1) {
    const date = day[at] as number;
    let slot = count - 1;
    // With sites in two zones, a later shift may belong to an earlier date.
    while (slot >= 0 && (days[slot] as number) > date) slot -= 1;
    if (slot < 0 || days[slot] !== date) {
      slot += 1;
      days.copyWithin(slot + 1, slot, count);
      work.copyWithin(slot + 1, slot, count);
      night.copyWithin(slot + 1, slot, count);
      days[slot] = date;
      work[slot] = 0;
      night[slot] = 0;
      count += 1;
    }
    work[slot] = (work[slot] as number) + (end[at] as number) - (start[at] as number);
    if (part[at] === NIGHT_PART) night[slot] = 1;
  }
  return {
    days: days.subarray(0, count),
    work: work.subarray(0, count),
    night: night.subarray(0, count),
  };
}
