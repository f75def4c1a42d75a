// One person's worked shifts in columns: a check reads them several times, and objects would take ten times as long.
import { isNightShift } from '../conflicts/consecutive-nights';
import { DAY_MS, dayNumber } from '../time/dates';
import { MINUTE_MS } from '../time/instants';
import { offsetAt, offsetsOf } from '../time/zone-offsets';
import type { RosterShift } from './person';

export const DAY_PART = 0;
export const EVENING_PART = 1;
export const NIGHT_PART = 2;

/** In order of start. */
export interface ShiftColumns {
  start: Float64Array;
  end: Float64Array;
  /** The number of the date that the shift belongs to. */
  day: Int32Array;
  /** Day, evening or night. */
  part: Uint8Array;
  /** When the person learnt of the shift; -Infinity where nobody knows. */
  told: Float64Array;
}

/** The dates with a shift, in order, each once. */
export interface DayColumns {
  days: Int32Array;
  /** How long the shifts of the date last, in milliseconds. */
  work: Float64Array;
  /** The work of this date and all before it: the sum of any dates is the difference of two. */
  total: Float64Array;
  /** 1 where one of the date's shifts is a night. */
  night: Uint8Array;
  /** The numbers of the weekends with a shift, each once. */
  weekends: Int32Array;
}

export function columnsOf(shifts: readonly RosterShift[]): ShiftColumns {
  const start = new Float64Array(shifts.length);
  const end = new Float64Array(shifts.length);
  const day = new Int32Array(shifts.length);
  const part = new Uint8Array(shifts.length);
  const told = new Float64Array(shifts.length);
  for (let at = 0; at < shifts.length; at += 1) {
    const shift = shifts[at] as RosterShift;
    start[at] = shift.start;
    end[at] = shift.end;
    day[at] = dayNumber(shift.date);
    part[at] = partOf(shift);
    told[at] = shift.toldAt ?? Number.NEGATIVE_INFINITY;
  }
  return { start, end, day, part, told };
}

const NOON = 12 * 60 * MINUTE_MS;

/** C3 for nights. Any other shift that starts at 12:00 or later is an evening. */
function partOf(shift: RosterShift): number {
  if (isNightShift(shift, shift.zone, shift.code)) return NIGHT_PART;
  const reading = shift.start + offsetAt(offsetsOf(shift.zone), shift.start);
  return reading - Math.floor(reading / DAY_MS) * DAY_MS >= NOON ? EVENING_PART : DAY_PART;
}

export function dayColumnsOf({ start, end, day, part }: ShiftColumns): DayColumns {
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
    total: totalOf(work.subarray(0, count)),
    night: night.subarray(0, count),
    weekends: weekendsOf(days.subarray(0, count)),
  };
}

function totalOf(work: Float64Array): Float64Array {
  const total = new Float64Array(work.length);
  let sum = 0;
  for (let at = 0; at < work.length; at += 1) {
    sum += work[at] as number;
    total[at] = sum;
  }
  return total;
}

/** 1970-01-03, day 2, was a Saturday. */
export const FIRST_SATURDAY = 2;

/** The number of the weekend that a day belongs to; undefined from Monday to Friday. */
export function weekendOf(day: number): number | undefined {
  const since = day - FIRST_SATURDAY;
  const weekend = Math.floor(since / 7);
  return since - weekend * 7 <= 1 ? weekend : undefined;
}

function weekendsOf(days: Int32Array): Int32Array {
  const weekends = new Int32Array(days.length);
  let count = 0;
  for (let at = 0; at < days.length; at += 1) {
    const weekend = weekendOf(days[at] as number);
    if (weekend === undefined || (count > 0 && weekends[count - 1] === weekend)) continue;
    weekends[count] = weekend;
    count += 1;
  }
  return weekends.subarray(0, count);
}
