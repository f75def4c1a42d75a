// How dates, times and lengths are written. Times are those of the site's clock, 24 hours.
import { inHours } from '#engine/hours/hours-text';
import { dayOfMonth, yearOf } from '#engine/time/dates';
import { longMonthName, longWeekdayName, monthName, shortDay } from '#engine/time/day-text';
import { dateAt, wallClockAt } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import { serverNow } from './server-time';
import { nameOfZone } from './zone-names';

export interface ShiftTime {
  start_at: string;
  end_at: string;
  timezone: string;
}

/** '13 Nov 2026' */
export function formatDate(date: CalendarDate): string {
  return `${dayOfMonth(date)} ${monthName(date)} ${yearOf(date)}`;
}

/** '13 Nov 2026', the day in the zone. */
export function formatDateAt(at: string, zone: string): string {
  return formatDate(dateAt(instantOfText(at), zone as Zone));
}

/** '13 Nov 2026, 09:05' on the clock of the zone. */
export function formatMoment(at: string, zone: string): string {
  return `${formatDateAt(at, zone)}, ${formatTime(at, zone)}`;
}

/** 'Mon 22 Nov' */
export function formatShortDay(date: CalendarDate): string {
  return shortDay(date);
}

/** 'Mon 22 Nov 2027' */
export function formatDay(date: CalendarDate): string {
  return `${shortDay(date)} ${yearOf(date)}`;
}

export function instantOfText(text: string): Instant {
  return Date.parse(text) as Instant;
}

/** '09:00' on the clock of the zone. */
export function formatTime(at: string, zone: string): string {
  return wallClockAt(instantOfText(at), zone as Zone).time;
}

/** '09:00–17:00' */
export function formatRange(shift: ShiftTime): string {
  return `${formatTime(shift.start_at, shift.timezone)}–${formatTime(shift.end_at, shift.timezone)}`;
}

/** True hours, also across a change of clocks. */
export function hoursOf(shift: Pick<ShiftTime, 'start_at' | 'end_at'>): number {
  return (Date.parse(shift.end_at) - Date.parse(shift.start_at)) / 3_600_000;
}

/** '8 h', '7.5 h', '7.33 h', '−4.5 h' */
export function formatHours(hours: number): string {
  return `${inHours(hours * 60)} h`;
}

/** '8 h', or '9 h (clocks go back), 8 h by the clock' on the night when they do. */
export function formatLength(shift: ShiftTime): string {
  return lengthText(shift, formatHours);
}

/** '38 h', or '39 h, 38 h by the clock' when the clocks change in one of the shifts. */
export function formatTotal(shifts: readonly ShiftTime[]): string {
  const sum = (lengthOf: (shift: ShiftTime) => number) =>
    shifts.reduce((total, shift) => total + lengthOf(shift), 0);
  const [worked, byClock] = [sum(hoursOf), sum(clockHoursOf)];
  // Rounded first: sums of hours differ in their last digits.
  if (formatHours(worked) === formatHours(byClock)) return formatHours(worked);
  return `${formatHours(worked)}, ${formatHours(byClock)} by the clock`;
}

/** What the clock on the wall shows between start and end. */
export function clockHoursOf(shift: ShiftTime): number {
  const { start_at, end_at, timezone } = shift;
  return (
    hoursOf(shift) + (offsetMinutes(end_at, timezone) - offsetMinutes(start_at, timezone)) / 60
  );
}

/** As formatLength, in whole hours. */
export function formatWholeHours(shift: ShiftTime): string {
  return lengthText(shift, (hours) => `${Math.round(hours)} h`);
}

function lengthText(shift: ShiftTime, format: (hours: number) => string): string {
  const change = clockChange(shift);
  const byClock = change && `, ${format(clockHoursOf(shift))} by the clock`;
  return `${format(hoursOf(shift))}${change}${byClock}`;
}

function clockChange({ start_at, end_at, timezone }: ShiftTime): string {
  const change = offsetMinutes(end_at, timezone) - offsetMinutes(start_at, timezone);
  if (change === 0) return '';
  return ` (clocks go ${change > 0 ? 'forward' : 'back'})`;
}

function offsetMinutes(at: string, zone: string): number {
  const { date, time } = wallClockAt(instantOfText(at), zone as Zone);
  return (Date.parse(`${date}T${time}:00Z`) - Date.parse(at)) / 60_000;
}

/** 'AEDT' or 'AEST', whichever applies at that moment. */
export function zoneName(zone: string, at: string): string {
  return nameOfZone(zone, at, offsetMinutes(at, zone));
}

/** 'Sydney time, AEDT' */
export function zoneInWords(zone: string, at: string): string {
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  const name = zoneName(zone, at);
  return city === name ? name : `${city} time, ${name}`;
}

export function todayIn(zone: string): CalendarDate {
  return dateAt(serverNow(), zone as Zone);
}

/** 'just now', '2 min ago', '3 h ago', '13 Nov 2026' */
export function formatAgo(at: string, now: Instant, zone: string): string {
  const minutes = Math.floor((now - instantOfText(at)) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`;
  return formatDateAt(at, zone);
}

/** 'April 2027' */
export function formatMonth(date: CalendarDate): string {
  return `${longMonthName(date)} ${yearOf(date)}`;
}

/** 'Monday, November 22, 2027': the order that the specification's titles have. */
export function formatLongDay(date: CalendarDate): string {
  return `${longWeekdayName(date)}, ${longMonthName(date)} ${dayOfMonth(date)}, ${yearOf(date)}`;
}

/** Whether the shift ends on a later date than it starts. */
export function endsNextDay({ start_at, end_at, timezone }: ShiftTime): boolean {
  const zone = timezone as Zone;
  return dateAt(instantOfText(end_at), zone) !== dateAt(instantOfText(start_at), zone);
}

/** 'AEDT' for a viewer whose own clock shows another time at that moment. */
export function foreignZoneName(zone: string, at: string): string | undefined {
  const ownMinutes = -new Date(at).getTimezoneOffset();
  return offsetMinutes(at, zone) === ownMinutes ? undefined : zoneName(zone, at);
}
