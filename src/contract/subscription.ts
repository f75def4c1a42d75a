// Subscription statuses, and the price of the plan.
import { agree, counted } from '#engine/counted';

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

export const PRICE_INTERVALS = ['day', 'week', 'month', 'year'] as const;

export interface Price {
  /** In whole units of the currency: 29 or 348.5. */
  amount: number;
  /** 'AUD' */
  currency: string;
  interval: (typeof PRICE_INTERVALS)[number];
  intervalCount: number;
}

/** The price unless the operator has set another one. */
export const PLAN_PRICE: Price = {
  amount: PLAN.dollarsPerMonth,
  currency: 'AUD',
  interval: 'month',
  intervalCount: 1,
};

/** '$29' or '$348.50'. The currency is named beside it: many countries have dollars. */
export function amountText({ amount, currency }: Pick<Price, 'amount' | 'currency'>): string {
  return new Intl.NumberFormat('en-AU', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(Number.isInteger(amount) && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  }).format(amount);
}

/** 'per month' or 'every 3 months' */
export function intervalText({ interval, intervalCount }: Price): string {
  return agree(intervalCount, `per ${interval}`, `every ${counted(intervalCount, interval)}`);
}

/** '$29 AUD per month' */
export function priceInFull(price: Price): string {
  return `${amountText(price)} ${price.currency} ${intervalText(price)}`;
}

const MONTHS = { day: 12 / 365, week: 12 / 52, month: 1, year: 12 };

/** What one subscription brings in a month, to the cent. */
export function monthlyAmount({ amount, interval, intervalCount }: Price): number {
  return Math.round((amount / (MONTHS[interval] * intervalCount)) * 100) / 100;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days until the end of the trial, rounded up, never below 0. */
export function trialDaysLeft(trialEnd: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(trialEnd) - now) / DAY_MS));
}
