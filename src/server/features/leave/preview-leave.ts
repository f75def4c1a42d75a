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
import { readBalancesOn } from './balances';
import { readLeaveSettings } from './leave-types';
import { countOthersAway } from './leaves.queries';
import { type RosteredIn, readTouchedOf, type Touched } from './read-touched';

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
  question: LeaveQuestion,
): Promise<LeavePreview & { shifts: Touched[] }> {
  const [preview] = await previewLeaves(scope, [question]);
  return preview as LeavePreview & { shifts: Touched[] };
}

/** For each question, in the same few queries for all of them. All are asked by the same reader. */
export async function previewLeaves(
  scope: TenantScope,
  questions: readonly LeaveQuestion[],
  rosteredIn?: RosteredIn,
): Promise<(LeavePreview & { shifts: Touched[] })[]> {
  for (const { leave } of questions) requireSomeTime(leave);
  const [first] = questions;
  if (!first) return [];
  const touched = await readTouchedOf(scope, questions, first, rosteredIn);
  const counted = questions.filter(({ type }) => type.has_balance);
  const balances = await readBalancesOn(
    scope,
    counted.map(({ employeeId, type, leave }) => ({ employeeId, type, date: leave.first })),
  );
  const away = await countOthersAway(scope, questions);
  const { blackouts } = await readLeaveSettings(scope);
  return questions.map((question, at) => {
    const { type, leave } = question;
    const shifts = touched[at] ?? [];
    const minutes = minutesUsed(shifts);
    const used = shifts.filter(({ touch }) => touch !== 'reaches-in');
    const before = balances[counted.indexOf(question)];
    return {
      text: usesText(used.map((shift) => ({ ...shift, projected: shift.id === null }))),
      minutes,
      shifts,
      othersAway: away[at] ?? null,
      blackouts: blackouts.filter(
        ({ first_date, last_date }) => first_date <= leave.last && last_date >= leave.first,
      ),
      balance: before === undefined ? null : { before, after: before - minutes },
      needsEvidence: needsEvidence(type, leave),
    };
  });
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
