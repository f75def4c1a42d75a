import { AppError } from '#contract/errors';
import { isLive, PLAN } from '#contract/subscription';
import { type Deadline, newDeadline } from '../../integrations/payments/payments';
import type { Parts } from '../../parts';
import { findBillingDetails, updateCustomer } from './billing.queries';
import { syncSubscription } from './sync-subscription';

export interface Billing {
  customerId: string;
  live: boolean;
  trialUsed: boolean;
}

/** Finds or creates the organisation's customer at the provider. Retries never create a second one. */
export async function prepareBilling(
  parts: Parts,
  orgId: string,
  deadline: Deadline,
): Promise<Billing> {
  const { database, payments } = parts;
  const details = await database.readEverything((db) => findBillingDetails(db, orgId));
  if (!details) throw new AppError('not_found');
  // Nobody should pay for an organisation that is about to go.
  if (details.deletes_at) throw new AppError('being_deleted');
  const known = details.payment_customer_id;
  if (known && payments.knows(known)) {
    const subscription = await syncSubscription(parts, { orgId, customerId: known }, deadline);
    return {
      customerId: known,
      live: subscription !== null && isLive(subscription.status),
      trialUsed: details.trial_end !== null,
    };
  }
  // A replaced card customer would leave a running subscription that nobody can find or cancel.
  if (known && payments.kind === 'sandbox') throw new AppError('card_customer');
  const ownCustomer = await payments.createCustomer(details, deadline);
  // Saved before anything can be paid: an event about this customer must find its organisation.
  const customerId = await database.transact({ orgId }, (db) =>
    updateCustomer({ db, orgId }, ownCustomer),
  );
  return { customerId, live: false, trialUsed: details.trial_end !== null };
}

export async function startCheckout(
  parts: Parts,
  orgId: string,
  paths: { success: string; cancel: string },
): Promise<string> {
  const deadline = newDeadline();
  const billing = await prepareBilling(parts, orgId, deadline);
  if (billing.live) throw new AppError('already_subscribed');
  return openCheckout(parts, orgId, billing, paths, deadline);
}

export function openCheckout(
  { payments, config }: Parts,
  orgId: string,
  { customerId, trialUsed }: Billing,
  paths: { success: string; cancel: string },
  deadline: Deadline,
): Promise<string> {
  const address = (path: string) => `${config.publicUrl.origin}${path}`;
  return payments.startCheckout(
    {
      orgId,
      customerId,
      trialDays: trialUsed ? 0 : PLAN.trialDays,
      successUrl: address(paths.success),
      cancelUrl: address(paths.cancel),
    },
    deadline,
  );
}
