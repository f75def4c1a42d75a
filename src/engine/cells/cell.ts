// A cell of the roster is the day of an employee: its status, and the shifts that start on it.
import { wallClockAt } from '../time/instants';
import type { CalendarDate, Instant, Interval, Minutes, WallTime, Zone } from '../time/kinds';
import { plannedInterval } from '../time/shift-interval';

export const DAY_STATUSES = ['off', 'sick', 'holiday'] as const;
export type DayStatusName = (typeof DAY_STATUSES)[number];

export interface CellShift {
  /** Where the rows are known, not where only the cells are. */
  id?: string;
  /** Minutes after midnight on the clock of the site. */
  start: number;
  /** At or before the start: it ends on the next day. */
  end: number;
  site: string;
  published: boolean;
  /** Generated, not made by hand. */
  auto: boolean;
  code: string | null;
}

export interface Cell {
  status: DayStatusName | null;
  shifts: readonly CellShift[];
}

export type ChangedCells = Map<string, Map<CalendarDate, Cell>>;

/** What is known of the roster before a change. */
export interface KnownCells {
  /** Undefined while the day has not been read: then nothing is said of it. */
  read(employeeId: string, date: CalendarDate): Cell | undefined;
  zoneOf(siteId: string): Zone;
}

const DAY = 24 * 60;

/** What the clock advances by from the start to the end. */
export function clockLength({ start, end }: Pick<CellShift, 'start' | 'end'>): Minutes {
  return (end > start ? end - start : end - start + DAY) as Minutes;
}

/** A shift of which a change of the clocks would leave nothing shares no time with another. */
export function intervalIn(date: CalendarDate, shift: CellShift, zone: Zone): Interval | undefined {
  const duration = clockLength(shift);
  const planned = plannedInterval({ date, startTime: wallTimeOf(shift.start), duration, zone });
  return planned.ok ? planned.interval : undefined;
}

/** What the clock of the site shows, as a cell holds it. */
export function readingsOf({ start, end }: Interval, zone: Zone): { start: number; end: number } {
  return { start: minutesAt(start, zone), end: minutesAt(end, zone) };
}

function minutesAt(instant: Instant, zone: Zone): number {
  const { time } = wallClockAt(instant, zone);
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

export function wallTimeOf(minutes: number): WallTime {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` as WallTime;
}
