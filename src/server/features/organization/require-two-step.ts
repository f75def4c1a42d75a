import { AppError } from '#contract/errors';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import { findSecondStep } from '../two-step/two-step.queries';
import { readOrganization } from './organization.queries';

/** Whoever requires it must have it, or they would lock themselves out by accident. */
export async function requireTwoStep(scope: TenantScope, userId: string, required: boolean) {
  const { db, orgId } = scope;
  if (required && !(await findSecondStep(scope, userId)))
    throw new AppError('own_two_step_missing');
  await db
    .updateTable('organizations')
    .set({ require_two_step: required })
    .where('id', '=', orgId)
    .execute();
  await audit(scope, {
    orgId,
    actorUserId: userId,
    action: required ? 'organization.two_step_required' : 'organization.two_step_optional',
    targetType: 'organization',
    targetId: orgId,
  });
  await publish(scope, 'organization');
  return readOrganization(db, orgId);
}
