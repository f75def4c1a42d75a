// Copies the subscription from the payment provider. The content of an event is never trusted.
import { PLAN } from '#contract/subscription';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import { passFaultPoint } from '../../fault-points';
import type {
  Deadline,
  ProviderEvent,
  ProviderSubscription,
} from '../../integrations/payments/payments';
import type { Parts } from '../../parts';
import { lockSubscription, readClock, takeEvent } from './billing.queries';

interface Subscriber {
  orgId: string;
  customerId: string;
}

export async function syncSubscription(
  { database, payments }: Pick<Parts, 'database' | 'payments'>,
  { orgId, customerId }: Subscriber,
  deadline: Deadline,
  event?: ProviderEvent,
): Promise<ProviderSubscription | null> {
  const readAt = await database.readEverything(readClock);
  const subscription = await payments.readSubscription(customerId, deadline);
  await database.transact({ orgId }, async (db) => {
    if (event && !(await takeEvent(db, event))) return;
    if (import.meta.env.MODE === 'faults') passFaultPoint('during-webhook-store');
    if (subscription) await store({ db, orgId }, subscription, readAt);
    if (import.meta.env.MODE === 'faults') passFaultPoint('during-webhook-store');
  });
  return subscription;
}

/** Of two readings at the same time, the one that started later is at least as new. */
async function store(
  scope: TenantScope,
  { status, trialEnd }: ProviderSubscription,
  readAt: Date,
): Promise<void> {
  const { db, orgId } = scope;
  const before = await lockSubscription(scope);
  if (!before || (before.subscription_read_at && before.subscription_read_at >= readAt)) return;
  await db
    .updateTable('organizations')
    .set({
      subscription_status: status,
      subscription_plan: PLAN.name,
      trial_end: trialEnd ?? before.trial_end,
      subscription_read_at: readAt,
    })
    .where('id', '=', orgId)
    .execute();
  if (before.status === status) return;
  await audit(scope, {
    orgId,
    actorUserId: null,
    action: 'subscription.changed',
    targetType: 'organization',
    targetId: orgId,
    metadata: { from: before.status, to: status },
  });
  await publish(scope, 'organization');
}
