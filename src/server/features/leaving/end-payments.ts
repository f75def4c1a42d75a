import { AppError } from '#contract/errors';
import { newDeadline } from '../../integrations/payments/payments';
import type { Parts } from '../../parts';
import { syncSubscription } from '../billing/sync-subscription';

/** Ends what the organisation pays for, and stores what the provider says of it afterwards. */
export async function endPayments(
  parts: Pick<Parts, 'database' | 'payments'>,
  orgId: string,
): Promise<void> {
  const { database, payments } = parts;
  const { payment_customer_id: customerId } = await database.readEverything((db) =>
    db
      .selectFrom('organizations')
      .select('payment_customer_id')
      .where('id', '=', orgId)
      .executeTakeFirstOrThrow(),
  );
  // The test mode can't cancel a subscription at the card provider, and it would go on unseen.
  if (customerId?.startsWith('cus_') && payments.kind === 'sandbox') {
    throw new AppError('card_customer');
  }
  const deadline = newDeadline();
  try {
    await payments.endSubscriptions({ orgId, customerId }, deadline);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'payment_unavailable') throw error;
    const sentence =
      "We can't reach the payment provider, so the subscription goes on and nothing was deleted. Try again in a moment.";
    throw new AppError('payment_unavailable', { sentence }, { cause: error });
  }
  if (customerId && payments.knows(customerId)) {
    await syncSubscription(parts, { orgId, customerId }, newDeadline());
  }
}
