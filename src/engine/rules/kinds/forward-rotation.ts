// F15: shifts rotate forward, from day to evening to night.
import { MINUTE_MS } from '../../time/instants';
import type { Kind } from '../kind';
import { dayText, lengthText } from '../words';
import { shortGaps } from './gaps';
import { daysOf, foundBetween } from './rest';

const PARTS = ['day', 'evening', 'night'];

export const forwardRotation: Kind<'forward-rotation'> = {
  reach: ({ minutes }) => daysOf(minutes),
  find({ timeline, report }, { minutes }) {
    const { part, extremes } = timeline;
    if (extremes.gap >= minutes * MINUTE_MS) return;
    shortGaps(timeline, minutes * MINUTE_MS, (before, after, gap) => {
      const [earlier, later] = [part[before] as number, part[after] as number];
      if (later >= earlier) return;
      const found = foundBetween(timeline, before, after, gap / MINUTE_MS, minutes);
      report({ ...found, about: `${PARTS[earlier]} to ${PARTS[later]}` });
    });
  },
  say: ({ from, to, measured, limit, about }) => ({
    what: `From ${about} after ${lengthText(measured)}`,
    when: from === to ? `on ${dayText(from)}` : `between ${dayText(from)} and ${dayText(to)}`,
    limit: `${lengthText(limit)} needed`,
  }),
};
