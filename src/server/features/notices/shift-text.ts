import { yearOf } from '#engine/time/dates';
import { shortDay } from '#engine/time/day-text';
import { dateAt, wallClockAt } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';

interface NamedShift {
  date: CalendarDate;
  start: Instant;
  end: Instant;
  site: string;
  zone: Zone;
  role: string | null;
}

/** 'Mon 8 Mar, 07:00–19:00 at Depot (Nurse)', on the clock of the site. The year only when it is another one. */
export function shiftText(
  { date, start, end, site, zone, role }: NamedShift,
  moment: Instant,
): string {
  const year = yearOf(date) === yearOf(dateAt(moment, zone)) ? '' : ` ${yearOf(date)}`;
  const range = `${wallClockAt(start, zone).time}–${wallClockAt(end, zone).time}`;
  return `${shortDay(date)}${year}, ${range} at ${site}${role ? ` (${role})` : ''}`;
}
