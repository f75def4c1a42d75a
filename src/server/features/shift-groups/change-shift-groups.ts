// Changes shift groups and keeps their positions at 0, 1, 2 ... without gaps or duplicates.

import type * as api from '#contract/api/shift-groups';
import type { AuditAction } from '#contract/audit-actions';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import { requireUnchanged } from '../../db/require-unchanged';
import { hasNeeds } from '../cover/cover-needs.queries';
import { touchRoster } from '../roster/touch-roster';
import * as queries from './shift-groups.queries';

export interface GroupInput {
  name: string;
  color_hex?: string | null | undefined;
  position?: number | undefined;
}

type GroupChanges = BodyOf<typeof api.updateShiftGroup>;

export async function createShiftGroup(scope: TenantScope, actorUserId: string, input: GroupInput) {
  await queries.lockGroupOrder(scope);
  const ids = await queries.listGroupIds(scope);
  const id = await insertAt(scope, actorUserId, ids.length, input);
  await queries.updatePositions(scope, placed(ids, id, input.position ?? ids.length));
  return getShiftGroup(scope, id);
}

/** Adds groups at the end, in this order. Returns their ids by name. */
export async function appendShiftGroups(
  scope: TenantScope,
  actorUserId: string,
  groups: readonly Omit<GroupInput, 'position'>[],
): Promise<Map<string, string>> {
  await queries.lockGroupOrder(scope);
  const { length } = await queries.listGroupIds(scope);
  const ids = new Map<string, string>();
  for (const [index, group] of groups.entries()) {
    ids.set(group.name, await insertAt(scope, actorUserId, length + index, group));
  }
  return ids;
}

export async function updateShiftGroup(
  scope: TenantScope,
  actorUserId: string,
  id: string,
  { name, color_hex, position, seen }: GroupChanges,
) {
  await queries.lockGroupOrder(scope);
  if (seen) await requireUnchanged(scope, id, await getShiftGroup(scope, id), seen);
  const changes = color_hex === undefined ? { name } : { name, color_hex };
  if (!(await queries.updateShiftGroup(scope, id, changes))) throw new AppError('not_found');
  if (position !== undefined) {
    await queries.updatePositions(scope, placed(await queries.listGroupIds(scope), id, position));
  }
  await recordChange(scope, actorUserId, 'shift_group.updated', id, { name });
  return getShiftGroup(scope, id);
}

export async function deleteShiftGroup(scope: TenantScope, actorUserId: string, id: string) {
  await queries.lockGroupOrder(scope);
  // Its needs go with it.
  if (await hasNeeds(scope, { ofGroups: true })) await touchRoster(scope);
  const deleted = await queries.deleteShiftGroup(scope, id);
  if (!deleted) throw new AppError('not_found');
  await queries.updatePositions(scope, await queries.listGroupIds(scope));
  await recordChange(scope, actorUserId, 'shift_group.deleted', id, { name: deleted.name });
  await publish(scope, 'employees');
}

/** Takes every group of the organisation once: an outdated list must not undo a newer change. */
export async function reorderShiftGroups(scope: TenantScope, actorUserId: string, ids: string[]) {
  await queries.lockGroupOrder(scope);
  const current = await queries.listGroupIds(scope);
  if (ids.some((id) => !current.includes(id))) throw new AppError('not_found');
  if (ids.length !== current.length || new Set(ids).size !== ids.length) {
    throw new AppError('groups_changed');
  }
  return saveOrder(scope, actorUserId, ids);
}

export async function moveShiftGroup(
  scope: TenantScope,
  actorUserId: string,
  id: string,
  { beside, side }: BodyOf<typeof api.moveShiftGroup>,
) {
  await queries.lockGroupOrder(scope);
  const ids = await queries.listGroupIds(scope);
  if (!ids.includes(id) || !ids.includes(beside)) throw new AppError('not_found');
  if (id === beside) return queries.listShiftGroups(scope);
  const place = ids.filter((other) => other !== id).indexOf(beside) + (side === 'after' ? 1 : 0);
  return saveOrder(scope, actorUserId, placed(ids, id, place));
}

async function saveOrder(scope: TenantScope, actorUserId: string, ids: string[]) {
  await queries.updatePositions(scope, ids);
  await recordChange(scope, actorUserId, 'shift_groups.reordered', scope.orgId, {
    groups: ids.length,
  });
  // Employees are listed in the order of their groups.
  await publish(scope, 'employees');
  return queries.listShiftGroups(scope);
}

async function insertAt(
  scope: TenantScope,
  actorUserId: string,
  position: number,
  { name, color_hex = null }: GroupInput,
): Promise<string> {
  const id = await queries.insertShiftGroup(scope, { name, color_hex, position });
  await recordChange(scope, actorUserId, 'shift_group.created', id, { name });
  return id;
}

async function getShiftGroup(scope: TenantScope, id: string) {
  const group = (await queries.listShiftGroups(scope)).find((candidate) => candidate.id === id);
  if (!group) throw new AppError('not_found');
  return group;
}

function placed(ids: string[], id: string, position: number): string[] {
  return ids.filter((other) => other !== id).toSpliced(position, 0, id);
}

async function recordChange(
  scope: TenantScope,
  actorUserId: string,
  action: AuditAction,
  targetId: string,
  metadata: Record<string, string | number>,
): Promise<void> {
  await audit(scope, {
    orgId: scope.orgId,
    actorUserId,
    action,
    targetType: 'shift_group',
    targetId,
    metadata,
  });
  await publish(scope, 'shift-groups', [targetId]);
}
