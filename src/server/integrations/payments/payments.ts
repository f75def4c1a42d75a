// The payment provider that Muster needs: a real card provider, or the built-in test mode.
import { AppError } from '#contract/errors';
import type { Price, SubscriptionStatus } from '#contract/subscription';

export interface ProviderSubscription {
  status: SubscriptionStatus;
  trialEnd: Date | null;
}

export interface Checkout {
  orgId: string;
  customerId: string;
  /** 0 when the organisation has used its trial. */
  trialDays: number;
  /** The provider replaces {CHECKOUT_SESSION_ID} in it. */
  successUrl: string;
  cancelUrl: string;
}

/** Every call ends before its deadline, and throws AppError('payment_unavailable') when it fails. */
export interface Payments {
  kind: 'card' | 'sandbox';
  /** Whether this provider issued the customer id. */
  knows(customerId: string): boolean;
  /** Returns the same customer for the same organisation every time. */
  createCustomer(
    organization: { id: string; name: string; email: string },
    deadline: Deadline,
  ): Promise<string>;
  /** What a subscription costs. Null while the provider can't say. Never throws, and answers within 5 s. */
  readPrice(): Promise<Price | null>;
  startCheckout(checkout: Checkout, deadline: Deadline): Promise<string>;
  openPortal(
    portal: { orgId: string; customerId: string; returnUrl: string },
    deadline: Deadline,
  ): Promise<string>;
  /** The subscription as it is now. Null when there has never been one. */
  readSubscription(customerId: string, deadline: Deadline): Promise<ProviderSubscription | null>;
  /** Ends whatever the organisation pays for, and closes its open checkouts, so that nothing can be paid any more. */
  endSubscriptions(
    organization: { orgId: string; customerId: string | null },
    deadline: Deadline,
  ): Promise<void>;
  /** Checks the signature of an event and returns its customer. Undefined for a provider without events. */
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

/** One deadline covers all requests of a call, because a person waits for their sum. */
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
