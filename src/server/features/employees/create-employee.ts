import type * as api from '#contract/api/employees';
import { AppError } from '#contract/errors';
import { can } from '#contract/rights';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import type { Call, Commit } from '../../http/http';
import { findIdentity } from '../../http/identity';
import type { Parts } from '../../parts';
import { hashPassword } from '../auth/passwords';
import { findEmployee, insertEmployees } from './employees.queries';
import { inviteEmployees } from './invite-employees';
import { requireMayGrant } from './manageable-roles';

export async function createEmployee(
  { database, config }: Parts,
  { body, user }: Call<typeof api.createEmployee>,
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

  const password_hash = await hashPassword(body.tempPassword);
  return commit({ orgId, userId: user.id }, async ({ db }) => {
    const scope: TenantScope = { db, orgId };
    const [id = ''] = await insertEmployees(scope, [
      {
        name: body.name,
        email: body.email,
        phone: body.phone || null,
        role: body.role,
        shift_group_id: null,
        password_hash,
      },
    ]);
    await audit(scope, {
      orgId,
      actorUserId: user.id,
      action: 'employee.created',
      targetType: 'employee',
      targetId: id,
      metadata: { name: body.name, role: body.role },
    });
    if (body.sendInvitation) await inviteEmployees(scope, [id], config.publicUrl);
    await publish(scope, 'employees', [id]);
    const employee = await findEmployee(scope, id);
    if (!employee) throw new Error('The new employee is missing');
    return { answer: employee };
  });
}
