import type * as api from '#contract/api/employees';
import { AppError } from '#contract/errors';
import { can } from '#contract/rights';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import { lockRecord, requireUnchanged } from '../../db/require-unchanged';
import type { Call, Commit } from '../../http/http';
import type { Parts } from '../../parts';
import { hashGivenPassword, requireNotTheEmail } from '../auth/passwords';
import { moveEmployee } from '../shift-groups/assign-employee';
import { shiftGroupExists } from '../shift-groups/shift-groups.queries';
import {
  asSeen,
  countOwners,
  type EmployeeRow,
  findEmployee,
  updateEmployeeRecord,
  updateInvitedRole,
  updateRole,
  updateTemporaryPassword,
} from './employees.queries';
import { requireMayGrant, requireMayManage } from './manageable-roles';
import { hasSharedAccount } from './shared-account';

type UpdateCall = Call<typeof api.updateEmployee>;

export async function updateEmployee(
  { database }: Parts,
  call: UpdateCall,
  commit: Commit<typeof api.updateEmployee>,
) {
  const { params, body, user, gone } = call;
  if (body.tempPassword) requireNotTheEmail('tempPassword', body.tempPassword, body.email);
  const passwordHash = body.tempPassword
    ? await hashGivenPassword(user.org_id, body.tempPassword, gone())
    : undefined;
  const shared = await hasSharedAccount(database, user.org_id, params.id);
  return commit({ orgId: user.org_id, userId: user.id }, async ({ db }) => {
    const scope: TenantScope = { db, orgId: user.org_id };
    await lockRecord(scope, 'employees', params.id);
    const employee = await findEmployee(scope, params.id);
    if (!employee) throw new AppError('not_found');
    requireMayManage(user.role, employee.role);
    requireMayGrant(user.role, body.role);
    await requireUnchanged(
      scope,
      employee.id,
      { ...employee, shiftGroupId: employee.shift_group?.id ?? null },
      body.seen,
    );
    if (shared && touchesAccount(employee, call)) throw new AppError('shared_account');

    await updateEmployeeRecord(scope, employee, {
      name: body.name,
      email: body.email,
      phone: body.phone || null,
    });
    await changeRole(scope, employee, body.role);
    await changeGroup(scope, employee, call);
    if (passwordHash && employee.user_id) {
      await updateTemporaryPassword(scope, employee.user_id, passwordHash);
    }
    await audit(scope, {
      orgId: user.org_id,
      actorUserId: user.id,
      action: 'employee.updated',
      targetType: 'employee',
      targetId: employee.id,
      metadata: { name: body.name, role: body.role, new_password: passwordHash !== undefined },
    });
    await publish(scope, 'employees', [employee.id]);
    const updated = await findEmployee(scope, employee.id);
    if (!updated) throw new AppError('not_found');
    return { answer: asSeen(updated) };
  });
}

function touchesAccount(employee: EmployeeRow, { body }: UpdateCall): boolean {
  return body.email !== employee.email || body.tempPassword !== undefined;
}

async function changeRole(scope: TenantScope, employee: EmployeeRow, role: EmployeeRow['role']) {
  if (role === employee.role) return;
  if (!employee.user_id) return updateInvitedRole(scope, employee.id, role);
  if (employee.role === 'owner' && (await countOwners(scope)) === 1) {
    throw new AppError('last_owner');
  }
  await updateRole(scope, employee.user_id, role);
}

async function changeGroup(scope: TenantScope, employee: EmployeeRow, { body, user }: UpdateCall) {
  if (body.shiftGroupId === undefined) return;
  const from = employee.shift_group?.id ?? null;
  const to = body.shiftGroupId || null;
  if (from === to) return;
  if (!can(user, 'manage shift groups')) {
    throw new AppError('forbidden', {
      sentence: 'Only admins and owners can move people between shift groups.',
    });
  }
  if (to && !(await shiftGroupExists(scope, to))) throw new AppError('not_found');
  await moveEmployee(scope, user.id, employee.id, from, to);
}
