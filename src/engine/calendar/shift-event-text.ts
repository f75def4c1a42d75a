// What an event says of a shift. Its times are in UTC; the text has the clock of the site, which people go by.
import { shortDay } from '../time/day-text';
import { wallClockAt } from '../time/instants';
import type { Interval, Zone } from '../time/kinds';

interface ShiftOfEvent extends Interval {
  siteName: string;
  zone: Zone;
  role: string | null;
}

export function shiftSummary({ siteName, role }: Pick<ShiftOfEvent, 'siteName' | 'role'>): string {
  return `${role ?? 'Shift'} at ${siteName}`;
}

/** I3: 'Wed 10 Mar, 19:00 to 07:00 on Thu 11 Mar, Sydney time' */
export function shiftTimesText({
  start,
  end,
  zone,
}: Omit<ShiftOfEvent, 'siteName' | 'role'>): string {
  const from = wallClockAt(start, zone);
  const to = wallClockAt(end, zone);
  const later = to.date === from.date ? '' : ` on ${shortDay(to.date)}`;
  return `${shortDay(from.date)}, ${from.time} to ${to.time}${later}, ${placeOf(zone)} time`;
}

/** Australia/Lord_Howe is 'Lord Howe'. */
function placeOf(zone: Zone): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
