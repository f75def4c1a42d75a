import type Stripe from 'stripe';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '#contract/subscription';
import type { ProviderSubscription } from './payments';

/** Among several subscriptions of a customer, the first status here counts, then the newest. */
const STATUS_ORDER: string[] = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'canceled',
  'incomplete_expired',
];

type StripeSubscription = Pick<Stripe.Subscription, 'status' | 'created' | 'trial_end'>;

export function currentSubscription(all: StripeSubscription[]): ProviderSubscription | null {
  const [current] = all.toSorted(
    (one, other) => orderOf(one) - orderOf(other) || other.created - one.created,
  );
  if (!current) return null;
  return {
    status: statusOf(current.status),
    trialEnd: current.trial_end === null ? null : new Date(current.trial_end * 1000),
  };
}

function orderOf({ status }: StripeSubscription): number {
  const order = STATUS_ORDER.indexOf(status);
  return order === -1 ? STATUS_ORDER.length : order;
}

/** Treats 'paused' (a trial that ended without a card) and statuses we don't know as unpaid. */
function statusOf(status: string): SubscriptionStatus {
  const known = SUBSCRIPTION_STATUSES.find((each) => each === status);
  return known && known !== 'pending_activation' ? known : 'unpaid';
}
