// Paying for the subscription: the provider's pages, its events, and the built-in test mode.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { instant } from '../fields';
import { SUBSCRIPTION_STATUSES } from '../subscription';

export const openBilling = endpoint({
  method: 'POST',
  path: '/api/organization/billing',
  summary:
    "Get the address of the provider's customer portal, or of its checkout while there is no subscription",
  right: 'manage billing',
  response: z.object({ url: z.string() }),
});

export const receiveStripeEvent = endpoint({
  method: 'POST',
  path: '/api/webhooks/stripe',
  summary: 'Receive a signed event of the card provider. Each event counts once',
  right: 'use the front door',
  response: z.object({ received: z.literal(true) }),
});

const Session = z.object({ session: z.string().max(100) });

/** The checkout page of the test mode. */
export const SandboxCheckout = z.object({
  organizationName: z.string(),
  email: z.string(),
  trialDays: z.int(),
  state: z.enum(['open', 'complete']),
  successUrl: z.string(),
  cancelUrl: z.string(),
});
export type SandboxCheckout = z.infer<typeof SandboxCheckout>;

export const getSandboxCheckout = endpoint({
  method: 'GET',
  path: '/api/sandbox/checkouts/{session}',
  summary: 'Test mode: get a checkout',
  right: 'use the front door',
  params: Session,
  response: SandboxCheckout,
});

export const paySandboxCheckout = endpoint({
  method: 'POST',
  path: '/api/sandbox/checkouts/{session}/pay',
  summary: 'Test mode: pay with an accepted or a declined card',
  right: 'use the front door',
  params: Session,
  body: z.strictObject({ card: z.enum(['accepted', 'declined']) }),
  response: SandboxCheckout,
});

/** The customer portal of the test mode. */
export const SandboxPortal = z.object({
  organizationName: z.string(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  trialEnd: instant.nullable(),
  returnUrl: z.string(),
});
export type SandboxPortal = z.infer<typeof SandboxPortal>;

export const SANDBOX_ACTIONS = ['cancel', 'resume', 'end-trial', 'fail-payment', 'pay'] as const;

export const getSandboxPortal = endpoint({
  method: 'GET',
  path: '/api/sandbox/portals/{session}',
  summary: 'Test mode: get the customer portal',
  right: 'use the front door',
  params: Session,
  response: SandboxPortal,
});

export const changeSandboxSubscription = endpoint({
  method: 'POST',
  path: '/api/sandbox/portals/{session}',
  summary: 'Test mode: change the subscription as a card provider would',
  right: 'use the front door',
  params: Session,
  body: z.strictObject({ action: z.enum(SANDBOX_ACTIONS) }),
  response: SandboxPortal,
});
