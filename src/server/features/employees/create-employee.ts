import type * as api from '#contract/api/employees';
import { AppError } from '#contract/errors';
import { type Caller, can } from '#contract/rights';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import type { Call, Commit } from '../../http/http';
import { findIdentity } from '../../http/identity';
import type { Parts } from '../../parts';
import { hashGivenPassword, requireNotTheEmail } from '../auth/passwords';
import { shiftGroupExists } from '../shift-groups/shift-groups.queries';
import { asSeen, findEmployee, insertRecord } from './employees.queries';
import { insertEmployees } from './insert-employees';
import { inviteEmployees } from './invite-employees';
import { requireMayGrant } from './manageable-roles';

export async function createEmployee(
  { database, config }: Parts,
  { body, user, gone }: Call<typeof api.createEmployee>,
  commit: Commit<typeof api.createEmployee>,
) {
  const orgId = body.org_id ?? user.org_id;
  // The caller may have another role in the other organisation.
  const caller =
    orgId === user.org_id
      ? user
      : await database.readEverything((db) => findIdentity(db, user.id, orgId));
  if (!caller?.role || !can(caller, 'manage employees')) throw new AppError('not_found');
  requireMayGrant(caller.role, body.role);

  requireNotTheEmail('tempPassword', body.tempPassword, body.email);
  const password_hash = await hashGivenPassword(orgId, body.tempPassword, gone());
  return commit({ orgId, userId: user.id }, async ({ db }) => {
    const scope: TenantScope = { db, orgId };
    if (body.shiftGroupId) await requireGroup(scope, caller, body.shiftGroupId);
    const person = {
      name: body.name,
      email: body.email,
      phone: body.phone || null,
      role: body.role,
      shift_group_id: body.shiftGroupId ?? null,
      password_hash,
    };
    const added = await insertEmployees(scope, [person], config.publicUrl);
    const [id = ''] = added.ids;
    await audit(scope, {
      orgId,
      actorUserId: user.id,
      action: 'employee.created',
      targetType: 'employee',
      targetId: id,
      metadata: { name: body.name, role: body.role },
    });
    if (body.sendInvitation) await inviteEmployees(scope, added.withNewAccount, config.publicUrl);
    return { answer: await announce(scope, id, body.shiftGroupId) };
  });
}

/** The caller's own record: the account and the role stay as they are. */
export async function addMyself(
  scope: TenantScope,
  user: { id: string; name: string; email: string; phone: string | null },
) {
  const { id } = await insertRecord(scope, user);
  await audit(scope, {
    orgId: scope.orgId,
    actorUserId: user.id,
    action: 'employee.created',
    targetType: 'employee',
    targetId: id,
    metadata: { name: user.name },
  });
  return announce(scope, id);
}

async function requireGroup(scope: TenantScope, caller: Caller, groupId: string): Promise<void> {
  if (!can(caller, 'manage shift groups')) {
    throw new AppError('forbidden', {
      sentence: 'Only admins and owners can put people into shift groups.',
    });
  }
  if (!(await shiftGroupExists(scope, groupId))) throw new AppError('not_found');
}

async function announce(scope: TenantScope, id: string, groupId?: string) {
  await publish(scope, 'employees', [id]);
  if (groupId) await publish(scope, 'shift-groups');
  const employee = await findEmployee(scope, id);
  if (!employee) throw new Error('The new employee is missing');
  return asSeen(employee);
}
