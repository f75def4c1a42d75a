// Deciding leave: what whoever decides is shown, and the decision itself.
import { createHash } from 'node:crypto';
import type * as api from '#contract/api/leave';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import type { Role } from '#contract/rights';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { moveRequest } from '../requests/move-request';
import { lockRoster } from '../roster/revision';
import { approveLeave } from './approve-leave';
import type { LeaveActor } from './ask-leave';
import { getLeaveType } from './leave-types';
import {
  askedOf,
  countRefusals,
  getLeave,
  type LeaveRow,
  listClashes,
  listWaitingLeave,
} from './leaves.queries';
import { mayDecide } from './may-decide';
import { previewLeave } from './preview-leave';
import { tellAsker, toldApart } from './tell';

interface Moment {
  now: Instant;
  today: CalendarDate;
}

export async function listToDecide(
  scope: TenantScope,
  actor: LeaveActor & { role: Role | null },
  today: CalendarDate,
): Promise<api.LeaveToDecide[]> {
  const waiting = await listWaitingLeave(scope);
  const shown: api.LeaveToDecide[] = [];
  for (const row of waiting) {
    shown.push({
      ...row,
      ...(await effectOf(scope, row, today)),
      clashes: await listClashes(scope, row),
      refusals: await countRefusals(scope, row.employee_id),
      may_decide: await mayDecide(scope, actor, row.employee_id),
    });
  }
  return shown;
}

/** The fingerprint covers the request and each shift that is decided with it. */
async function effectOf(scope: TenantScope, row: LeaveRow, today: CalendarDate) {
  const type = await getLeaveType(scope, row.type_id);
  const question = { employeeId: row.employee_id, type, leave: askedOf(row), today, drafts: true };
  const preview = await previewLeave(scope, question);
  const facts = JSON.stringify([row.id, row.version, preview.shifts]);
  const fingerprint = createHash('sha256').update(facts).digest('base64url').slice(0, 22);
  return { preview, fingerprint };
}

export async function decideLeave(
  scope: TenantScope,
  actor: LeaveActor & { role: Role | null },
  id: string,
  { decision, note, perShift, fingerprint, override }: BodyOf<typeof api.decideLeave>,
  { now, today }: Moment,
): Promise<LeaveRow> {
  await lockRoster(scope);
  const row = await getLeave(scope, id);
  if (!(await mayDecide(scope, actor, row.employee_id))) throw new AppError('own_request');
  if (row.state !== 'waiting') throw new AppError('request_ended');
  const step = { by: actor, note: note || null, at: now, newsOf: toldApart };
  const request = { ...row, state: row.state };
  if (decision === 'refuse') {
    await moveRequest(scope, request, { ...step, to: 'refused' });
    await tellAsker(scope, actor, row, 'Your leave was refused', now);
    return getLeave(scope, id);
  }
  const current = await effectOf(scope, row, today);
  if (current.fingerprint !== fingerprint) throw new AppError('leave_changed');
  await moveRequest(scope, request, { ...step, to: 'done' });
  await approveLeave(scope, actor, row, { perShift, today, now, override });
  await tellAsker(scope, actor, row, 'Your leave was approved', now);
  return getLeave(scope, id);
}
