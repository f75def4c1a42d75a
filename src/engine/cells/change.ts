// A change of the roster, with the field names of the calls that make it.
import type { CalendarDate, WallTime } from '../time/kinds';
import { DAY_STATUSES, type DayStatusName } from './cell';

export const CELL_ACTIONS = [
  'publish',
  'unpublish',
  'delete-shifts',
  'clear',
  'remove-status',
  ...DAY_STATUSES,
] as const;
export type CellAction = (typeof CELL_ACTIONS)[number];

export interface Day {
  employeeId: string;
  date: CalendarDate;
}

/** A shift as its reader saw it. */
export interface KnownShift {
  id: string;
  employee_id: string;
  location_id: string;
  date: CalendarDate;
  /** ISO timestamps, shown in `timezone`. */
  start_at: string;
  end_at: string;
  timezone: string;
}

export interface NewShift extends Day {
  locationId: string;
  startTime: WallTime;
  endTime: WallTime;
  published?: boolean;
  overwrite?: boolean;
}

export type ShiftChanges = Partial<NewShift>;

export type Cells = readonly { employeeId: string; dates: readonly CalendarDate[] }[];

export interface Transfer {
  mode: 'move' | 'copy';
  cells: Cells;
  /** How many days later; negative is earlier. */
  days: number;
  people?: readonly { from: string; to: string }[];
  onConflict?: 'refuse' | 'skip' | 'replace';
  /** Whether shifts go to days on which their person is off, sick or on holiday. */
  onStatus?: 'keep' | 'skip';
}

/** Copies the shifts of each source into its cells. */
export interface Fill {
  sources: readonly (Day & { cells: Cells })[];
}

/** The same new shift on many days. */
export interface NewShifts extends Omit<NewShift, keyof Day | 'overwrite'> {
  cells: Cells;
}

export type CellChange =
  | { type: 'create'; body: NewShift }
  | { type: 'update'; shift: KnownShift; body: ShiftChanges }
  | { type: 'delete'; shift: KnownShift }
  | ({ type: 'set-status'; status: DayStatusName } & Day)
  | ({ type: 'remove-status' } & Day)
  | ({ type: 'clear-day' } & Day)
  | { type: 'cells'; body: { action: CellAction; cells: Cells } }
  | { type: 'transfer'; body: Transfer }
  | { type: 'fill'; body: Fill }
  | { type: 'add'; body: NewShifts };

/** Each cell once, however often it is named. */
export function daysOf(cells: Cells): Day[] {
  const days = new Map<string, Day>();
  for (const { employeeId, dates } of cells) {
    for (const date of dates) days.set(employeeId + date, { employeeId, date });
  }
  return [...days.values()];
}
