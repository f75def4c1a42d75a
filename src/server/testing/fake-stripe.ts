// A fake of the card provider's HTTP API, as far as Muster uses it, with failures on demand.
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

export const WEBHOOK_SECRET = 'whsec_of_the_tests';

type Fault = 'hang' | 'error' | 'reset' | 'garbage' | undefined;

interface FakeSubscription {
  id: string;
  customer: string;
  status: string;
  created: number;
  trial_end: number | null;
}

interface FakePrice {
  unit_amount: number;
  currency: string;
  recurring: { interval: string; interval_count: number };
}

interface FakeCheckout {
  id: string;
  url: string;
  status: 'open' | 'complete' | 'expired';
  customer: string;
  parameters: URLSearchParams;
}

export interface FakeStripe {
  /** The environment for the server under test. */
  env: Record<string, string>;
  customers: { id: string; created: number; parameters: URLSearchParams }[];
  checkouts: FakeCheckout[];
  subscriptions: FakeSubscription[];
  prices: Map<string, FakePrice>;
  requests: string[];
  fail(fault: Fault): void;
  /** Pays the checkout, which gives the customer a subscription. */
  complete(checkout: FakeCheckout): FakeSubscription;
  close(): Promise<void>;
}

export async function startFakeStripe(): Promise<FakeStripe> {
  const fake = createState();
  const server = createServer((request, response) => {
    void answer(fake, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...fake,
    env: {
      STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
    },
    fail: (fault) => {
      fake.state.fault = fault;
    },
    complete(checkout) {
      checkout.status = 'complete';
      const days = Number(checkout.parameters.get('subscription_data[trial_period_days]') ?? 0);
      const created = Math.floor(Date.now() / 1000);
      const subscription = {
        id: newId('sub'),
        customer: checkout.customer,
        status: days > 0 ? 'trialing' : 'active',
        created,
        trial_end: days > 0 ? created + days * 86_400 : null,
      };
      fake.subscriptions.push(subscription);
      return subscription;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function createState() {
  return {
    state: { fault: undefined as Fault },
    customers: [] as FakeStripe['customers'],
    checkouts: [] as FakeCheckout[],
    subscriptions: [] as FakeSubscription[],
    prices: new Map<string, FakePrice>(),
    requests: [] as string[],
    replies: new Map<string, unknown>(),
  };
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(8).toString('hex')}`;
}

async function answer(
  fake: ReturnType<typeof createState>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let text = '';
  for await (const chunk of request) text += chunk;
  const url = new URL(request.url ?? '/', 'http://fake');
  fake.requests.push(`${request.method} ${url.pathname}`);
  const { fault } = fake.state;
  if (fault === 'hang') return;
  if (fault === 'reset') return void request.socket.destroy();
  if (fault === 'garbage') return void response.end('<html>');
  if (fault === 'error') return send(response, 500, { error: { message: 'it is broken' } });
  const key = request.headers['idempotency-key']?.toString();
  const repeated = request.method === 'POST' && key ? fake.replies.get(key) : undefined;
  const body = repeated ?? reply(fake, `${request.method} ${url.pathname}`, url, text);
  if (key && request.method === 'POST') fake.replies.set(key, body);
  if (body === undefined) return send(response, 404, { error: { message: 'no such thing' } });
  send(response, 200, body);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') });
  response.end(JSON.stringify(body));
}

function reply(
  fake: ReturnType<typeof createState>,
  call: string,
  url: URL,
  text: string,
): unknown {
  const parameters = new URLSearchParams(text);
  const customer = parameters.get('customer') ?? url.searchParams.get('customer') ?? '';
  if (call === 'POST /v1/customers') {
    const created = { id: newId('cus'), created: fake.customers.length, parameters };
    fake.customers.push(created);
    return { id: created.id, object: 'customer' };
  }
  const priceId = /^GET \/v1\/prices\/(\w+)$/.exec(call)?.[1];
  if (priceId) {
    const price = fake.prices.get(priceId);
    return price && { id: priceId, object: 'price', ...price };
  }
  if (call === 'GET /v1/customers/search') {
    const wanted = /^metadata\['muster_organization'\]:'([\w-]+)'$/.exec(
      url.searchParams.get('query') ?? '',
    )?.[1];
    const found = fake.customers.filter(
      ({ parameters: given }) => given.get('metadata[muster_organization]') === wanted,
    );
    return list(found.map(({ id, created }) => ({ id, created, object: 'customer' })));
  }
  const canceled = /^DELETE \/v1\/subscriptions\/(\w+)$/.exec(call)?.[1];
  if (canceled) {
    const subscription = fake.subscriptions.find(({ id }) => id === canceled);
    if (subscription) subscription.status = 'canceled';
    return subscription;
  }
  if (!fake.customers.some(({ id }) => id === customer) && !call.endsWith('/expire')) {
    return undefined;
  }
  if (call === 'POST /v1/checkout/sessions') {
    const id = newId('cs');
    const opened = { id, url: `https://checkout.example/${id}`, customer, parameters };
    fake.checkouts.push({ ...opened, status: 'open' });
    return { id, object: 'checkout.session', url: opened.url, status: 'open' };
  }
  if (call === 'GET /v1/checkout/sessions') {
    const open = fake.checkouts.filter((one) => one.customer === customer && one.status === 'open');
    return list(open.map(({ id }) => ({ id, object: 'checkout.session' })));
  }
  if (call === 'POST /v1/billing_portal/sessions') {
    return { id: newId('bps'), url: `https://portal.example/${customer}` };
  }
  if (call === 'GET /v1/subscriptions') {
    return list(fake.subscriptions.filter((one) => one.customer === customer));
  }
  const expired = /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(call)?.[1];
  const checkout = fake.checkouts.find(({ id }) => id === expired);
  if (!checkout) return undefined;
  checkout.status = 'expired';
  return { id: checkout.id, object: 'checkout.session' };
}

function list(data: unknown[]) {
  return { object: 'list', data, has_more: false, url: '' };
}

export interface SignedEvent {
  id: string;
  body: string;
}

/** An event about the customer. Its status is made up, because Muster must not trust it. */
export function eventAbout(customer: string, type: string): SignedEvent {
  const id = newId('evt');
  const object = { id: newId('obj'), object: type.split('.').at(-2), customer, status: 'made-up' };
  return { id, body: JSON.stringify({ id, object: 'event', type, data: { object } }) };
}

const stripe = new Stripe('sk_test_only_for_signatures');

export function signatureOf(
  body: string,
  options: { secret?: string; timestamp?: number } = {},
): string {
  return stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: options.secret ?? WEBHOOK_SECRET,
    ...(options.timestamp ? { timestamp: options.timestamp } : {}),
  });
}
