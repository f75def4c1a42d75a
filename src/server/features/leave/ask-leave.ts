// Asking for leave.
import type { LeaveInput } from '#contract/api/leave';
import type { LeaveType } from '#contract/api/leave-types';
import { AppError } from '#contract/errors';
import { LIMITS } from '#contract/limits';
import type { Leave } from '#engine/leave/leave';
import { addDays } from '#engine/time/dates';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { createRequest, moveRequest } from '../requests/move-request';
import { lockRoster } from '../roster/revision';
import { approveLeave } from './approve-leave';
import { getLeaveType, listBlackoutsIn } from './leave-types';
import { type AskedLeave, getLeave, hasLeave, type LeaveRow } from './leaves.queries';
import { requireSomeTime } from './preview-leave';
import { findZone } from './read-touched';
import { tellManagers, toldApart } from './tell';

export interface LeaveActor {
  id: string;
  name: string;
  employee_id: string | null;
}

interface Moment {
  now: Instant;
  today: CalendarDate;
}

export async function askForLeave(
  scope: TenantScope,
  actor: LeaveActor,
  input: LeaveInput,
  { now, today }: Moment,
): Promise<LeaveRow> {
  await lockRoster(scope);
  const type = await getLeaveType(scope, input.typeId);
  const employeeId = ownRecord(actor);
  const leave = await leaveOf(scope, employeeId, input);
  const { start, end } = requireSomeTime(leave);
  if (!type.in_use) throw new AppError('leave_type_unused');
  requireNear(leave, today);
  if (await hasLeave(scope, employeeId, { start, end })) throw new AppError('leave_overlap');
  await requireAllowed(scope, type, leave);
  const details: AskedLeave & { endsAt: string } = {
    ...leave,
    typeId: type.id,
    endsAt: new Date(end).toISOString(),
  };
  const { id } = await createRequest(
    scope,
    actor,
    {
      kind: 'leave',
      state: 'waiting',
      employeeId,
      reason: input.reason || null,
      details,
      startsAt: new Date(start),
      expiresAt: null,
      shifts: [],
      parties: [{ employeeId, part: 'asker' }],
    },
    { at: now, newsOf: toldApart },
  );
  const asked = await getLeave(scope, id);
  if (!type.needs_approval) {
    await moveRequest(
      scope,
      { ...asked, state: 'waiting' },
      { to: 'done', by: actor, at: now, newsOf: toldApart },
    );
    await approveLeave(scope, actor, asked, { perShift: [], today, now });
  }
  await tellManagers(scope, actor, asked, asked.needs_approval ? 'asked' : 'away', now);
  return getLeave(scope, id);
}

/** An owner may have no record of their own. */
export function ownRecord({ employee_id }: { employee_id: string | null }): string {
  if (employee_id === null) throw new AppError('no_own_record');
  return employee_id;
}

export async function leaveOf(
  scope: TenantScope,
  employeeId: string,
  { first, last, startTime, endTime }: Omit<LeaveInput, 'typeId'>,
): Promise<Leave> {
  const zone = await findZone(scope, employeeId, first);
  return { first, last, startTime: startTime ?? null, endTime: endTime ?? null, zone };
}

function requireNear({ first, last }: Leave, today: CalendarDate): void {
  if (first < addDays(today, -LIMITS.leavePastDays)) throw new AppError('leave_too_late');
  if (last > addDays(today, LIMITS.leaveFutureDays)) throw new AppError('leave_too_early');
}

async function requireAllowed(scope: TenantScope, type: LeaveType, leave: Leave): Promise<void> {
  if (!type.needs_approval) return;
  const blocks = (await listBlackoutsIn(scope, leave)).filter(
    ({ severity }) => severity === 'block',
  );
  const [block] = blocks;
  if (!block) return;
  throw new AppError('leave_blocked', {
    sentence: `No leave can be asked for on some of these days: ${block.name}. Choose other days, or talk to your manager.`,
  });
}
