// The clock of My Shifts: the running shift and the time worked, as plain data.
import { dateAt } from '#engine/time/instants';
import type { CalendarDate, Zone } from '#engine/time/kinds';
import {
  foreignZoneName,
  formatRange,
  formatShortDay,
  formatTime,
  instantOfText,
} from '../../../platform/formats';
import { parseJson } from '../../../platform/parse-json';

/** Enough of the shift to name it while the screen shows another month. */
export interface RunningShift {
  id: string;
  date: string;
  location_name: string;
  timezone: string;
  start_at: string;
  end_at: string;
}

export interface Clock {
  running: { shift: RunningShift; since: number } | null;
  /** Milliseconds worked on stopped shifts, the latest last. */
  worked: { id: string; ms: number }[];
}

export const STOPPED: Clock = { running: null, worked: [] };

/** Older ones are forgotten, or they would fill the browser's storage. */
const REMEMBERED = 200;

export function readClock(text: string | null): Clock {
  const kept = parseJson(text);
  return isClock(kept) ? kept : STOPPED;
}

/** Checked by hand: a library would be most of the code of this page, which people open on a phone. */
function isClock(kept: unknown): kept is Clock {
  const { running, worked } = (kept ?? {}) as Partial<Clock>;
  return (
    (running === null || (isNumber(running?.since) && isShift(running?.shift))) &&
    Array.isArray(worked) &&
    worked.every((each) => typeof each?.id === 'string' && isNumber(each.ms) && each.ms >= 0)
  );
}

function isShift(kept: unknown): kept is RunningShift {
  const { id, date, location_name, timezone, start_at, end_at } = (kept ??
    {}) as Partial<RunningShift>;
  return [id, date, location_name, timezone, start_at, end_at].every(
    (each) => typeof each === 'string',
  );
}

const isNumber = (value: unknown): value is number => Number.isFinite(value);

export function workedBefore(clock: Clock, shiftId: string): number {
  return clock.worked.find(({ id }) => id === shiftId)?.ms ?? 0;
}

const OPENS_BEFORE_MS = 60 * 60_000;

/** The earliest moment to clock in. */
export function clockOpensAt({ start_at }: Pick<RunningShift, 'start_at'>): number {
  return Date.parse(start_at) - OPENS_BEFORE_MS;
}

/** Undefined when it is too early, or while another shift is running: it has to be stopped first. */
export function clockIn(clock: Clock, shift: RunningShift, now: number): Clock | undefined {
  if (clock.running && clock.running.shift.id !== shift.id) return undefined;
  if (clock.running) return clock;
  if (now < clockOpensAt(shift)) return undefined;
  const { id, date, location_name, timezone, start_at, end_at } = shift;
  return {
    ...clock,
    running: { shift: { id, date, location_name, timezone, start_at, end_at }, since: now },
  };
}

export function clockOut(clock: Clock, now: number): Clock {
  if (!clock.running) return clock;
  const { id } = clock.running.shift;
  const others = clock.worked.filter((one) => one.id !== id);
  return {
    running: null,
    worked: [...others, { id, ms: elapsedOf(clock, id, now) }].slice(-REMEMBERED),
  };
}

/** All time worked on the shift. Setting the browser's clock back takes nothing away. */
export function elapsedOf(clock: Clock, shiftId: string, now: number): number {
  const before = workedBefore(clock, shiftId);
  const { running } = clock;
  return running?.shift.id === shiftId ? before + Math.max(0, now - running.since) : before;
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
