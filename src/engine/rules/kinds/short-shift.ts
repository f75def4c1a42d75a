// F7: the shortest shift.

import { MINUTE_MS } from '../../time/instants';
import { lengthOf } from '../../time/intervals';
import type { Kind } from '../kind';
import type { RosterShift } from '../person';
import { dayText, lengthText } from '../words';

export const shortShift: Kind<'short-shift'> = {
  reach: () => 0,
  find({ timeline, report }, { minutes }) {
    const { shifts, start, end, day } = timeline;
    const least = minutes * MINUTE_MS;
    if (timeline.extremes.shortest >= least) return;
    for (let at = 0; at < start.length; at += 1) {
      if ((end[at] as number) - (start[at] as number) >= least) continue;
      const shift = shifts[at] as RosterShift;
      const date = day[at] as number;
      const measured = lengthOf(shift);
      const fix = { change: 'end-later', shift, minutes: minutes - measured } as const;
      report({ at: shift, shifts: [shift], from: date, to: date, measured, limit: minutes, fix });
    }
  },
  say: ({ from, measured, limit }) => ({
    what: `Shift of ${lengthText(measured)}`,
    when: `on ${dayText(from)}`,
    limit: `${lengthText(limit)} is the minimum`,
  }),
};
