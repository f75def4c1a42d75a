// Checks that an event comes from the card provider, and finds its customer.
import type Stripe from 'stripe';
import { z } from 'zod';
import { AppError } from '#contract/errors';
import { isStorable } from '#contract/fields';
import type { ProviderEvent } from './payments';

const TOLERANCE_SECONDS = 300;

const word = z.string().min(1).max(255).refine(isStorable);
const Event = z.object({ id: word, type: word, customerId: word.nullable() });

interface Delivery {
  body: string;
  signature: string | undefined;
  now: number;
}

export function readStripeEvent(
  stripe: Stripe,
  secrets: string[],
  { body, signature, now }: Delivery,
): ProviderEvent {
  // The SDK refuses old signatures but accepts those from the future.
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature ?? '')?.[1]);
  if (!signature || !(signedAt * 1000 - now <= TOLERANCE_SECONDS * 1000)) {
    throw new AppError('bad_signature');
  }
  for (const secret of secrets) {
    try {
      const event = stripe.webhooks.constructEvent(
        body,
        signature,
        secret,
        TOLERANCE_SECONDS,
        undefined,
        now,
      );
      return Event.parse({ id: event.id, type: event.type, customerId: customerOf(event) });
    } catch {
      // The other secret may have signed it, or it isn't an event.
    }
  }
  throw new AppError('bad_signature');
}

function customerOf(event: Stripe.Event): string | null {
  const object = event.data.object as { id?: string; object?: string; customer?: unknown };
  if (object.object === 'customer') return object.id ?? null;
  const { customer } = object;
  if (typeof customer === 'string') return customer;
  return (customer as { id?: string } | null | undefined)?.id ?? null;
}
