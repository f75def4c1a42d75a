// The gaps between one shift and the next, for the kinds that measure rest.
import type { Timeline } from '../timeline';

/** Visits every gap below `least` milliseconds. A shift that starts before another ends follows no gap. */
export function shortGaps(
  { start, end }: Timeline,
  least: number,
  visit: (before: number, after: number, gap: number) => void,
): void {
  // The shift that ends last: one that someone chose to create over another may end before it.
  let last = 0;
  for (let at = 1; at < start.length; at += 1) {
    const gap = (start[at] as number) - (end[last] as number);
    if (gap >= 0 && gap < least) visit(last, at, gap);
    if ((end[at] as number) >= (end[last] as number)) last = at;
  }
}
