import type Stripe from 'stripe';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '#contract/subscription';
import type { ProviderSubscription } from './payments';

/** The one that counts where a customer has had several: the most alive, then the newest. */
const MOST_ALIVE_FIRST: string[] = [
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
    (one, other) => rankOf(one) - rankOf(other) || other.created - one.created,
  );
  if (!current) return null;
  return {
    status: statusOf(current.status),
    trialEnd: current.trial_end === null ? null : new Date(current.trial_end * 1000),
  };
}

function rankOf({ status }: StripeSubscription): number {
  const rank = MOST_ALIVE_FIRST.indexOf(status);
  return rank === -1 ? MOST_ALIVE_FIRST.length : rank;
}

/** A trial that ended without a card is paused there; that, and whatever they may think up, is not paid. */
function statusOf(status: string): SubscriptionStatus {
  const known = SUBSCRIPTION_STATUSES.find((each) => each === status);
  return known && known !== 'pending_activation' ? known : 'unpaid';
}
