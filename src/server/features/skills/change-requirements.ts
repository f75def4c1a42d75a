import type { RequirementInput } from '#contract/api/skills';
import { AppError } from '#contract/errors';
import { LIMITS } from '#contract/limits';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import * as queries from './requirements.queries';

export async function createRequirement(
  scope: TenantScope,
  actorUserId: string,
  input: RequirementInput,
) {
  const { values, skills } = await readRequirement(scope, input);
  if ((await queries.countRequirements(scope)) >= LIMITS.skillRequirements) {
    throw new AppError('conflict', {
      sentence: `An organisation can have ${LIMITS.skillRequirements} requirements. Delete one first.`,
    });
  }
  const id = await queries.insertRequirement(scope, values);
  await record(scope, actorUserId, 'skill_requirement.created', id, skills);
  return { id, ...values };
}

export async function updateRequirement(
  scope: TenantScope,
  actorUserId: string,
  id: string,
  input: RequirementInput,
) {
  const { values, skills } = await readRequirement(scope, input);
  if (!(await queries.updateRequirement(scope, id, values))) throw new AppError('not_found');
  await record(scope, actorUserId, 'skill_requirement.updated', id, skills);
  return { id, ...values };
}

export async function deleteRequirement(scope: TenantScope, actorUserId: string, id: string) {
  if (!(await queries.deleteRequirement(scope, id))) throw new AppError('not_found');
  await record(scope, actorUserId, 'skill_requirement.deleted', id, []);
}

/** Answers 404 where the site or a skill isn't there. Keeps the skills until the transaction ends. */
export async function readRequirement(scope: TenantScope, input: RequirementInput) {
  const ids = [...new Set([...input.all_of, ...input.any_of])];
  const skills = await queries.lockSkills(scope, ids);
  if (skills.length !== ids.length) throw new AppError('not_found');
  if (input.location_id && !(await queries.findSite(scope, input.location_id))) {
    throw new AppError('not_found');
  }
  const values = {
    ...input,
    role_label: input.role_label || null,
    template_code: input.template_code || null,
  };
  return { values, skills };
}

async function record(
  scope: TenantScope,
  actorUserId: string,
  action: `skill_requirement.${'created' | 'updated' | 'deleted'}`,
  targetId: string,
  skills: { name: string }[],
): Promise<void> {
  await audit(scope, {
    orgId: scope.orgId,
    actorUserId,
    action,
    targetType: 'skill_requirement',
    targetId,
    metadata: { skills: skills.map(({ name }) => name).join(', ') },
  });
  await publish(scope, 'skills');
}
