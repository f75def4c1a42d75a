import type { SubscriptionStatus } from '#contract/subscription';

type Words = { label: string; short: string; tone: 'good' | 'waiting' | 'bad' | 'over' };

const WORDS: Record<SubscriptionStatus, Words> = {
  active: { label: 'Active', short: 'Active', tone: 'good' },
  trialing: { label: 'Free Trial', short: 'Trial', tone: 'good' },
  past_due: { label: 'Payment Required', short: 'Past Due', tone: 'bad' },
  unpaid: { label: 'Payment Required', short: 'Unpaid', tone: 'bad' },
  canceled: { label: 'Canceled', short: 'Canceled', tone: 'over' },
  pending_activation: { label: 'Setup Required', short: 'Pending', tone: 'waiting' },
  incomplete: { label: 'Setup Required', short: 'Incomplete', tone: 'waiting' },
  incomplete_expired: { label: 'Setup Required', short: 'Expired', tone: 'over' },
};

/** How a status is called on the organisation's own page, and in lists of many. */
export function subscriptionWords(status: SubscriptionStatus): Words {
  return WORDS[status];
}
