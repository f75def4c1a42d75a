import type { FairnessFigure } from '#contract/api/fairness';

const PERCENT = 100;
/** Room beyond the longer of the two, so that the mark of the median is never at the edge. */
const ROOM = 1.25;

/** How long the bar is, and where the mark of the median stands, in percent of the track. */
export function barOf({
  count,
  outOf,
  median,
}: Pick<FairnessFigure, 'count' | 'outOf' | 'median'>): { own: number; median: number | null } {
  if (outOf !== null) return { own: outOf === 0 ? 0 : (count / outOf) * PERCENT, median };
  const longest = Math.max(count, median ?? 0) * ROOM;
  const share = (figure: number) => (longest === 0 ? 0 : (figure / longest) * PERCENT);
  return { own: share(count), median: median === null ? null : share(median) };
}
