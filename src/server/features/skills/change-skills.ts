import type * as api from '#contract/api/skills';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import { LIMITS } from '#contract/limits';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import { lockRecord, requireUnchanged } from '../../db/require-unchanged';
import { hasNeeds } from '../cover/cover-needs.queries';
import { touchRoster } from '../roster/touch-roster';
import * as queries from './skills.queries';

export async function createSkill(
  scope: TenantScope,
  actorUserId: string,
  input: BodyOf<typeof api.createSkill>,
): Promise<string> {
  if ((await queries.countSkills(scope)) >= LIMITS.skills) {
    throw new AppError('conflict', {
      sentence: `An organisation can have ${LIMITS.skills} skills. Delete one first.`,
    });
  }
  const id = await queries.insertSkill(scope, input);
  await record(scope, actorUserId, 'skill.created', id, input.name);
  return id;
}

export async function updateSkill(
  scope: TenantScope,
  actorUserId: string,
  id: string,
  { seen, ...input }: BodyOf<typeof api.updateSkill>,
): Promise<void> {
  await lockRecord(scope, 'skills', id);
  const skill = await queries.findSkill(scope, id);
  if (!skill) throw new AppError('not_found');
  await requireUnchanged(scope, id, skill, seen);
  await queries.updateSkill(scope, id, input);
  await record(scope, actorUserId, 'skill.updated', id, input.name);
}

/** Locks the skill, so that nobody can begin to need it while it goes. */
export async function deleteSkill(scope: TenantScope, actorUserId: string, id: string) {
  await lockRecord(scope, 'skills', id);
  const skill = await queries.findSkill(scope, id);
  if (!skill) throw new AppError('not_found');
  if (await queries.isSkillNeeded(scope, id)) throw new AppError('skill_in_use');
  await queries.deleteSkill(scope, id);
  await record(scope, actorUserId, 'skill.deleted', id, skill.name);
}

async function record(
  scope: TenantScope,
  actorUserId: string,
  action: 'skill.created' | 'skill.updated' | 'skill.deleted',
  targetId: string,
  name: string,
): Promise<void> {
  const metadata = { name };
  await audit(scope, {
    orgId: scope.orgId,
    actorUserId,
    action,
    targetType: 'skill',
    targetId,
    metadata,
  });
  await publish(scope, 'skills');
  if (await hasNeeds(scope, { withSkills: true })) await touchRoster(scope);
}
