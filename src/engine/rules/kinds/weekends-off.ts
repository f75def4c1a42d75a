// F13: weekends off in any so many weeks.
import { counted } from '../../counted';
import { dayNumber } from '../../time/dates';
import type { Kind } from '../kind';
import type { RosterShift } from '../person';
import { shiftsOn, type Timeline } from '../timeline';
import { dayText } from '../words';
import { worstWindows } from './windows';

/** 1970-01-03, day 2, was a Saturday. */
const FIRST_SATURDAY = 2;

export const weekendsOff: Kind<'weekends-off'> = {
  reach: ({ weeks }) => 2 * weeks * 7,
  variant: ({ weeks }) => String(weeks),
  find({ timeline, report }, { off, weeks }) {
    const windows = { length: weeks, step: 'any', anchor: 0 } as const;
    worstWindows(workedWeekends(timeline), null, windows, weeks - off, (first, worked) => {
      const from = first * 7 + FIRST_SATURDAY;
      const to = from + (weeks - 1) * 7 + 1;
      const shifts = shiftsOn(timeline, from, to).filter(
        ({ date }) => weekendOf(dayNumber(date)) !== undefined,
      );
      report({
        at: shiftOfWeekend(shifts, weeks - off + 1),
        shifts,
        from,
        to,
        margin: weeks * 7,
        measured: weeks - worked,
        limit: off,
      });
    });
  },
  say: ({ from, to, measured, limit }) => ({
    what: counted(measured, 'weekend off', 'weekends off'),
    when: `in the ${counted(Math.ceil((to - from) / 7), 'week')} from ${dayText(from)}`,
    limit: `${limit} needed`,
  }),
};

/** The number of the weekend that a day belongs to; undefined from Monday to Friday. */
function weekendOf(day: number): number | undefined {
  const since = day - FIRST_SATURDAY;
  const weekend = Math.floor(since / 7);
  return since - weekend * 7 <= 1 ? weekend : undefined;
}

function workedWeekends({ days }: Timeline): number[] {
  const found: number[] = [];
  for (let at = 0; at < days.length; at += 1) {
    const weekend = weekendOf(days[at] as number);
    if (weekend !== undefined && found.at(-1) !== weekend) found.push(weekend);
  }
  return found;
}

function shiftOfWeekend(shifts: readonly RosterShift[], number: number): RosterShift {
  const weekends = shifts.map(({ date }) => weekendOf(dayNumber(date)) as number);
  const sorted = [...new Set(weekends)].sort((one, other) => one - other);
  return shifts[weekends.indexOf(sorted[number - 1] as number)] as RosterShift;
}
