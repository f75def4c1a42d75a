// F8: hours in a period.
import { counted } from '../../counted';
import { dayNumber } from '../../time/dates';
import { MINUTE_MS } from '../../time/instants';
import type { WeekStart } from '../../time/week-start';
import type { Finding } from '../finding';
import type { Kind, Search } from '../kind';
import type { RosterShift } from '../person';
import type { Period } from '../rule';
import { shiftsOn, type Timeline } from '../timeline';
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
  worstWindows(timeline.days, timeline.work, windows, limit, (from, sum) => {
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
  });
}

export function periodText({ from, to }: Finding): string {
  if (from === to) return `on ${dayText(from)}`;
  return `in the ${counted(to - from + 1, 'day')} from ${dayText(from)}`;
}

/** 1970-01-05 was a Monday, and is day 4. */
export function firstDayOfWeeks(weekStart: WeekStart): number {
  return weekStart === 'monday' ? 4 : 3;
}

function windowsOf({ days, begins, anchor }: Period, weekStart: WeekStart): Windows {
  const step = begins === 'any-day' ? 'any' : begins === 'each-week' ? 7 : days;
  const first = anchor === null ? firstDayOfWeeks(weekStart) : dayNumber(anchor);
  return { length: days, step, anchor: first };
}

/** A shift of the date with which the sum from `from` on passes the limit. */
export function passing(timeline: Timeline, from: number, limit: number): RosterShift | undefined {
  const { days, work } = timeline;
  let sum = 0;
  for (let at = 0; at < days.length; at += 1) {
    const day = days[at] as number;
    if (day < from) continue;
    sum += work[at] as number;
    if (sum > limit) return shiftsOn(timeline, day, day).at(-1);
  }
  return undefined;
}
