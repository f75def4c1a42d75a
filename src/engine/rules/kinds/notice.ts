// F16: notice of a change.
import { counted } from '../../counted';
import { dayNumber } from '../../time/dates';
import { dateAt } from '../../time/instants';
import type { Kind } from '../kind';
import type { RosterShift } from '../person';
import { positionsOn } from '../timeline';
import { dayText } from '../words';

export const notice: Kind<'notice'> = {
  reach: () => 0,
  find({ timeline, from, to, report }, { days }) {
    const { first, after } = positionsOn(timeline.shifts, from, to);
    for (let at = first; at < after; at += 1) {
      const shift = timeline.shifts[at] as RosterShift;
      if (shift.toldAt === null) continue;
      const day = timeline.day[at] as number;
      // Someone told after the shift began had no notice, however late they were told.
      const measured = Math.max(0, day - dayNumber(dateAt(shift.toldAt, shift.zone)));
      if (measured >= days) continue;
      report({ at: shift, shifts: [shift], from: day, to: day, measured, limit: days });
    }
  },
  say: ({ from, measured, limit }) => ({
    what: `${counted(measured, 'day')} of notice`,
    when: `for ${dayText(from)}`,
    limit: `${limit} needed`,
  }),
};
