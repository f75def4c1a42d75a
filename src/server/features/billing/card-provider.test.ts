import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openBilling } from '#contract/api/billing';
import { getInstallation } from '#contract/api/installation';
import { signUp, startCheckout } from '#contract/api/onboarding';
import { getOrganization } from '#contract/api/organization';
import { getPlatformStats } from '#contract/api/platform';
import { type FakeStripe, startFakeStripe } from '../../testing/fake-stripe';
import { addOrganization, addSuperAdmin } from '../../testing/people';
import { newSignup } from '../../testing/signup';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { describePayments } from './describe-payments';

let fake: FakeStripe;
let testApp: TestApp;
beforeAll(async () => {
  fake = await startFakeStripe();
  testApp = await createTestApp({ env: fake.env });
});
afterEach(() => fake.fail(undefined));
afterAll(async () => {
  await testApp.close();
  await fake.close();
});

async function beginSignup() {
  const browser = testApp.visitor();
  const { organizationId } = await browser.call(signUp, { body: newSignup() });
  return { browser, organizationId };
}

async function customerOf(orgId: string) {
  const [row] = await testApp.sql('select payment_customer_id from organizations where id = $1', [
    orgId,
  ]);
  return row?.payment_customer_id;
}

test('checkout creates one customer, with the $29 plan, a 14-day trial and the return addresses', async () => {
  const { browser, organizationId } = await beginSignup();
  const { checkoutUrl } = await browser.call(startCheckout, { body: { organizationId } });
  const checkout = fake.checkouts.at(-1);
  expect(checkoutUrl).toBe(checkout?.url);
  expect(Object.fromEntries(checkout?.parameters ?? [])).toMatchObject({
    mode: 'subscription',
    customer: await customerOf(organizationId),
    client_reference_id: organizationId,
    'line_items[0][price_data][unit_amount]': '2900',
    'line_items[0][price_data][currency]': 'aud',
    'line_items[0][price_data][recurring][interval]': 'month',
    'subscription_data[trial_period_days]': '14',
    success_url: 'http://localhost:3000/onboarding/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/onboarding/cancel',
  });
});

test('a second checkout replaces the first, so that only one can be paid', async () => {
  const { browser, organizationId } = await beginSignup();
  await browser.call(startCheckout, { body: { organizationId } });
  const first = fake.checkouts.at(-1);
  await browser.call(startCheckout, { body: { organizationId } });
  expect(first?.status).toBe('expired');
  expect(fake.checkouts.at(-1)?.status).toBe('open');
});

test('a paid organisation gets no second checkout, even before the event arrives', async () => {
  const { browser, organizationId } = await beginSignup();
  await browser.call(startCheckout, { body: { organizationId } });
  const checkout = fake.checkouts.at(-1);
  if (checkout) fake.complete(checkout);
  const again = await browser.request(startCheckout, { body: { organizationId } });
  expect([again.statusCode, again.body]).toEqual([
    409,
    'This organisation already has a subscription.',
  ]);
  const [row] = await testApp.sql('select subscription_status from organizations where id = $1', [
    organizationId,
  ]);
  expect(row).toEqual({ subscription_status: 'trialing' });
});

describe.each(['hang', 'error', 'reset', 'garbage'] as const)(
  'when the provider fails with %s',
  (fault) => {
    test('the call fails before the deadline, changes nothing, and can be repeated', async () => {
      const { browser, organizationId } = await beginSignup();
      fake.fail(fault);
      const failed = await browser.request(startCheckout, { body: { organizationId } });
      expect([failed.statusCode, failed.body]).toEqual([502, 'Unable to start checkout process.']);
      fake.fail(undefined);
      const customers = fake.customers.length;
      await browser.call(startCheckout, { body: { organizationId } });
      expect(fake.customers.length).toBe(customers + 1);
      await browser.call(startCheckout, { body: { organizationId } });
      expect(fake.customers.length).toBe(customers + 1);
    }, 15_000);
  },
);

test('ten checkouts at the same time create one customer', async () => {
  const { browser, organizationId } = await beginSignup();
  const customers = fake.customers.length;
  await Promise.all(
    Array.from({ length: 10 }, () => browser.request(startCheckout, { body: { organizationId } })),
  );
  expect(fake.customers.length).toBe(customers + 1);
  expect(await customerOf(organizationId)).toBe(fake.customers.at(-1)?.id);
});

test('Manage Billing opens the checkout, or the portal once there is a subscription', async () => {
  const { browser } = await addOrganization(testApp, 'Paperbark');
  const { url } = await browser.call(openBilling);
  const checkout = fake.checkouts.at(-1);
  expect(url).toBe(checkout?.url);
  if (checkout) fake.complete(checkout);
  const portal = await browser.call(openBilling);
  expect(portal.url).toBe(`https://portal.example/${checkout?.customer}`);
  expect(await browser.call(getOrganization)).toMatchObject({ subscription_status: 'trialing' });
});

test('an organisation that cancelled gets no second trial', async () => {
  const { browser } = await addOrganization(testApp, 'Paperbark');
  await browser.call(openBilling);
  const first = fake.checkouts.at(-1);
  const subscription = first && fake.complete(first);
  await browser.call(openBilling);
  if (subscription) subscription.status = 'canceled';
  await browser.call(openBilling);
  const second = fake.checkouts.at(-1);
  expect(second).not.toBe(first);
  expect(second?.parameters.has('subscription_data[trial_period_days]')).toBe(false);
});

test('a customer id of the test mode is never sent to the card provider', async () => {
  const { browser, user } = await addOrganization(testApp, 'Paperbark');
  await testApp.sql('update organizations set payment_customer_id = $1 where id = $2', [
    `sandbox_${user.org_id}`,
    user.org_id,
  ]);
  await browser.call(openBilling);
  expect(await customerOf(user.org_id ?? '')).toMatch(/^cus_/);
});

test('a billing failure answers a sentence, and the log never holds the secret key', async () => {
  const { browser } = await addOrganization(testApp, 'Paperbark');
  fake.fail('error');
  const failed = await browser.request(openBilling);
  expect([failed.statusCode, failed.body]).toEqual([
    502,
    "We can't reach the payment provider right now. Try again in a moment.",
  ]);
  expect(testApp.log()).not.toContain('sk_test_of_the_tests');
});

test('test mode refuses billing for an organisation with a card customer, whose number stays', async () => {
  const testMode = await createTestApp();
  const { browser, user } = await addOrganization(testMode, 'Paperbark');
  await testMode.sql("update organizations set payment_customer_id = 'cus_1' where id = $1", [
    user.org_id,
  ]);
  const refused = await browser.request(openBilling);
  expect([refused.statusCode, refused.body]).toEqual([
    409,
    'This organisation pays by card, and Muster is running in test mode. Ask whoever runs Muster to set the payment key.',
  ]);
  expect(await testMode.sql('select payment_customer_id from organizations')).toEqual([
    { payment_customer_id: 'cus_1' },
  ]);
  expect(await testMode.sql('select * from sandbox_subscriptions')).toEqual([]);
  await testMode.close();
});

test('a customer that Muster has lost is found again, the one with the running subscription first', async () => {
  const { browser, user } = await addOrganization(testApp, 'Paperbark');
  await browser.call(openBilling);
  const checkout = fake.checkouts.at(-1);
  if (!checkout) throw new Error('There is no checkout');
  fake.complete(checkout);
  const older = {
    id: 'cus_older',
    created: -1,
    parameters: new URLSearchParams({ 'metadata[muster_organization]': user.org_id ?? '' }),
  };
  fake.customers.push(older);
  const customers = fake.customers.length;
  await testApp.sql('update organizations set payment_customer_id = $1 where id = $2', [
    'sandbox_1',
    user.org_id,
  ]);
  await browser.call(openBilling);
  expect(await customerOf(user.org_id ?? '')).toBe(checkout.customer);
  expect(fake.customers.length).toBe(customers);
});

test('the price of STRIPE_PRICE_ID is shown to visitors and counted as revenue', async () => {
  fake.prices.set('price_year', {
    unit_amount: 34_850,
    currency: 'nzd',
    recurring: { interval: 'year', interval_count: 1 },
  });
  const yearly = await createTestApp({ env: { ...fake.env, STRIPE_PRICE_ID: 'price_year' } });
  expect(await yearly.visitor().call(getInstallation)).toMatchObject({
    price: { amount: 348.5, currency: 'NZD', interval: 'year', intervalCount: 1 },
  });
  await addOrganization(yearly, 'Paperbark');
  await yearly.sql("update organizations set subscription_status = 'active'");
  const { browser } = await addSuperAdmin(yearly);
  expect(await browser.call(getPlatformStats)).toMatchObject({ revenue: 29.04, currency: 'NZD' });
  await yearly.close();
});

test('a price that could not be read is read again a minute later, and nobody waits for it', async () => {
  fake.prices.set('price_29', {
    unit_amount: 3100,
    currency: 'aud',
    recurring: { interval: 'month', interval_count: 1 },
  });
  const app = await createTestApp({ env: { ...fake.env, STRIPE_PRICE_ID: 'price_29' } });
  fake.fail('error');
  expect(await app.visitor().call(getInstallation)).toMatchObject({ price: null });
  const asked = fake.requests.length;
  fake.fail(undefined);
  expect(await app.visitor().call(getInstallation)).toMatchObject({ price: null });
  expect(fake.requests.length).toBe(asked);
  await app.close();
});

describe('the start', () => {
  test('says that cards are charged', async () => {
    expect(await describePayments(testApp)).toEqual({
      loud: false,
      sentence: 'Payments: cards are charged through Stripe, $29 AUD per month.',
    });
  });

  test('says loudly that the price can not be read', async () => {
    const mistyped = await createTestApp({
      env: { ...fake.env, STRIPE_PRICE_ID: 'price_unknown' },
    });
    expect((await describePayments(mistyped)).loud).toBe(true);
    await mistyped.close();
  });

  test('says loudly that organisations pay by card and no key is set', async () => {
    const testMode = await createTestApp();
    expect(await describePayments(testMode)).toEqual({
      loud: false,
      sentence: 'Payments: test mode, no card is charged. Set STRIPE_SECRET_KEY to charge cards.',
    });
    await addOrganization(testMode, 'Paperbark');
    await testMode.sql("update organizations set payment_customer_id = 'cus_1'");
    expect(await describePayments(testMode)).toEqual({
      loud: true,
      sentence:
        'Payments: test mode, but 1 organisation pays by card. Set STRIPE_SECRET_KEY and start again. Until then, subscriptions go on at Stripe and Muster refuses to open billing for it.',
    });
    await testMode.close();
  });
});
