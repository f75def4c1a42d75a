// The dates that the demo's roster covers, relative to the day it is made.
import { addDays, mondayOnOrBefore } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { DemoPerson } from './demo-organization';

const WEEKS_BEFORE = 5;
const PUBLISHED_WEEKS = 13;
const DRAFT_WEEKS = 4;

export interface Period {
  /** A Monday. */
  from: CalendarDate;
  publishedTo: CalendarDate;
  draftTo: CalendarDate;
  today: CalendarDate;
}

export function periodAround(today: CalendarDate): Period {
  const from = addDays(mondayOnOrBefore(today), -7 * WEEKS_BEFORE);
  return {
    from,
    publishedTo: addDays(from, 7 * PUBLISHED_WEEKS - 1),
    draftTo: addDays(from, 7 * (PUBLISHED_WEEKS + DRAFT_WEEKS) - 1),
    today,
  };
}

/** Nobody has shifts or leave before the day after they joined. */
export function hasJoined({ today }: Period, person: DemoPerson, date: CalendarDate): boolean {
  return date > addDays(today, -person.joinedDaysAgo);
}
