import { AppError } from '#contract/errors';
import { can } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';
import type { SubscriptionStatus } from '#contract/subscription';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import { findOwned, type Owner } from './admin-organizations.queries';

/** Changes the local status only. The payment provider's next event overrides it. */
export async function setSubscriptionStatus(
  scope: TenantScope,
  user: SessionUser,
  owner: Owner,
  status: SubscriptionStatus,
) {
  const { db, orgId } = scope;
  const before = await findOwned(db, owner, orgId);
  if (!before) throw new AppError('not_found');
  if (status !== 'canceled' && !can(user, 'run platform')) {
    throw new AppError('forbidden', {
      sentence:
        'Owners can only mark an organisation as canceled. To activate it, pay for the subscription.',
    });
  }
  if (before.subscription_status === status) return before;
  await db
    .updateTable('organizations')
    .set({ subscription_status: status })
    .where('id', '=', orgId)
    .execute();
  await audit(scope, {
    orgId,
    actorUserId: user.id,
    action: 'subscription.status_set',
    targetType: 'organization',
    targetId: orgId,
    metadata: { from: before.subscription_status, to: status },
  });
  await publish(scope, 'organization');
  return { ...before, subscription_status: status };
}
