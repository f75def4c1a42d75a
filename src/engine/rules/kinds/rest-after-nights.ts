// F14: rest after the last night.
import { MINUTE_MS } from '../../time/instants';
import { endsNights } from '../extremes';
import type { Kind } from '../kind';
import { dayText, lengthText } from '../words';
import { shortGaps } from './gaps';
import { daysOf, foundBetween } from './rest';

export const restAfterNights: Kind<'rest-after-nights'> = {
  reach: ({ minutes }) => daysOf(minutes),
  find({ timeline, report }, { minutes }) {
    if (timeline.extremes.gapAfterNights >= minutes * MINUTE_MS) return;
    shortGaps(timeline, minutes * MINUTE_MS, (before, after, gap) => {
      if (!endsNights(timeline, before, after)) return;
      report(foundBetween(timeline, before, after, gap / MINUTE_MS, minutes));
    });
  },
  say: ({ from, measured, limit }) => ({
    what: `Rest of ${lengthText(measured)}`,
    when: `after the last night, ${dayText(from)}`,
    limit: `${lengthText(limit)} needed`,
  }),
};
