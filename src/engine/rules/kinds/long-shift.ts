// F6: the longest shift.

import { MINUTE_MS } from '../../time/instants';
import { lengthOf } from '../../time/intervals';
import type { Kind } from '../kind';
import { contractOn, type RosterShift } from '../person';
import { dayText, lengthText } from '../words';

export const longShift: Kind<'long-shift'> = {
  reach: () => 0,
  find({ timeline, person, report }, { minutes, agreed }) {
    const { shifts, start, end, day } = timeline;
    const most = minutes * MINUTE_MS;
    if (timeline.extremes.longest <= most) return;
    for (let at = 0; at < start.length; at += 1) {
      if ((end[at] as number) - (start[at] as number) <= most) continue;
      const shift = shifts[at] as RosterShift;
      const date = day[at] as number;
      const agrees =
        agreed !== null && contractOn(person, shift.date)?.agreements.includes('long-shifts');
      const limit = agrees ? Math.max(agreed, minutes) : minutes;
      const measured = lengthOf(shift);
      if (measured <= limit) continue;
      const fix = { change: 'end-earlier', shift, minutes: measured - limit } as const;
      report({ at: shift, shifts: [shift], from: date, to: date, measured, limit, fix });
    }
  },
  say: ({ from, measured, limit }) => ({
    what: `Shift of ${lengthText(measured)}`,
    when: `on ${dayText(from)}`,
    limit: `${lengthText(limit)} is the maximum`,
  }),
};
