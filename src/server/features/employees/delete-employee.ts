import type * as api from '#contract/api/employees';
import { AppError } from '#contract/errors';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import type { Call, Commit } from '../../http/http';
import type { Parts } from '../../parts';
import { announceChange } from '../roster/announce-change';
import { nextRevision } from '../roster/revision';
import {
  countOwners,
  deleteFutureOf,
  deleteUser,
  endEmployment,
  findEmployee,
} from './employees.queries';
import { requireMayManage } from './manageable-roles';
import { hasSharedAccount } from './shared-account';

export async function deleteEmployee(
  { database }: Parts,
  { params, user }: Call<typeof api.deleteEmployee>,
  commit: Commit<typeof api.deleteEmployee>,
) {
  const shared = await hasSharedAccount(database, user.org_id, params.id);
  return commit({ orgId: user.org_id, userId: user.id }, async ({ db }) => {
    const scope: TenantScope = { db, orgId: user.org_id };
    const employee = await findEmployee(scope, params.id);
    if (!employee) throw new AppError('not_found');
    if (employee.user_id === user.id) throw new AppError('own_record');
    requireMayManage(user.role, employee.role);
    if (employee.role === 'owner' && (await countOwners(scope)) === 1) {
      throw new AppError('last_owner');
    }
    const revision = await nextRevision(scope);
    const gone = await deleteFutureOf(scope, employee.id);
    await endEmployment(scope, employee);
    // An account without any organisation would only block its email address.
    if (employee.user_id && !shared) await deleteUser(scope, employee.user_id);
    await audit(scope, {
      orgId: user.org_id,
      actorUserId: user.id,
      action: 'employee.deleted',
      targetType: 'employee',
      targetId: employee.id,
      metadata: { name: employee.name, future_shifts_removed: gone.byShifts.length },
    });
    await publish(scope, 'employees', [employee.id]);
    await publish(scope, 'shift-groups');
    await announceChange({ ...scope, revision, touched: gone });
    return { answer: undefined };
  });
}
