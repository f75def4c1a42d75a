// Guide values of Safe Work Australia: what goes outside them is told, never forbidden.
import type { TemplateFacts } from './facts';

export const GUIDE = {
  nightsInARow: 4,
  restHours: 10,
  daysInARow: 7,
  shiftHours: 12,
  weekHours: 50,
} as const;

export function outsideGuide(facts: TemplateFacts): string[] {
  const { nightsInARow, shortestRest, longestRun, longestShift, hoursPerWeek } = facts;
  const told: string[] = [];
  if (nightsInARow > GUIDE.nightsInARow) {
    told.push(`${nightsInARow} nights in a row (guide: at most ${GUIDE.nightsInARow})`);
  }
  if (shortestRest !== undefined && shortestRest < GUIDE.restHours) {
    told.push(`${hours(shortestRest)} between shifts (guide: at least ${GUIDE.restHours} h)`);
  }
  if (longestRun > GUIDE.daysInARow) {
    told.push(`${longestRun} days in a row (guide: at most ${GUIDE.daysInARow})`);
  }
  if (longestShift > GUIDE.shiftHours) {
    told.push(`shifts of ${hours(longestShift)} (guide: at most ${GUIDE.shiftHours} h)`);
  }
  if (hoursPerWeek > GUIDE.weekHours) {
    told.push(`${hours(hoursPerWeek)} a week (guide: at most ${GUIDE.weekHours} h)`);
  }
  return told;
}

function hours(value: number): string {
  return `${Number(value.toFixed(1))} h`;
}
