// F16: notice of a change.
import { counted } from '../../counted';
import { DAY_MS, dayNumber } from '../../time/dates';
import { dateAt } from '../../time/instants';
import type { Instant } from '../../time/kinds';
import type { Kind } from '../kind';
import type { RosterShift } from '../person';
import { positionsOn } from '../timeline';
import { dayText } from '../words';

export const notice: Kind<'notice'> = {
  reach: () => 0,
  find({ timeline, from, to, report }, { days }) {
    const { extremes, start, told } = timeline;
    // Enough whatever the clocks do.
    const enough = (days + 2) * DAY_MS;
    if (extremes.notice >= enough) return;
    const { first, after } = positionsOn(timeline, from, to);
    for (let at = first; at < after; at += 1) {
      if ((start[at] as number) - (told[at] as number) >= enough) continue;
      const shift = timeline.shifts[at] as RosterShift;
      const day = timeline.day[at] as number;
      // Someone told after the shift began had no notice, however late they were told.
      const measured = Math.max(0, day - dayNumber(dateAt(told[at] as Instant, shift.zone)));
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
