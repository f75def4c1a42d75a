import { AppError } from '#contract/errors';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import { hasNeeds } from '../cover/cover-needs.queries';
import { touchRoster } from '../roster/touch-roster';
import * as queries from './shift-groups.queries';

export async function assignEmployee(
  scope: TenantScope,
  actorUserId: string,
  groupId: string,
  employeeId: string,
): Promise<void> {
  const [employee, groupExists] = [
    await queries.findGroupOfEmployee(scope, employeeId),
    await queries.shiftGroupExists(scope, groupId),
  ];
  if (!employee || !groupExists) throw new AppError('not_found');
  await moveEmployee(scope, actorUserId, employeeId, employee.shift_group_id, groupId);
}

/** An employee who is in another group by now stays there. */
export async function unassignEmployee(
  scope: TenantScope,
  actorUserId: string,
  groupId: string,
  employeeId: string,
): Promise<void> {
  const employee = await queries.findGroupOfEmployee(scope, employeeId);
  if (!employee || !(await queries.shiftGroupExists(scope, groupId))) {
    throw new AppError('not_found');
  }
  if (employee.shift_group_id !== groupId) return;
  await moveEmployee(scope, actorUserId, employeeId, groupId, null);
}

export async function moveEmployees(
  scope: TenantScope,
  actorUserId: string,
  moves: { employeeId: string; groupId: string | null }[],
): Promise<{ moved: number }> {
  for (const groupId of new Set(moves.map((move) => move.groupId))) {
    if (groupId && !(await queries.shiftGroupExists(scope, groupId)))
      throw new AppError('not_found');
  }
  let moved = 0;
  for (const { employeeId, groupId } of moves) {
    const employee = await queries.findGroupOfEmployee(scope, employeeId);
    if (!employee) throw new AppError('not_found');
    if (employee.shift_group_id === groupId) continue;
    await moveEmployee(scope, actorUserId, employeeId, employee.shift_group_id, groupId);
    moved += 1;
  }
  return { moved };
}

/** Editing an employee uses it too. */
export async function moveEmployee(
  scope: TenantScope,
  actorUserId: string,
  employeeId: string,
  from: string | null,
  to: string | null,
): Promise<void> {
  if (from === to) return;
  if (await hasNeeds(scope, { ofGroups: true })) await touchRoster(scope);
  await queries.updateGroupOfEmployee(scope, employeeId, to);
  await audit(scope, {
    orgId: scope.orgId,
    actorUserId,
    action: to ? 'employee.assigned' : 'employee.unassigned',
    targetType: 'employee',
    targetId: employeeId,
    metadata: { shift_group: to ?? from },
  });
  await publish(scope, 'employees', [employeeId]);
  await publish(scope, 'shift-groups');
}
