// What a subscription's status is called, and what it asks of a person.
import type { getInstallation } from '#contract/api/installation';
import type { Organization } from '#contract/api/organization';
import type { ResponseOf } from '#contract/endpoint';
import {
  PLAN,
  type Price,
  priceInFull,
  type SubscriptionStatus,
  trialDaysLeft,
} from '#contract/subscription';

type Payments = ResponseOf<typeof getInstallation>['payments'];

type StatusText = { label: string; short: string; tone: 'good' | 'waiting' | 'bad' | 'over' };

const STATUS_TEXTS: Record<SubscriptionStatus, StatusText> = {
  active: { label: 'Active', short: 'Active', tone: 'good' },
  trialing: { label: 'Free Trial', short: 'Trial', tone: 'good' },
  past_due: { label: 'Payment Required', short: 'Past Due', tone: 'bad' },
  unpaid: { label: 'Payment Required', short: 'Unpaid', tone: 'bad' },
  canceled: { label: 'Canceled', short: 'Canceled', tone: 'over' },
  pending_activation: { label: 'Setup Required', short: 'Pending', tone: 'waiting' },
  incomplete: { label: 'Setup Required', short: 'Incomplete', tone: 'waiting' },
  incomplete_expired: { label: 'Setup Required', short: 'Expired', tone: 'over' },
};

/** What a status is called on the organisation's own page, and in short in lists. */
export function subscriptionText(status: SubscriptionStatus): StatusText {
  return STATUS_TEXTS[status];
}

export interface SubscriptionNeed {
  problem: string;
  /** What to do, as in 'Ask Helen to …'. */
  remedy: string;
}

const START_AGAIN = 'start it again in billing';

const NEEDS: Partial<Record<SubscriptionStatus, SubscriptionNeed>> = {
  past_due: {
    problem: "The last payment didn't go through.",
    remedy: 'check the card in billing',
  },
  unpaid: { problem: 'The subscription has not been paid.', remedy: 'check the card in billing' },
  incomplete: {
    problem: 'The first payment was not completed.',
    remedy: 'complete it in billing',
  },
  incomplete_expired: {
    problem: 'The subscription was not completed in time.',
    remedy: START_AGAIN,
  },
  canceled: { problem: 'The subscription is canceled.', remedy: START_AGAIN },
};

const TRIAL_OVER = {
  problem: 'Your trial has expired.',
  remedy: 'set up the subscription in billing',
};

const NOT_STARTED = {
  problem: 'The subscription has not been set up yet.',
  remedy: 'start the free trial',
};

/** '14 days free, then $29 AUD per month.' */
export function trialOfferText(price: Price): string {
  return `${PLAN.trialDays} days free, then ${priceInFull(price)}.`;
}

/** What the button to the payment provider says. Nothing can be managed before it is set up. */
export function billingLabel({
  subscription_status,
  trial_end,
}: Pick<Organization, 'subscription_status' | 'trial_end'>): string {
  return subscription_status === 'pending_activation' && trial_end === null
    ? 'Start Free Trial'
    : 'Manage Billing';
}

export function isTrialOver(
  { subscription_status, trial_end }: Pick<Organization, 'subscription_status' | 'trial_end'>,
  now: number,
): boolean {
  return (
    subscription_status === 'trialing' && trial_end !== null && trialDaysLeft(trial_end, now) === 0
  );
}

/** Undefined while all is well. In test mode, where no card is charged, nobody needs to start a subscription. */
export function subscriptionNeed(
  organization: Pick<Organization, 'subscription_status' | 'trial_end'>,
  payments: Payments,
  now: number,
): SubscriptionNeed | undefined {
  const { subscription_status } = organization;
  if (isTrialOver(organization, now)) return TRIAL_OVER;
  if (subscription_status === 'pending_activation' && payments === 'card') return NOT_STARTED;
  return NEEDS[subscription_status];
}

/** 'Check the card in billing.', or 'Ask Helen to check the card in billing.' */
export function remedyText({ remedy }: SubscriptionNeed, personToAsk: string | undefined): string {
  if (personToAsk) return `Ask ${personToAsk} to ${remedy}.`;
  return `${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}.`;
}
