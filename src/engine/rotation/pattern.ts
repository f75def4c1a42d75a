// The code that a team works on a date: the pattern repeats from the day it is anchored to.
import { addDays, daysBetween, mondayOnOrBefore } from '../time/dates';
import type { CalendarDate } from '../time/kinds';

/** A code for each day of the cycle. */
export type Pattern = readonly string[];

const OFF_CODES = new Set(['OFF', 'O']);

export function isOffCode(code: string): boolean {
  return OFF_CODES.has(code);
}

/** R1: this holds before the anchor too. */
export function cycleDayOf(
  date: CalendarDate,
  cycleStart: CalendarDate,
  cycleDays: number,
): number {
  return ((daysBetween(cycleStart, date) % cycleDays) + cycleDays) % cycleDays;
}

/** R2: with more teams than patterns, the patterns repeat from the first. */
export function patternOfTeam<T>(patterns: readonly T[], team: number): T {
  const pattern = patterns[team % patterns.length];
  if (!pattern) throw new RangeError('A template needs the pattern of at least one team');
  return pattern;
}

/** R4: a cycle of whole weeks is tied to weekdays and begins on a Monday, any other cycle on the first day. */
export function defaultCycleStart(from: CalendarDate, tiedToWeekdays: boolean): CalendarDate {
  return tiedToWeekdays ? mondayOnOrBefore(from) : from;
}

/** R5: the start of the cycle that a date falls into, from the start of an earlier cycle. */
export function continuedCycleStart(
  from: CalendarDate,
  earlierStart: CalendarDate,
  cycleDays: number,
): CalendarDate {
  return addDays(from, -cycleDayOf(from, earlierStart, cycleDays));
}
