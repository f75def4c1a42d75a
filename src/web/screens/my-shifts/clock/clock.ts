// The clock of My Shifts: the running shift and the time worked, out of what the server keeps.
import type { Timesheet } from '#contract/api/timesheets';
import { dateAt } from '#engine/time/instants';
import type { CalendarDate, Zone } from '#engine/time/kinds';
import {
  foreignZoneName,
  formatRange,
  formatShortDay,
  formatTime,
  instantOfText,
} from '../../../platform/formats';

/** Enough of the shift to name it while the screen shows another month. */
export interface RunningShift {
  id: string;
  date: string;
  location_name: string;
  timezone: string;
  start_at: string;
  end_at: string;
}

/** As much of a timesheet as a phone knows of what it hasn't sent yet. */
export type ClockSheet = Pick<
  Timesheet,
  | 'id'
  | 'location_id'
  | 'location_name'
  | 'timezone'
  | 'date'
  | 'start_at'
  | 'end_at'
  | 'shift_id'
  | 'rostered_start'
  | 'rostered_end'
  | 'break_since'
>;

export interface KnownClock {
  running: ClockSheet | null;
  sheets: readonly ClockSheet[];
}

export interface Clock {
  /** The shift is null for someone who clocked in without being rostered. */
  running: { shift: RunningShift | null; since: number; sheet: ClockSheet } | null;
  /** Milliseconds from clocking in to clocking out on stopped shifts. */
  worked: { id: string; ms: number }[];
}

/** What is known, as the clock shows it. */
export function clockOf({ running, sheets }: KnownClock): Clock {
  return {
    running: running && {
      shift: shiftOf(running),
      since: Date.parse(running.start_at),
      sheet: running,
    },
    worked: sheets.flatMap(({ shift_id, start_at, end_at }) =>
      shift_id && end_at ? [{ id: shift_id, ms: Date.parse(end_at) - Date.parse(start_at) }] : [],
    ),
  };
}

function shiftOf(sheet: ClockSheet): RunningShift | null {
  const { shift_id, rostered_start, rostered_end, date, location_name, timezone } = sheet;
  if (!shift_id || !rostered_start || !rostered_end) return null;
  return {
    id: shift_id,
    date: dateAt(instantOfText(rostered_start), timezone as Zone) ?? date,
    location_name: location_name ?? '',
    timezone,
    start_at: rostered_start,
    end_at: rostered_end,
  };
}

export function workedBefore(clock: Clock, shiftId: string): number {
  return clock.worked.reduce((sum, { id, ms }) => (id === shiftId ? sum + ms : sum), 0);
}

const OPENS_BEFORE_MS = 60 * 60_000;

/** The earliest moment to clock in. */
export function clockOpensAt({ start_at }: Pick<RunningShift, 'start_at'>): number {
  return Date.parse(start_at) - OPENS_BEFORE_MS;
}

/** All time clocked for the shift. Setting the browser's clock back takes nothing away. */
export function elapsedOf(clock: Clock, shiftId: string | undefined, now: number): number {
  const before = shiftId === undefined ? 0 : workedBefore(clock, shiftId);
  const { running } = clock;
  return running && running.shift?.id === shiftId
    ? before + Math.max(0, now - running.since)
    : before;
}

/** Whole percent of the scheduled length, at most 100. */
export function percentOf(elapsed: number, shift: { start_at: string; end_at: string }): number {
  const scheduled = Date.parse(shift.end_at) - Date.parse(shift.start_at);
  if (scheduled <= 0) return 100;
  return Math.min(100, Math.max(0, Math.floor((elapsed / scheduled) * 100)));
}

/** '07:58:03' */
export function formatElapsed(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** '07:58' */
export function formatWorked(ms: number): string {
  return formatElapsed(ms).slice(0, -3);
}

/** 'You can clock in from Mon 22 Nov, 08:00.' */
export function clockOpensText(shift: RunningShift): string {
  const at = new Date(clockOpensAt(shift)).toISOString();
  const { timezone } = shift;
  const day = formatShortDay(dateAt(instantOfText(at), timezone as Zone));
  const zone = foreignZoneName(timezone, at);
  return `You can clock in from ${day}, ${formatTime(at, timezone)}${zone ? ` ${zone}` : ''}.`;
}

/** 'Mon 22 Nov, 09:00–17:00 at Parramatta Depot' */
export function runningShiftText(shift: RunningShift): string {
  const day = formatShortDay(shift.date as CalendarDate);
  return `${day}, ${formatRange(shift)} at ${shift.location_name}`;
}

/** 'At Parramatta Depot since 09:00, not rostered' */
export function unrosteredText({ location_name, start_at, timezone }: ClockSheet): string {
  return `At ${location_name} since ${formatTime(start_at, timezone)}, not rostered`;
}
