import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBilling, receiveStripeEvent } from '#contract/api/billing';
import { getOrganization } from '#contract/api/organization';
import {
  eventAbout,
  type FakeStripe,
  type SignedEvent,
  signatureOf,
  startFakeStripe,
  WEBHOOK_SECRET,
} from '../../testing/fake-stripe';
import { addOrganization } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';

let fake: FakeStripe;
let testApp: TestApp;
beforeAll(async () => {
  fake = await startFakeStripe();
  testApp = await createTestApp({
    env: { ...fake.env, STRIPE_WEBHOOK_SECRET: `whsec_old, ${WEBHOOK_SECRET}` },
  });
});
afterAll(async () => {
  await testApp.close();
  await fake.close();
});

/** An organisation that has paid at the provider, before Muster knows it. */
async function paid() {
  const { browser, user } = await addOrganization(testApp, 'Paperbark');
  await browser.call(openBilling);
  const checkout = fake.checkouts.at(-1);
  if (!checkout) throw new Error('no checkout');
  const subscription = fake.complete(checkout);
  return { browser, orgId: user.org_id ?? '', customer: checkout.customer, subscription };
}

function deliver({ body }: SignedEvent, signature = signatureOf(body)) {
  return testApp
    .visitor()
    .send('POST', receiveStripeEvent.path, body, { 'stripe-signature': signature });
}

async function changesOf(orgId: string) {
  const rows = await testApp.sql(
    "select metadata from audit_log where org_id = $1 and action = 'subscription.changed' order by created_at",
    [orgId],
  );
  return rows.map(({ metadata }) => metadata);
}

test('an event makes Muster read the subscription from the provider', async () => {
  const { browser, orgId, customer, subscription } = await paid();
  const answer = await deliver(eventAbout(customer, 'checkout.session.completed'));
  expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
  expect(await browser.call(getOrganization)).toMatchObject({
    subscription_status: 'trialing',
    trial_end: new Date((subscription.trial_end ?? 0) * 1000).toISOString(),
  });
  expect(await changesOf(orgId)).toEqual([{ from: 'pending_activation', to: 'trialing' }]);
});

test('each of 20 events takes effect once, even when sent five times at the same time', async () => {
  const { browser, orgId, customer } = await paid();
  const events = Array.from({ length: 20 }, () =>
    eventAbout(customer, 'customer.subscription.updated'),
  );
  const answers = await Promise.all(
    events.flatMap((event) => Array.from({ length: 5 }, () => deliver(event))),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await browser.call(getOrganization)).toMatchObject({ subscription_status: 'trialing' });
  expect(await changesOf(orgId)).toHaveLength(1);
  const [row] = await testApp.sql(
    'select count(*)::int as taken from payment_events where event_id = any($1)',
    [events.map(({ id }) => id)],
  );
  expect(row).toEqual({ taken: 20 });
});

const LIFE = [
  ['customer.subscription.created', 'trialing'],
  ['invoice.paid', 'active'],
  ['customer.subscription.updated', 'past_due'],
  ['customer.subscription.deleted', 'canceled'],
] as const;

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

test('all 24 orders of the events end in the same state', async () => {
  for (const order of permutations([0, 1, 2, 3])) {
    const { browser, customer, subscription } = await paid();
    // The provider is already in the final state when the first event arrives.
    const events = LIFE.map(([type]) => eventAbout(customer, type));
    subscription.status = 'canceled';
    for (const index of order) {
      const event = events[index];
      if (event) expect((await deliver(event)).statusCode).toBe(200);
    }
    expect(await browser.call(getOrganization)).toMatchObject({ subscription_status: 'canceled' });
  }
});

test('events follow the subscription from trial to cancellation', async () => {
  const { orgId, customer, subscription } = await paid();
  for (const [type, status] of LIFE) {
    subscription.status = status;
    await deliver(eventAbout(customer, type));
  }
  expect(await changesOf(orgId)).toEqual([
    { from: 'pending_activation', to: 'trialing' },
    { from: 'trialing', to: 'active' },
    { from: 'active', to: 'past_due' },
    { from: 'past_due', to: 'canceled' },
  ]);
});

test('an earlier reading does not overwrite a later one', async () => {
  const { browser, orgId, customer, subscription } = await paid();
  await deliver(eventAbout(customer, 'customer.subscription.created'));
  await testApp.sql(
    "update organizations set subscription_read_at = now() + interval '1 hour' where id = $1",
    [orgId],
  );
  subscription.status = 'past_due';
  await deliver(eventAbout(customer, 'customer.subscription.updated'));
  expect(await browser.call(getOrganization)).toMatchObject({ subscription_status: 'trialing' });
});

test('an event is refused while the provider is unreachable, and taken when it comes again', async () => {
  const { browser, customer } = await paid();
  const event = eventAbout(customer, 'invoice.paid');
  fake.fail('reset');
  expect((await deliver(event)).statusCode).toBe(502);
  fake.fail(undefined);
  expect((await deliver(event)).statusCode).toBe(200);
  expect(await browser.call(getOrganization)).toMatchObject({ subscription_status: 'trialing' });
});

test('events about unknown customers are taken and change nothing', async () => {
  const answer = await deliver(eventAbout('cus_of_somebody_else', 'invoice.paid'));
  expect(answer.statusCode).toBe(200);
});

describe('signatures', () => {
  const seconds = () => Math.floor(Date.now() / 1000);

  test('both secrets work while the operator changes them', async () => {
    const { customer } = await paid();
    const event = eventAbout(customer, 'invoice.paid');
    expect(
      (await deliver(event, signatureOf(event.body, { secret: 'whsec_old' }))).statusCode,
    ).toBe(200);
  });

  test.each([
    ['of another secret', (body: string) => signatureOf(body, { secret: 'whsec_wrong' })],
    ['too old', (body: string) => signatureOf(body, { timestamp: seconds() - 301 })],
    ['from the future', (body: string) => signatureOf(body, { timestamp: seconds() + 400 })],
    ['of another body', (body: string) => signatureOf(`${body} `)],
    ['that is missing', () => ''],
    ['that is rubbish', () => 't=now,v1=abc'],
    ['without a time', (body: string) => signatureOf(body).replace(/t=\d+,/, '')],
  ])('a signature %s is refused, and nothing is stored', async (_name, sign) => {
    const { customer, orgId } = await paid();
    const event = eventAbout(customer, 'invoice.paid');
    const answer = await deliver(event, sign(event.body));
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      "The signature of this event isn't valid.",
    ]);
    expect(
      await testApp.sql('select 1 from payment_events where event_id = $1', [event.id]),
    ).toEqual([]);
    expect(await changesOf(orgId)).toEqual([]);
  });

  test('200 altered events are all refused, and the log never holds the secret', async () => {
    const { customer, orgId } = await paid();
    const event = eventAbout(customer, 'invoice.paid');
    const signature = signatureOf(event.body);
    for (let index = 0; index < 200; index += 1) {
      const at = index % event.body.length;
      const changed = `${event.body.slice(0, at)}~${event.body.slice(at + 1)}`;
      expect((await deliver({ ...event, body: changed }, signature)).statusCode).toBe(400);
    }
    expect(await changesOf(orgId)).toEqual([]);
    expect(testApp.log()).not.toContain(WEBHOOK_SECRET);
  });
});

test('without a card provider the address is not found', async () => {
  const sandbox = await createTestApp();
  const answer = await sandbox.visitor().send('POST', receiveStripeEvent.path, '{}');
  expect(answer.statusCode).toBe(404);
  await sandbox.close();
});
