// The cover of a site from a moment of its day until midnight: a gap that is over needs nobody any more.
import { MINUTE_MS } from '../time/instants';
import type { Instant, Interval } from '../time/kinds';
import type { Cover, DayCover } from './cover-of';
import type { DayLights, Light } from './light';
import { type Reading, worseOf } from './match-heads';

export interface RestOfDay extends DayLights {
  /** The half-hours in a row that are as bad as the worst one. */
  stretch: Interval;
}

const HALF_HOUR_MS = 30 * MINUTE_MS;
const SHORT: readonly Light[] = ['below-minimum', 'below-target'];

/** K18: undefined where nothing is asked for any more. */
export function restOfDay(
  { start, published, withDrafts }: Cover,
  now: Instant,
): RestOfDay | undefined {
  const from = Math.max(0, Math.floor((now - start) / HALF_HOUR_MS));
  const drafted = worstFrom(withDrafts, from);
  const told = worstFrom(published, from);
  if (!drafted || !told) return undefined;
  const shown = SHORT.includes(drafted.worst.light) ? drafted : told;
  return {
    published: told.worst.light,
    publishedBy: told.worst.by,
    withDrafts: drafted.worst.light,
    withDraftsBy: drafted.worst.by,
    stretch: {
      start: (start + shown.first * HALF_HOUR_MS) as Instant,
      end: (start + shown.end * HALF_HOUR_MS) as Instant,
    },
  };
}

function worstFrom({ halfHours }: DayCover, from: number) {
  const left = halfHours.slice(from);
  const worst = left.length > 0 ? left.reduce(worseOf) : undefined;
  if (!worst || worst.light === 'nothing-asked') return undefined;
  const first = from + left.indexOf(worst);
  const isAsBad = ({ light, by }: Reading) => light === worst.light && by === worst.by;
  const after = halfHours.slice(first).findIndex((each) => !isAsBad(each));
  return { worst, first, end: after === -1 ? halfHours.length : first + after };
}
