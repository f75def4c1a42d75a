// Ending approved leave: cancelled as a whole, or cut short by coming back early. Shifts that were removed or given away
// stay so, open ones that nobody has taken come back; the days are free to be rostered again.
import { sql } from 'kysely';
import type * as api from '#contract/api/leave';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import { type Caller, can, type Role } from '#contract/rights';
import { wholeDays } from '#engine/leave/leave';
import { addDays } from '#engine/time/dates';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { returnOpenShifts } from '../open-shifts/return-open-shifts';
import { differenceSince } from '../requests/fingerprint';
import { createRequest, moveRequest } from '../requests/move-request';
import { worldsOf } from '../requests/worlds';
import { editRoster } from '../roster/edit-roster';
import { removeStatuses } from '../roster/edit-rows';
import { lockRoster } from '../roster/revision';
import { touchRoster } from '../roster/touch-roster';
import type { LeaveActor } from './ask-leave';
import { effectsOfEnding, spanBack } from './ending-effects';
import { getLeaveType } from './leave-types';
import { askedOf, getLeave, type LeaveRow } from './leaves.queries';
import { mayDecide } from './may-decide';
import { intervalOf } from './read-touched';
import { tellAsker, tellManagers, toldApart } from './tell';

type Ender = LeaveActor & Caller;

export async function endLeave(
  scope: TenantScope,
  actor: Ender,
  id: string,
  { last, reason, fingerprint }: BodyOf<typeof api.endLeave>,
  now: Instant,
): Promise<LeaveRow> {
  await lockRoster(scope);
  const leave = await getLeave(scope, id);
  const own = leave.employee_id === actor.employee_id;
  if (!own && !can(actor, 'decide requests')) throw new AppError('not_found');
  if (leave.state !== 'done') throw new AppError('request_ended');
  if (last !== null && (last < leave.first_date || last >= leave.last_date)) refuseDay();
  if (fingerprint !== undefined) await requireSame(scope, leave, { last, fingerprint }, now);
  const decides =
    can(actor, 'decide requests') && (await mayDecide(scope, actor, leave.employee_id));
  if (decides || (own && !leave.needs_approval)) {
    await cutLeave(scope, actor, leave, last, now);
    await endAsking(scope, leave, { to: 'done', by: actor, at: now });
    const title = last === null ? 'Your leave was cancelled' : 'Your leave ends earlier';
    await tellAsker(scope, actor, leave, title, now);
    if (!decides) await tellManagers(scope, actor, leave, 'back', now);
    return getLeave(scope, id);
  }
  if (leave.end_asked) throw new AppError('leave_end_asked');
  await createRequest(
    scope,
    actor,
    {
      kind: 'leave-cancel',
      state: 'waiting',
      employeeId: leave.employee_id,
      reason: reason || null,
      details: { leaveId: id, last },
      startsAt: new Date(intervalOf(askedOf(leave)).start),
      expiresAt: null,
      shifts: [],
      parties: [{ employeeId: leave.employee_id, part: 'asker' }],
    },
    { at: now, newsOf: toldApart },
  );
  await tellManagers(scope, actor, leave, 'end', now);
  return getLeave(scope, id);
}

/** Someone's wish to end it may have changed or been withdrawn since a manager read it. */
async function requireSame(
  scope: TenantScope,
  leave: LeaveRow,
  { last, fingerprint }: { last: CalendarDate | null; fingerprint: string },
  now: Instant,
): Promise<void> {
  if (!leave.end_asked || leave.end_asked.last_date !== last) throw new AppError('request_ended');
  const [effect] = await effectsOfEnding(scope, [leave], worldsOf(scope, now), now);
  const difference = effect && differenceSince(fingerprint, effect);
  if (difference === undefined) return;
  throw new AppError('leave_changed', {
    sentence: `This leave looks different since you opened it. ${difference} Check it and decide again.`,
  });
}

/** A manager refuses to end it: the leave stays as it is. */
export async function keepLeave(
  scope: TenantScope,
  actor: LeaveActor & { role: Role | null },
  id: string,
  note: string,
  now: Instant,
): Promise<LeaveRow> {
  await lockRoster(scope);
  const leave = await getLeave(scope, id);
  if (!leave.end_asked) throw new AppError('request_ended');
  if (!(await mayDecide(scope, actor, leave.employee_id))) throw new AppError('own_request');
  await endAsking(scope, leave, { to: 'refused', by: actor, note, at: now });
  await tellAsker(scope, actor, leave, 'Your leave stays as it is', now);
  return getLeave(scope, id);
}

/** Whoever asked changes their mind, about the leave or about ending it. A colleague's is answered like one that doesn't exist. */
export async function withdrawLeave(
  scope: TenantScope,
  actor: LeaveActor,
  id: string,
  now: Instant,
): Promise<void> {
  await lockRoster(scope);
  const leave = await getLeave(scope, id);
  if (leave.employee_id !== actor.employee_id) throw new AppError('not_found');
  const step = { to: 'withdrawn', by: actor, at: now } as const;
  if (leave.end_asked) return endAsking(scope, leave, step);
  if (leave.state !== 'waiting') throw new AppError('request_ended');
  await moveRequest(scope, { ...leave, state: leave.state }, { ...step, newsOf: toldApart });
}

async function endAsking(
  scope: TenantScope,
  { end_asked }: LeaveRow,
  step: { to: 'done' | 'refused' | 'withdrawn'; by: LeaveActor; note?: string; at: Instant },
): Promise<void> {
  if (!end_asked) return;
  const { rows } = await sql<{ version: number }>`
    select version from requests where org_id = ${scope.orgId} and id = ${end_asked.id}`.execute(
    scope.db,
  );
  const request = { id: end_asked.id, state: 'waiting', version: rows[0]?.version ?? 0 } as const;
  await moveRequest(scope, request, { ...step, newsOf: toldApart });
}

async function cutLeave(
  scope: TenantScope,
  actor: LeaveActor,
  row: LeaveRow,
  last: CalendarDate | null,
  now: Instant,
): Promise<void> {
  const { db, orgId } = scope;
  const leave = askedOf(row);
  const type = await getLeaveType(scope, row.type_id);
  const from = last === null ? leave.first : addDays(last, 1);
  const days = wholeDays(leave, []).filter((date) => date >= from);
  const cut = { ...leave, last: last ?? leave.last, endTime: last === null ? leave.endTime : null };
  await db
    .updateTable('leaves')
    .set(
      last === null
        ? { cancelled_at: new Date(now), changed_at: new Date(now) }
        : {
            last_date: last,
            end_time: null,
            end_at: new Date(intervalOf(cut).end),
            changed_at: new Date(now),
          },
    )
    .where('org_id', '=', orgId)
    .where('request_id', '=', row.id)
    .execute();
  const entry = {
    action: last === null ? 'leave.cancelled' : 'leave.cut',
    targetType: 'roster',
    targetId: row.id,
    metadata: { name: row.employee_name, from: leave.first, to: last ?? leave.last },
  } as const;
  const { undo_id } = await editRoster(
    scope,
    actor,
    async (edit) => {
      const own = await listOwnStatuses(scope, row.employee_id, days, type.day_status);
      await removeStatuses(edit, own);
      await returnOpenShifts(edit, spanBack(row, last), now);
      return { result: null, auditEntry: entry };
    },
    'not asked',
  );
  if (undo_id === null) {
    await audit(scope, { ...entry, orgId, actorUserId: actor.id });
    await touchRoster(scope, { from: leave.first, to: leave.last });
  }
  await returnHours(scope, row, from);
}

/** A status that someone has changed since isn't the leave's any more. */
async function listOwnStatuses(
  { db, orgId }: TenantScope,
  employee_id: string,
  days: readonly CalendarDate[],
  status: string,
) {
  const { rows } = await sql<{ date: string }>`
    select date from day_statuses where org_id = ${orgId} and employee_id = ${employee_id}
      and status = ${status} and date = any(${days}::date[])`.execute(db);
  return rows.map(({ date }) => ({ employee_id, date }));
}

async function returnHours({ db, orgId }: TenantScope, row: LeaveRow, from: CalendarDate) {
  await sql`
    insert into leave_entries (org_id, employee_id, leave_type_id, kind, date, minutes, label, projected, request_id)
    select org_id, employee_id, leave_type_id, 'returned', date, -sum(minutes), label, projected, request_id
    from leave_entries where org_id = ${orgId} and request_id = ${row.id} and date >= ${from}
    group by org_id, employee_id, leave_type_id, date, label, projected, request_id
    having sum(minutes) <> 0`.execute(db);
}

function refuseDay(): never {
  const message = 'Choose a day within the leave, before its last one';
  throw new AppError('invalid_input', {
    fields: [{ field: 'last', message }],
    sentence: `${message}.`,
  });
}
