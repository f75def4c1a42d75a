import { sql } from 'kysely';
import { AppError } from '#contract/errors';
import { counted } from '#engine/counted';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import { greeting } from '../../integrations/mail/greeting';
import { enqueueMail } from '../../jobs/enqueue-mail';
import { countOwners, deleteFutureOf, endMembership } from '../employees/employees.queries';
import { endRequestsOf } from '../requests/follow-changes';
import { announceChange } from '../roster/announce-change';
import { nextRevision } from '../roster/revision';

/** A person leaves: past shifts keep the name, future ones go, and those who roster are told. */
export async function endOwnMembership(
  scope: TenantScope,
  user: { id: string; name: string },
): Promise<void> {
  const { db, orgId } = scope;
  await requireAnotherOwner(scope, user.id);
  const revision = await nextRevision(scope);
  const employee = await db
    .updateTable('employees')
    .set({ deleted_at: sql`now()`, user_id: null, shift_group_id: null, email: '', phone: null })
    .where('org_id', '=', orgId)
    .where('user_id', '=', user.id)
    .returning(['id', 'name'])
    .executeTakeFirst();
  const gone = await deleteFutureOf(scope, employee ? [employee.id] : []);
  await endRequestsOf(scope, employee ? [employee.id] : []);
  await endMembership(scope, user.id);
  await audit(scope, {
    orgId,
    actorUserId: user.id,
    action: 'employee.left',
    targetType: employee ? 'employee' : 'user',
    targetId: employee?.id ?? user.id,
    metadata: { name: employee?.name ?? user.name, future_shifts_removed: gone.shifts.length },
  });
  await announceChange({
    ...scope,
    actor: user,
    revision,
    before: gone,
    after: { shifts: [] },
    touched: {
      byShifts: gone.shifts.map(({ employee_id, local_date }) => ({
        employee_id,
        date: local_date,
      })),
      byStatuses: gone.statuses,
    },
  });
  await publish(scope, 'employees');
  await publish(scope, 'shift-groups');
  await tellManagers(scope, employee?.name ?? user.name, gone.shifts.length);
}

async function requireAnotherOwner(scope: TenantScope, userId: string): Promise<void> {
  const { db, orgId } = scope;
  const membership = await db
    .selectFrom('memberships as m')
    .innerJoin('organizations as o', 'o.id', 'm.org_id')
    .select(['m.role', 'o.name', 'o.deletes_at'])
    .where('m.org_id', '=', orgId)
    .where('m.user_id', '=', userId)
    .executeTakeFirst();
  if (!membership) throw new AppError('not_found');
  const { role, name, deletes_at } = membership;
  if (role !== 'owner' || (await countOwners(scope)) > 1) return;
  throw new AppError('last_owner', {
    sentence: deletes_at
      ? `You are the only owner of ${name}, which is being deleted. Your account goes with it, unless it belongs to another organisation.`
      : `You are the only owner of ${name}. Make someone else an owner, or delete the organisation first.`,
  });
}

async function tellManagers(scope: TenantScope, name: string, shifts: number): Promise<void> {
  const { db, orgId } = scope;
  const managers = await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('organizations as o', 'o.id', 'm.org_id')
    .select(['u.name', 'u.email', 'o.name as org_name'])
    .where('m.org_id', '=', orgId)
    .where('m.role', '<>', 'employee')
    .execute();
  const removed =
    shifts === 0
      ? 'There were no future shifts.'
      : `${counted(shifts, 'future shift was', 'future shifts were')} removed from the roster. Check whether someone else needs to work.`;
  for (const manager of managers) {
    await enqueueMail(scope, {
      to: manager.email,
      subject: `${name} has left ${manager.org_name}`,
      text: `${greeting(manager.name)}

${name} has left ${manager.org_name}. ${removed} Past shifts keep the name.
`,
    });
  }
}
