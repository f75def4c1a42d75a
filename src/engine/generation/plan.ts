// The result of generation: outcomes as data, each with everything that its sentence needs.
import type { CalendarDate, Minutes } from '../time/kinds';
import type { ExistingShift, Resolution } from './input';
import type { Slot } from './slots';

/** Everyone who works a slot shares the object: a run can have tens of thousands of shifts. */
export interface PlannedShift {
  employeeId: string;
  slot: Slot;
  /** True for an overlap that someone chose. */
  allowOverlap: boolean;
}

export interface Conflict {
  proposed: PlannedShift;
  existing: ExistingShift[];
  /** 'manual' means that nobody has decided yet, so the shift isn't created. */
  resolution: Resolution | 'manual';
}

export type Breach = { employeeId: string; date: CalendarDate; code: string; created: boolean } & (
  | { rule: 'rest'; restMinutes: number; minRest: Minutes; side: 'before' | 'after' }
  | { rule: 'nights'; nights: number; maxConsecutiveNights: number }
  /** G6: the pattern's own shift before has not ended. */
  | { rule: 'overlap' }
);

export interface Skip {
  employeeId: string;
  date: CalendarDate;
  code: string;
  reason:
    | 'status'
    | 'conflict'
    | 'undecided'
    | 'breach'
    | 'overlaps-plan'
    | 'lost-in-clock-change'
    | 'rule';
  status?: string;
  /** What a rule of the book found. */
  finding?: string;
}

export interface Plan {
  shifts: PlannedShift[];
  /** The ids of the existing shifts that are replaced. */
  replaced: string[];
  conflicts: Conflict[];
  breaches: Breach[];
  skipped: Skip[];
  /** The ids of the people in no team. */
  withoutTeam: string[];
}
