// A cell of the roster is one day of one employee: its status, and the shifts that start on that day.
import { MINUTE_MS, readingOf, wallClockAt } from '../time/instants';
import type { CalendarDate, Instant, Interval, Minutes, WallTime, Zone } from '../time/kinds';
import { plannedInterval } from '../time/shift-interval';

export const DAY_STATUSES = ['off', 'sick', 'holiday'] as const;
export type DayStatusName = (typeof DAY_STATUSES)[number];

export interface CellShift {
  /** Set where the shift's row is known. The grid only knows cells. */
  id?: string;
  /** Minutes after midnight on the clock of the site. */
  start: number;
  /**
   * At or before the start: it ends on the next day. Above 24:00 where the clock moves by more than a day: a shift of
   * nearly a day whose end the clocks skip.
   */
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

/** The roster before a change, as far as it is known. */
export interface KnownCells {
  /** Undefined for a day that hasn't been read: it stays unknown. */
  read(employeeId: string, date: CalendarDate): Cell | undefined;
  zoneOf(siteId: string): Zone;
}

const DAY = 24 * 60;

/** How far the clock moves from start to end, which is not the true length when the clocks change. */
export function clockLength({ start, end }: Pick<CellShift, 'start' | 'end'>): Minutes {
  return (end > start ? end - start : end - start + DAY) as Minutes;
}

/** Undefined when a change of the clocks leaves nothing of the shift. */
export function intervalIn(date: CalendarDate, shift: CellShift, zone: Zone): Interval | undefined {
  const duration = clockLength(shift);
  const planned = plannedInterval({ date, startTime: wallTimeOf(shift.start), duration, zone });
  return planned.ok ? planned.interval : undefined;
}

/** Clock readings at the site, in minutes after midnight, as a cell holds them. */
export function readingsOf({ start, end }: Interval, zone: Zone): { start: number; end: number } {
  const [from, to] = [clockMinutes(start, zone), clockMinutes(end, zone)];
  return { start: from % DAY, end: (to % DAY) + (to - from > DAY ? DAY : 0) };
}

function clockMinutes(instant: Instant, zone: Zone): number {
  const { date, time } = wallClockAt(instant, zone);
  return readingOf(date, time) / MINUTE_MS;
}

export function wallTimeOf(minutes: number): WallTime {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}` as WallTime;
}
