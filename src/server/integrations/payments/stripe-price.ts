import type Stripe from 'stripe';
import { PRICE_INTERVALS, type Price } from '#contract/subscription';
import { PROVIDER_TIMEOUT_MS } from './payments';

/** While the provider is down, every visitor would wait for it: after a failure nobody asks for a minute. */
const PAUSE_MS = 60_000;

/** Reads the price once, and keeps it until the next start. Prices can't be changed at the provider, only replaced. */
export function createPriceReader(stripe: Stripe, priceId: string): () => Promise<Price | null> {
  let reading: Promise<Price | null> | undefined;
  let again = 0;
  return async () => {
    if (performance.now() >= again) {
      again = Number.POSITIVE_INFINITY;
      reading = read(stripe, priceId).catch(() => {
        again = performance.now() + PAUSE_MS;
        return null;
      });
    }
    return (await reading) ?? null;
  };
}

async function read(stripe: Stripe, priceId: string): Promise<Price | null> {
  const price = await stripe.prices.retrieve(priceId, {}, { timeout: PROVIDER_TIMEOUT_MS });
  const { unit_amount: cents, recurring } = price;
  // A price in tiers has no single amount to show.
  const interval = PRICE_INTERVALS.find((known) => known === recurring?.interval);
  if (cents === null || !recurring || !interval) return null;
  const currency = price.currency.toUpperCase();
  return {
    amount: cents / 10 ** decimalsOf(currency),
    currency,
    interval,
    intervalCount: recurring.interval_count,
  };
}

/** Dollars have cents, yen have nothing smaller. */
function decimalsOf(currency: string): number {
  const format = new Intl.NumberFormat('en-AU', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
