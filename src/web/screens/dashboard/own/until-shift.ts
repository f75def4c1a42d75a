import { counted } from '#engine/counted';
import { daysBetween } from '#engine/time/dates';
import { dateAt, MINUTE_MS } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import { formatTime, instantOfText, type ShiftTime } from '../../../platform/formats';

const HOUR = 60;
const DAY = 24 * HOUR;

/** 'Starts in 5 hours 20 minutes', 'Starts in 2 days', 'You are on until 17:00'. Days are counted on the site's clock. */
export function untilShift(shift: ShiftTime & { date: CalendarDate }, now: Instant): string {
  const { start_at, end_at, timezone } = shift;
  const minutes = Math.ceil((instantOfText(start_at) - now) / MINUTE_MS);
  if (minutes <= 0) return `You are on until ${formatTime(end_at, timezone)}`;
  if (minutes >= DAY) {
    return `Starts in ${counted(daysBetween(dateAt(now, timezone as Zone), shift.date), 'day')}`;
  }
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  const parts = [hours > 0 && counted(hours, 'hour'), rest > 0 && counted(rest, 'minute')];
  return `Starts in ${parts.filter(Boolean).join(' ')}`;
}
