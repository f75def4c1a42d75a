import { counted } from '#engine/counted';
import type { Parts } from '../../parts';
import { countCardCustomers } from './billing.queries';

/** Says at the start how organisations pay. `loud` when what is set can't be what the operator wants. */
export async function describePayments({
  database,
  payments,
}: Pick<Parts, 'database' | 'payments'>): Promise<{ loud: boolean; sentence: string }> {
  if (payments.kind === 'card') {
    return { loud: false, sentence: 'Payments: cards are charged through Stripe.' };
  }
  const cards = await database.readEverything(countCardCustomers);
  if (cards === 0) {
    return {
      loud: false,
      sentence: 'Payments: test mode, no card is charged. Set STRIPE_SECRET_KEY to charge cards.',
    };
  }
  const who = counted(cards, 'organisation pays', 'organisations pay');
  return {
    loud: true,
    sentence: `Payments: test mode, although ${who} by card. Their subscriptions go on, and Muster refuses to open their billing. Set STRIPE_SECRET_KEY and start again.`,
  };
}
