// The card provider through its SDK: hosted checkout, customer portal, subscriptions, signed events.
import Stripe from 'stripe';
import { AppError } from '#contract/errors';
import { isLive, PLAN, PLAN_PRICE } from '#contract/subscription';
import type { StripeConfig } from '../../config';
import type { Checkout, Deadline, Payments } from './payments';
import { readStripeEvent } from './stripe-events';
import { createPriceReader } from './stripe-price';
import { currentSubscription } from './stripe-subscriptions';

export function createStripePayments(config: StripeConfig): Payments {
  const stripe = new Stripe(config.secretKey, {
    // A person is waiting and can press the button again, so retries would only make them wait longer.
    maxNetworkRetries: 0,
    telemetry: false,
    ...addressOf(config.apiUrl),
  });

  return {
    kind: 'card',
    knows: (customerId) => customerId.startsWith('cus_'),

    createCustomer: ({ id, name, email }, deadline) =>
      ask(async () => {
        const existing = await findCustomer(stripe, id, deadline);
        if (existing) return existing;
        const customer = await stripe.customers.create(
          { name, email, metadata: { muster_organization: id } },
          { ...timeoutBy(deadline), idempotencyKey: `muster customer ${id}` },
        );
        return customer.id;
      }),

    readPrice: config.priceId ? createPriceReader(stripe, config.priceId) : async () => PLAN_PRICE,

    startCheckout: (checkout, deadline) =>
      ask(async () => {
        await expireOpenCheckouts(stripe, checkout.customerId, deadline);
        const session = await stripe.checkout.sessions.create(
          checkoutParameters(checkout, config.priceId),
          timeoutBy(deadline),
        );
        if (!session.url) throw new Error('The checkout has no address');
        return session.url;
      }),

    openPortal: ({ customerId, returnUrl }, deadline) =>
      ask(async () => {
        const session = await stripe.billingPortal.sessions.create(
          { customer: customerId, return_url: returnUrl },
          timeoutBy(deadline),
        );
        return session.url;
      }),

    readSubscription: (customerId, deadline) =>
      ask(async () => {
        const { data } = await stripe.subscriptions.list(
          { customer: customerId, status: 'all', limit: 100 },
          timeoutBy(deadline),
        );
        return currentSubscription(data);
      }),

    endSubscriptions: ({ orgId, customerId }, deadline) =>
      ask(async () => {
        // A customer that Muster has lost goes on paying, too.
        const found = (await searchCustomers(stripe, orgId, deadline)).map(({ id }) => id);
        const own = customerId?.startsWith('cus_') ? [customerId] : [];
        for (const customer of new Set([...found, ...own])) {
          await expireOpenCheckouts(stripe, customer, deadline);
          await cancelSubscriptions(stripe, customer, deadline);
        }
      }),

    readEvent: (body, signature, now) =>
      readStripeEvent(stripe, config.webhookSecrets, { body, signature, now }),
  };
}

function timeoutBy(deadline: Deadline): Stripe.RequestOptions {
  return { timeout: deadline.msLeft() };
}

/** Keeps the provider's error for the log. People read that they can try again. */
async function ask<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('payment_unavailable', {}, { cause: error });
  }
}

/**
 * Finds the customer that an organisation has at the provider, even if Muster's own database has lost it. The
 * provider keeps an idempotency key for a day only: later, a lost number would become a second customer.
 */
async function findCustomer(
  stripe: Stripe,
  orgId: string,
  deadline: Deadline,
): Promise<string | undefined> {
  const found = await searchCustomers(stripe, orgId, deadline);
  const oldestFirst = found.toSorted((one, other) => one.created - other.created);
  for (const { id } of oldestFirst.length > 1 ? oldestFirst : []) {
    const { data } = await stripe.subscriptions.list(
      { customer: id, status: 'all', limit: 100 },
      timeoutBy(deadline),
    );
    const subscription = currentSubscription(data);
    if (subscription && isLive(subscription.status)) return id;
  }
  return oldestFirst[0]?.id;
}

async function searchCustomers(stripe: Stripe, orgId: string, deadline: Deadline) {
  const { data } = await stripe.customers.search(
    { query: `metadata['muster_organization']:'${orgId}'`, limit: 10 },
    timeoutBy(deadline),
  );
  return data;
}

async function cancelSubscriptions(stripe: Stripe, customer: string, deadline: Deadline) {
  const { data } = await stripe.subscriptions.list(
    { customer, status: 'all', limit: 100 },
    timeoutBy(deadline),
  );
  for (const { id, status } of data) {
    if (status === 'canceled' || status === 'incomplete_expired') continue;
    await stripe.subscriptions.cancel(id, {}, timeoutBy(deadline));
  }
}

/** Two paid checkouts would make two subscriptions. */
async function expireOpenCheckouts(stripe: Stripe, customer: string, deadline: Deadline) {
  const open = await stripe.checkout.sessions.list(
    { customer, status: 'open' },
    timeoutBy(deadline),
  );
  for (const { id } of open.data)
    await stripe.checkout.sessions.expire(id, {}, timeoutBy(deadline));
}

function checkoutParameters(
  { orgId, customerId, trialDays, successUrl, cancelUrl }: Checkout,
  priceId: string | undefined,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'subscription',
    customer: customerId,
    client_reference_id: orgId,
    line_items: [{ quantity: 1, ...(priceId ? { price: priceId } : { price_data: PRO_PRICE }) }],
    payment_method_collection: 'always',
    subscription_data: {
      metadata: { muster_organization: orgId },
      ...(trialDays > 0 ? { trial_period_days: trialDays } : {}),
    },
    success_url: successUrl,
    cancel_url: cancelUrl,
  };
}

const PRO_PRICE = {
  currency: 'aud',
  unit_amount: PLAN.dollarsPerMonth * 100,
  recurring: { interval: 'month' },
  product_data: { name: `Muster ${PLAN.name}` },
} as const;

function addressOf(url: URL | undefined): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (!url) return {};
  const protocol = url.protocol === 'http:' ? 'http' : 'https';
  const port = url.port || (protocol === 'http' ? '80' : '443');
  return { host: url.hostname, port, protocol };
}
