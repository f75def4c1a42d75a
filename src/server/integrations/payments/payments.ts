// What Muster needs of whoever takes the money: a card provider, or the test mode that pretends.
import { AppError } from '#contract/errors';
import type { SubscriptionStatus } from '#contract/subscription';

export interface ProviderSubscription {
  status: SubscriptionStatus;
  trialEnd: Date | null;
}

export interface Checkout {
  orgId: string;
  customerId: string;
  /** 0: the trial has been used. */
  trialDays: number;
  /** {CHECKOUT_SESSION_ID} in it becomes the id of the checkout. */
  successUrl: string;
  cancelUrl: string;
}

/** Every call ends before the deadline, with AppError('payment_unavailable') where it did not succeed. */
export interface Payments {
  kind: 'card' | 'sandbox';
  /** Whether this provider gave out the number. */
  knows(customerId: string): boolean;
  /** The same one for the same organisation, however often it is asked. */
  createCustomer(
    organization: { id: string; name: string; email: string },
    deadline: Deadline,
  ): Promise<string>;
  startCheckout(checkout: Checkout, deadline: Deadline): Promise<string>;
  openPortal(
    portal: { orgId: string; customerId: string; returnUrl: string },
    deadline: Deadline,
  ): Promise<string>;
  /** As it is now; null while there has never been one. */
  readSubscription(customerId: string, deadline: Deadline): Promise<ProviderSubscription | null>;
  /** Who an event is about, after its signature has been checked. Undefined: there are no events. */
  readEvent?(body: string, signature: string | undefined, now: number): ProviderEvent;
}

export interface ProviderEvent {
  id: string;
  type: string;
  customerId: string | null;
}

export interface Deadline {
  msLeft(): number;
}

export const PROVIDER_TIMEOUT_MS = 5_000;

/** One for all that a call asks of the provider: a person waits for the sum of it. */
export function newDeadline(): Deadline {
  const end = performance.now() + PROVIDER_TIMEOUT_MS;
  return {
    msLeft() {
      const left = Math.ceil(end - performance.now());
      if (left <= 0) throw new AppError('payment_unavailable');
      return left;
    },
  };
}
