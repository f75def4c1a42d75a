import { newDeadline } from '../../integrations/payments/payments';
import type { Parts } from '../../parts';
import { syncSubscription } from './sync-subscription';

/** Reads trials that should have ended: their event may have come while Muster was down. */
export async function readStaleSubscriptions(
  parts: Pick<Parts, 'database' | 'payments' | 'clock'>,
  onFailure: (error: unknown, orgId: string) => void,
): Promise<void> {
  const { database, payments, clock } = parts;
  const stale = await database.readEverything((db) =>
    db
      .selectFrom('organizations')
      .select(['id', 'payment_customer_id'])
      .where('subscription_status', '=', 'trialing')
      .where('trial_end', '<', new Date(clock()))
      .where('payment_customer_id', 'is not', null)
      .execute(),
  );
  for (const { id, payment_customer_id } of stale) {
    if (!payment_customer_id || !payments.knows(payment_customer_id)) continue;
    try {
      const subscriber = { orgId: id, customerId: payment_customer_id };
      await syncSubscription(parts, subscriber, newDeadline());
    } catch (error) {
      onFailure(error, id);
    }
  }
}
