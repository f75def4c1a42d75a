// Kinds of leave and leave, for the tests of screens.
import type { LeaveView } from '#contract/api/leave';
import type { LeaveSettings, LeaveType } from '#contract/api/leave-types';
import type { CalendarDate } from '#engine/time/kinds';
import { idOf } from './screen-test';

export function leaveType(name: string, changes: Partial<LeaveType> = {}): LeaveType {
  return {
    id: idOf(name),
    name,
    paid: true,
    has_balance: true,
    accrual_weeks: 4,
    evidence_after_days: null,
    day_status: 'holiday',
    needs_approval: true,
    in_use: true,
    ...changes,
  };
}

const SICKNESS: Partial<LeaveType> = {
  accrual_weeks: null,
  evidence_after_days: 2,
  day_status: 'sick',
  needs_approval: false,
};

export const LEAVE_SETTINGS: LeaveSettings = {
  types: [leaveType('Annual leave'), leaveType('Personal leave', SICKNESS)],
  blackouts: [
    {
      id: idOf('Stocktake'),
      name: 'Stocktake',
      first_date: '2027-06-30' as CalendarDate,
      last_date: '2027-06-30' as CalendarDate,
      severity: 'block',
    },
  ],
  tag: 'A'.repeat(22),
};

/** Annual leave of Amy that waits, from 11 to 13 March 2127: never over. */
export function leaveOf(changes: Partial<LeaveView> = {}): LeaveView {
  return {
    id: idOf('leave'),
    employee_id: idOf('Amy Able'),
    employee_name: 'Amy Able',
    type_id: idOf('Annual leave'),
    type_name: 'Annual leave',
    state: 'waiting',
    first_date: '2127-03-11' as CalendarDate,
    last_date: '2127-03-13' as CalendarDate,
    start_time: null,
    end_time: null,
    reason: null,
    minutes: null,
    end_asked: null,
    needs_evidence: false,
    evidence: null,
    created_at: '2027-03-01T00:00:00.000Z',
    ended_by_name: null,
    ended_note: null,
    version: 1,
    ...changes,
  };
}
