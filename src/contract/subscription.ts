// Subscription statuses, and the price of the plan.

export const SUBSCRIPTION_STATUSES = [
  'trialing',
  'active',
  'past_due',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'unpaid',
  'pending_activation',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Statuses of a running subscription. A second one beside it would be paid twice. */
const LIVE: readonly SubscriptionStatus[] = ['trialing', 'active', 'past_due', 'unpaid'];
export function isLive(status: SubscriptionStatus): boolean {
  return LIVE.includes(status);
}

export const PLAN = {
  name: 'Pro',
  dollarsPerMonth: 29,
  trialDays: 14,
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days until the end of the trial, rounded up, never below 0. */
export function trialDaysLeft(trialEnd: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(trialEnd) - now) / DAY_MS));
}
