// The days that people have off together, and nothing else about their days.
import { addDays, eachDay } from '../time/dates';
import { dateAt } from '../time/instants';
import type { CalendarDate, Instant, Interval, Zone } from '../time/kinds';

export interface WorkOfPerson {
  /** Published shifts and those of the pattern. */
  shifts: readonly (Interval & { zone: Zone })[];
  /** Nobody knows what the person does after this day; null where nothing is known at all. */
  knownTo: CalendarDate | null;
}

/** P4 */
export function commonDaysOff(
  people: readonly WorkOfPerson[],
  from: CalendarDate,
  to: CalendarDate,
): CalendarDate[] {
  const ends = [to, ...people.map(({ knownTo }) => knownTo ?? addDays(from, -1))].sort();
  const busy = new Set(people.flatMap(({ shifts }) => shifts.flatMap(datesOf)));
  return eachDay(from, ends[0] ?? to).filter((date) => !busy.has(date));
}

/** The last instant belongs to the shift, not its end: one that ends at midnight leaves the next day free. */
function datesOf({ start, end, zone }: Interval & { zone: Zone }): CalendarDate[] {
  return eachDay(dateAt(start, zone), dateAt((end - 1) as Instant, zone));
}
