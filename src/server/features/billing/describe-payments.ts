import { priceInFull } from '#contract/subscription';
import { agree, counted } from '#engine/counted';
import type { Parts } from '../../parts';
import { countCardCustomers } from './billing.queries';

/** Says at the start how organisations pay. `loud` when what is set can't be what the operator wants. */
export async function describePayments({
  database,
  payments,
}: Pick<Parts, 'database' | 'payments'>): Promise<{ loud: boolean; sentence: string }> {
  if (payments.kind === 'card') {
    const price = await payments.readPrice();
    return price
      ? {
          loud: false,
          sentence: `Payments: cards are charged through Stripe, ${priceInFull(price)}.`,
        }
      : {
          loud: true,
          sentence:
            'Payments: cards are charged through Stripe, but the price of STRIPE_PRICE_ID could not be read. Check it in Stripe. Until Muster can read it, its pages show no price.',
        };
  }
  const cards = await database.readEverything(countCardCustomers);
  if (cards === 0) {
    return {
      loud: false,
      sentence: 'Payments: test mode, no card is charged. Set STRIPE_SECRET_KEY to charge cards.',
    };
  }
  const who = counted(cards, 'organisation');
  return {
    loud: true,
    sentence: `Payments: test mode, but ${who} ${agree(cards, 'pays', 'pay')} by card. Set STRIPE_SECRET_KEY and start again. Until then, subscriptions go on at Stripe and Muster refuses to open billing for ${agree(cards, 'it', 'them')}.`,
  };
}
