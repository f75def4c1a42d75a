// F14: rest after the last night.
import { MINUTE_MS } from '../../time/instants';
import type { Kind } from '../kind';
import { NIGHT_PART } from '../timeline';
import { dayText, lengthText } from '../words';
import { shortGaps } from './gaps';
import { daysOf, foundBetween } from './rest';

export const restAfterNights: Kind<'rest-after-nights'> = {
  reach: ({ minutes }) => daysOf(minutes),
  find({ timeline, report }, { minutes }) {
    const { part, day } = timeline;
    shortGaps(timeline, minutes * MINUTE_MS, (before, after, gap) => {
      if (part[before] !== NIGHT_PART) return;
      const goesOn = (day[after] as number) <= (day[before] as number) + 1;
      if (part[after] === NIGHT_PART && goesOn) return;
      report(foundBetween(timeline, before, after, gap / MINUTE_MS, minutes));
    });
  },
  say: ({ from, measured, limit }) => ({
    what: `Rest of ${lengthText(measured)}`,
    when: `after the last night, ${dayText(from)}`,
    limit: `${lengthText(limit)} needed`,
  }),
};
