// F12: days off in any so many days.
import { counted } from '../../counted';
import type { Kind } from '../kind';
import type { RosterShift } from '../person';
import { shiftsOn } from '../timeline';
import { dayText } from '../words';
import { worstWindows } from './windows';

export const daysOff: Kind<'days-off'> = {
  reach: ({ days }) => 2 * days,
  variant: ({ days }) => String(days),
  find({ timeline, report }, { off, days }) {
    // One day off too few leaves so many runs of work, and one of them is at least as long as their average.
    if (timeline.extremes.run * off < days - off + 1) return;
    const windows = { length: days, step: 'any', anchor: 0 } as const;
    worstWindows(timeline.days, null, windows, days - off, (from, worked) => {
      const to = from + days - 1;
      const beyond = timeline.days[timeline.days.indexOf(from) + days - off] as number;
      report({
        at: shiftsOn(timeline, beyond, beyond)[0] as RosterShift,
        shifts: shiftsOn(timeline, from, to),
        from,
        to,
        margin: days,
        measured: days - worked,
        limit: off,
      });
    });
  },
  say: ({ from, to, measured, limit }) => ({
    what: counted(measured, 'day off', 'days off'),
    when: `in the ${counted(to - from + 1, 'day')} from ${dayText(from)}`,
    limit: `${limit} needed`,
  }),
};
