// What planning says: outcomes as data, each with all that is needed to put it into words.
import type { CalendarDate } from '../time/kinds';
import type { ExistingShift, Resolution } from './input';
import type { Slot } from './slots';

/** A slot is shared by everybody who works it: tens of thousands of shifts are planned at once. */
export interface PlannedShift {
  employeeId: string;
  slot: Slot;
  /** Chosen knowingly over another shift. */
  allowOverlap: boolean;
}

export interface Conflict {
  proposed: PlannedShift;
  existing: ExistingShift[];
  /** 'manual': nobody has decided yet, so it is not created. */
  resolution: Resolution | 'manual';
}

export type Breach = { employeeId: string; date: CalendarDate; code: string; created: boolean } & (
  | { rule: 'rest'; restHours: number; minRestHours: number; side: 'before' | 'after' }
  | { rule: 'nights'; nights: number; maxConsecutiveNights: number }
);

export interface Skip {
  employeeId: string;
  date: CalendarDate;
  code: string;
  reason: 'status' | 'conflict' | 'undecided' | 'breach' | 'overlaps-plan' | 'lost-in-clock-change';
  status?: string;
}

export interface Plan {
  shifts: PlannedShift[];
  /** Ids of the existing shifts that make room. */
  replaced: string[];
  conflicts: Conflict[];
  breaches: Breach[];
  skipped: Skip[];
  /** Ids of the people in no team. */
  withoutTeam: string[];
}
