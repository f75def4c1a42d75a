// F10: days in a row.
import { counted } from '../../counted';
import type { Kind } from '../kind';
import type { RosterShift } from '../person';
import { shiftsOn } from '../timeline';
import { fromTo } from '../words';
import { foundRun, longRuns } from './runs';

export const daysInARow: Kind<'days-in-a-row'> = {
  reach: ({ days }) => days + 1,
  find({ timeline, report }, { days }) {
    if (timeline.extremes.run <= days) return;
    longRuns(timeline.days, null, days, (from, to) => {
      const at = shiftsOn(timeline, from + days, from + days)[0] as RosterShift;
      report(foundRun(shiftsOn(timeline, from, to), at, [from, to], days));
    });
  },
  say: ({ from, to, measured, limit }) => ({
    what: `${counted(measured, 'day')} in a row`,
    when: fromTo(from, to),
    limit: `${limit} is the maximum`,
  }),
};
