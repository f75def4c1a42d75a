// Guide values of Safe Work Australia: a pattern outside them is named, never forbidden.
import type { TemplateFacts } from './facts';

/** Nights and days are counted; the other values are minutes. */
const GUIDE = {
  nightsInARow: 4,
  rest: 10 * 60,
  daysInARow: 7,
  shift: 12 * 60,
  week: 50 * 60,
} as const;

export function outsideGuide(facts: TemplateFacts): string[] {
  const { nightsInARow, shortestRest, longestRun, longestShift, weeklyWork } = facts;
  const outside: string[] = [];
  if (nightsInARow > GUIDE.nightsInARow) {
    outside.push(`${nightsInARow} nights in a row (guide: at most ${GUIDE.nightsInARow})`);
  }
  if (shortestRest !== undefined && shortestRest < GUIDE.rest) {
    outside.push(`${hours(shortestRest)} between shifts (guide: at least ${hours(GUIDE.rest)})`);
  }
  if (longestRun > GUIDE.daysInARow) {
    outside.push(`${longestRun} days in a row (guide: at most ${GUIDE.daysInARow})`);
  }
  if (longestShift > GUIDE.shift) {
    outside.push(`shifts of ${hours(longestShift)} (guide: at most ${hours(GUIDE.shift)})`);
  }
  if (weeklyWork > GUIDE.week) {
    outside.push(`${hours(weeklyWork)} a week (guide: at most ${hours(GUIDE.week)})`);
  }
  return outside;
}

function hours(minutes: number): string {
  return `${Number((minutes / 60).toFixed(1))} h`;
}
