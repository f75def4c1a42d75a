// F11: nights in a row.
import { isNightShift } from '../../conflicts/consecutive-nights';
import { counted } from '../../counted';
import { dateOfDayNumber } from '../../time/dates';
import type { Kind } from '../kind';
import type { RosterShift } from '../person';
import { shiftsOn } from '../timeline';
import { fromTo } from '../words';
import { foundRun, longRuns } from './runs';

export const nightsInARow: Kind<'nights-in-a-row'> = {
  reach: ({ nights }) => nights + 1,
  find({ timeline, report }, { nights }) {
    if (timeline.extremes.nights <= nights) return;
    longRuns(timeline.days, timeline.night, nights, (from, to) => {
      const shifts = shiftsOn(timeline, from, to).filter((shift) =>
        isNightShift(shift, shift.zone, shift.code),
      );
      const beyond = dateOfDayNumber(from + nights);
      const at = shifts.find(({ date }) => date === beyond) as RosterShift;
      report(foundRun(shifts, at, [from, to], nights));
    });
  },
  say: ({ from, to, measured, limit }) => ({
    what: `${counted(measured, 'night')} in a row`,
    when: fromTo(from, to),
    limit: `${limit} is the maximum`,
  }),
};
