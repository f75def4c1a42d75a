// What one team works in the weeks that are examined: X2 to X5.
import type { Slot } from '../generation/slots';
import type { Holiday } from '../holidays/holiday';
import { holidayInterval } from '../holidays/holiday-interval';
import { dayNumber, weekdayOf } from '../time/dates';
import { MINUTE_MS } from '../time/instants';
import type { CalendarDate, Interval, Minutes, WallTime, Zone } from '../time/kinds';

export interface TeamFigures {
  shifts: number;
  /** Of real time, as the clock changes leave it. */
  minutes: number;
  /** By week; a shift counts in the week of its date. */
  weeks: number[];
  /** By the clock: a night on which clocks go back isn't a longer shift of the pattern. */
  longestShift: Minutes;
  daysInARow: number;
  nights: number;
  nightsInARow: number;
  /** Null with fewer than two shifts. */
  shortestRest: Minutes | null;
  quickReturns: number;
  /** The shortest time from the last night of a block to the next shift by day; null without one. */
  restAfterNights: Minutes | null;
  freeWeekends: number;
  /** With work on at least one of the two days. */
  weekendsInARow: number;
  holidays: number;
  /** From one day to the next, to a later start and to an earlier one. */
  forward: number;
  backward: number;
  /** Shifts that can't be worked: they overlap the one before, or a clock change swallows them. */
  leftOut: number;
}

interface Examined {
  from: CalendarDate;
  weeks: number;
  zone: Zone;
  holidays: readonly Pick<Holiday, 'date' | 'hours'>[];
  codes: Readonly<Record<string, { startTime: WallTime; duration: Minutes }>>;
}

/** What researchers call a quick return. */
export const QUICK_RETURN = (11 * 60) as Minutes;

/** The slots are in order of time. */
export function figuresOfTeam(
  slots: readonly Slot[],
  examined: Examined,
  leftOut: number,
): TeamFigures {
  const pairs = slots.slice(1).map((next, at) => ({ last: slots[at] as Slot, next }));
  const rests = pairs.map(({ last, next }) => minutesIn({ start: last.end, end: next.start }));
  const startOf = ({ code }: Slot) => examined.codes[code]?.startTime ?? '';
  const nextDays = pairs.filter(({ last, next }) => next.day === last.day + 1);
  const weekends = worksOnWeekend(slots, examined);
  return {
    shifts: slots.length,
    minutes: slots.reduce((sum, slot) => sum + minutesIn(slot), 0),
    weeks: minutesByWeek(slots, examined),
    longestShift: Math.max(
      0,
      ...slots.map(({ code }) => examined.codes[code]?.duration ?? 0),
    ) as Minutes,
    daysInARow: longestRun(slots.map(({ day }) => day)),
    nights: slots.filter(({ night }) => night).length,
    nightsInARow: longestRun(slots.filter(({ night }) => night).map(({ day }) => day)),
    shortestRest: smallest(rests),
    quickReturns: rests.filter((rest) => rest < QUICK_RETURN).length,
    restAfterNights: smallest(rests.filter((_, at) => slots[at]?.night && !slots[at + 1]?.night)),
    freeWeekends: weekends.filter((works) => !works).length,
    weekendsInARow: longestRun(weekends.flatMap((works, week) => (works ? [week] : []))),
    holidays: holidaysWorked(slots, examined),
    forward: nextDays.filter(({ last, next }) => startOf(next) > startOf(last)).length,
    backward: nextDays.filter(({ last, next }) => startOf(next) < startOf(last)).length,
    leftOut,
  };
}

function minutesIn({ start, end }: Interval): number {
  return (end - start) / MINUTE_MS;
}

function smallest(values: readonly number[]): Minutes | null {
  return values.length === 0 ? null : (Math.min(...values) as Minutes);
}

function weekOf({ day }: Slot, from: CalendarDate): number {
  return Math.floor((day - dayNumber(from)) / 7);
}

function minutesByWeek(slots: readonly Slot[], { from, weeks }: Examined): number[] {
  const minutes = Array.from({ length: weeks }, () => 0);
  for (const slot of slots) {
    const week = weekOf(slot, from);
    minutes[week] = (minutes[week] ?? 0) + minutesIn(slot);
  }
  return minutes;
}

/** By week: whether a shift begins on its Saturday or Sunday, as R6 counts. */
function worksOnWeekend(slots: readonly Slot[], { from, weeks }: Examined): boolean[] {
  const works = Array.from({ length: weeks }, () => false);
  for (const slot of slots) if (weekdayOf(slot.date) > 5) works[weekOf(slot, from)] = true;
  return works;
}

/** Of whole numbers in order, how many follow each other at a stretch. */
function longestRun(numbers: readonly number[]): number {
  let longest = 0;
  let run = 0;
  for (const [at, number] of numbers.entries()) {
    const before = numbers[at - 1];
    if (number !== before) run = before !== undefined && number === before + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

function holidaysWorked(slots: readonly Slot[], { holidays, zone }: Examined): number {
  return holidays.filter((holiday) => {
    const time = holidayInterval(holiday, zone);
    return time && slots.some(({ start, end }) => start < time.end && end > time.start);
  }).length;
}
