import type { CalendarDate } from '#engine/time/kinds';
import { formatRange, formatShortDay } from '../../../platform/formats';
import type { RunningShift } from './clock';

/** 'Mon 22 Nov, 09:00–17:00 at Parramatta Depot' */
export function shiftWords(shift: RunningShift): string {
  const day = formatShortDay(shift.date as CalendarDate);
  return `${day}, ${formatRange(shift)} at ${shift.location_name}`;
}
