// F13: weekends off in any so many weeks.
import { counted } from '../../counted';
import { FIRST_SATURDAY, weekendOf } from '../columns';
import type { Kind } from '../kind';
import type { RosterShift } from '../person';
import { positionsOn, shiftsOn, type Timeline } from '../timeline';
import { dayText } from '../words';
import { worstWindows } from './windows';

export const weekendsOff: Kind<'weekends-off'> = {
  reach: ({ weeks }) => 2 * weeks * 7,
  variant: ({ weeks }) => String(weeks),
  find({ timeline, report }, { off, weeks }) {
    const windows = { length: weeks, step: 'any', anchor: 0 } as const;
    worstWindows(timeline.weekends, null, windows, weeks - off, (first, worked) => {
      const from = first * 7 + FIRST_SATURDAY;
      const to = from + (weeks - 1) * 7 + 1;
      const { weekends } = timeline;
      const beyond = weekends[weekends.indexOf(first) + weeks - off] as number;
      const saturday = beyond * 7 + FIRST_SATURDAY;
      report({
        at: shiftsOn(timeline, saturday, saturday + 1)[0] as RosterShift,
        shifts: weekendShifts(timeline, from, to),
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

function weekendShifts(timeline: Timeline, from: number, to: number): RosterShift[] {
  const { shifts, day } = timeline;
  const { first, after } = positionsOn(timeline, from, to);
  const found: RosterShift[] = [];
  for (let at = first; at < after; at += 1) {
    const date = day[at] as number;
    const isInside = date >= from && date <= to;
    if (isInside && weekendOf(date) !== undefined) found.push(shifts[at] as RosterShift);
  }
  return found;
}
