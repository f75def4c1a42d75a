// What a leave would touch and use, as whoever asks or decides is told.
import type { LeavePreview } from '#contract/api/leave';
import type { LeaveType } from '#contract/api/leave-types';
import { AppError } from '#contract/errors';
import { type Leave, leaveInterval } from '#engine/leave/leave';
import { minutesUsed } from '#engine/leave/touched-shifts';
import { usesText } from '#engine/leave/uses-text';
import { daysBetween } from '#engine/time/dates';
import type { CalendarDate, Interval } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { readBalance } from './balances';
import { listBlackoutsIn } from './leave-types';
import { countOthersAway } from './leaves.queries';
import { readTouched, type Touched } from './read-touched';

export interface LeaveQuestion {
  employeeId: string;
  type: LeaveType;
  leave: Leave;
  today: CalendarDate;
  /** Only for those who decide: drafts are nobody else's business. */
  drafts: boolean;
}

export async function previewLeave(
  scope: TenantScope,
  { employeeId, type, leave, today, drafts }: LeaveQuestion,
): Promise<LeavePreview & { shifts: Touched[] }> {
  requireSomeTime(leave);
  const shifts = await readTouched(scope, employeeId, leave, { drafts, today });
  const minutes = minutesUsed(shifts);
  const used = shifts.filter(({ touch }) => touch !== 'reaches-in');
  const before = type.has_balance
    ? await readBalance(scope, employeeId, type, leave.first)
    : undefined;
  return {
    text: usesText(used.map((shift) => ({ ...shift, projected: shift.id === null }))),
    minutes,
    shifts,
    othersAway: await countOthersAway(scope, employeeId, leave),
    blackouts: await listBlackoutsIn(scope, leave),
    balance: before === undefined ? null : { before, after: before - minutes },
    needsEvidence: needsEvidence(type, leave),
  };
}

function needsEvidence({ evidence_after_days }: LeaveType, { first, last }: Leave): boolean {
  return evidence_after_days !== null && daysBetween(first, last) + 1 > evidence_after_days;
}

export function requireSomeTime(leave: Leave): Interval {
  const interval = leaveInterval(leave);
  if (interval) return interval;
  const message = 'Must be after the start';
  throw new AppError('invalid_input', {
    fields: [{ field: 'endTime', message }],
    sentence: 'The end of the leave must be after its start.',
  });
}
