// Guide values of Safe Work Australia. A pattern outside them is reported, never forbidden.
import { counted } from '../counted';
import type { TemplateFacts } from './facts';

/** Nights and days are counted; the other values are minutes. */
export const GUIDE = {
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
    outside.push(
      `${counted(nightsInARow, 'night')} in a row (guide: maximum ${GUIDE.nightsInARow})`,
    );
  }
  if (shortestRest !== undefined && shortestRest < GUIDE.rest) {
    outside.push(`${hours(shortestRest)} between shifts (guide: minimum ${hours(GUIDE.rest)})`);
  }
  if (longestRun > GUIDE.daysInARow) {
    outside.push(`${counted(longestRun, 'day')} in a row (guide: maximum ${GUIDE.daysInARow})`);
  }
  if (longestShift > GUIDE.shift) {
    outside.push(`shifts of ${hours(longestShift)} (guide: maximum ${hours(GUIDE.shift)})`);
  }
  if (weeklyWork > GUIDE.week) {
    outside.push(`${hours(weeklyWork)} a week (guide: maximum ${hours(GUIDE.week)})`);
  }
  return outside;
}

function hours(minutes: number): string {
  return `${Number((minutes / 60).toFixed(1))} h`;
}
