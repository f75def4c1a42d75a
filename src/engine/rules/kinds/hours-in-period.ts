// F8: hours in a period.
import { counted } from '../../counted';
import { dayNumber } from '../../time/dates';
import { MINUTE_MS } from '../../time/instants';
import type { WeekStart } from '../../time/week-start';
import type { Finding } from '../finding';
import type { Kind, Search } from '../kind';
import type { RosterShift } from '../person';
import type { Period } from '../rule';
import { positionAt, shiftsOn, type Timeline } from '../timeline';
import { dayText, lengthText } from '../words';
import { type Windows, worstWindows } from './windows';

export const hoursInPeriod: Kind<'hours-in-period'> = {
  reach: reachOfPeriod,
  variant: ({ days, begins }) => `${days} ${begins}`,
  find: findHours,
  say: (finding) => ({
    what: lengthText(finding.measured),
    when: periodText(finding),
    limit: `${lengthText(finding.limit)} is the maximum`,
  }),
};

/** Periods that follow each other are each found alone. Of others the worst is, so those around them decide too. */
export function reachOfPeriod({ days, begins }: Period): number {
  return begins === 'fixed' ? days : 2 * days;
}

export function findHours({ timeline, book, report }: Search, period: Period): void {
  const windows = windowsOf(period, book.weekStart);
  const limit = period.minutes * MINUTE_MS;
  const { step, length, anchor } = windows;
  const found = (from: number, sum: number) => {
    const to = from + period.days - 1;
    const shifts = shiftsOn(timeline, from, to);
    report({
      at: passing(timeline, from, limit) ?? (shifts[0] as RosterShift),
      shifts,
      from,
      to,
      margin: period.begins === 'fixed' ? 0 : period.days,
      measured: sum / MINUTE_MS,
      limit: period.minutes,
    });
  };
  if (step === length) fullWindows(timeline, length, anchor, limit, found);
  else worstWindows(timeline.days, timeline.work, windows, limit, found);
}

/** Visits the windows above the limit where one begins when the other ends. None of them hides another. */
function fullWindows(
  { days, total }: Timeline,
  length: number,
  anchor: number,
  limit: number,
  visit: (start: number, sum: number) => void,
): void {
  let [at, before] = [0, 0];
  while (at < days.length) {
    const start = firstDayOf(days[at] as number, length, anchor);
    // A window holds at most as many dates as it has days.
    at = Math.min(at + length, days.length);
    while ((days[at - 1] as number) >= start + length) at -= 1;
    const after = total[at - 1] as number;
    if (after - before > limit) visit(start, after - before);
    before = after;
  }
}

/** Of the window that holds a day. */
export function firstDayOf(day: number, length: number, anchor: number): number {
  return anchor + Math.floor((day - anchor) / length) * length;
}

export function periodText({ from, to }: Finding): string {
  if (from === to) return `on ${dayText(from)}`;
  return `in the ${counted(to - from + 1, 'day')} from ${dayText(from)}`;
}

/** 1970-01-05 was a Monday, and is day 4. */
export function firstDayOfWeeks(weekStart: WeekStart): number {
  return weekStart === 'monday' ? 4 : 3;
}

export function windowsOf({ days, begins, anchor }: Period, weekStart: WeekStart): Windows {
  const step = begins === 'any-day' ? 'any' : begins === 'each-week' ? 7 : days;
  const first = anchor === null ? firstDayOfWeeks(weekStart) : dayNumber(anchor);
  return { length: days, step, anchor: first };
}

/** A shift of the date with which the sum from `from` on passes the limit. */
export function passing(timeline: Timeline, from: number, limit: number): RosterShift | undefined {
  const { days, work } = timeline;
  let sum = 0;
  for (let at = positionAt(days, from); at < days.length; at += 1) {
    sum += work[at] as number;
    const day = days[at] as number;
    if (sum > limit) return shiftsOn(timeline, day, day).at(-1);
  }
  return undefined;
}
