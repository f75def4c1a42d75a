import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  changeSandboxSubscription,
  getSandboxCheckout,
  getSandboxPortal,
  openBilling,
  paySandboxCheckout,
} from '#contract/api/billing';
import { getOrganization } from '#contract/api/organization';
import type { Instant } from '#engine/time/kinds';
import { createSandboxPayments } from '../../integrations/payments/sandbox-payments';
import { startFakeStripe } from '../../testing/fake-stripe';
import { addOrganization } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { readStaleSubscriptions } from './read-stale-subscriptions';

const NOW = '2027-03-01T00:00:00.000Z';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ now: NOW });
});
afterAll(() => testApp.close());

function sessionOf(url: string): string {
  return new URL(url).searchParams.get('session') ?? '';
}

async function atCheckout() {
  const owner = await addOrganization(testApp, 'Paperbark');
  const { url } = await owner.browser.call(openBilling);
  return { ...owner, url, session: sessionOf(url) };
}

async function subscribed() {
  const owner = await atCheckout();
  await pay(owner.session);
  const { url } = await owner.browser.call(openBilling);
  return { ...owner, url, session: sessionOf(url) };
}

/** Anyone with the address can pay, as at a card provider. */
function pay(session: string, card: 'accepted' | 'declined' = 'accepted') {
  return testApp.visitor().call(paySandboxCheckout, { params: { session }, body: { card } });
}

test('paying starts the 14-day trial', async () => {
  const { browser, url, session, user } = await atCheckout();
  expect(url).toMatch(/^http:\/\/localhost:3000\/sandbox\/checkout\?session=[\w-]{43}$/);
  expect(await testApp.visitor().call(getSandboxCheckout, { params: { session } })).toEqual({
    organizationName: 'Paperbark',
    email: user.email,
    trialDays: 14,
    state: 'open',
    successUrl: 'http://localhost:3000/organization',
    cancelUrl: 'http://localhost:3000/organization',
  });
  expect(await pay(session)).toMatchObject({ state: 'complete' });
  expect(await browser.call(getOrganization)).toMatchObject({
    subscription_status: 'trialing',
    trial_end: '2027-03-15T00:00:00.000Z',
    subscription_plan: 'Pro',
  });
});

test('a declined card changes nothing, and another card can pay', async () => {
  const { browser, session } = await atCheckout();
  await expect(pay(session, 'declined')).rejects.toThrow(
    '402: The card was declined. Try another one.',
  );
  expect(await browser.call(getOrganization)).toMatchObject({
    subscription_status: 'pending_activation',
  });
  expect(await pay(session)).toMatchObject({ state: 'complete' });
});

test('five clicks at the same time pay once', async () => {
  const { session, user } = await atCheckout();
  await Promise.all(Array.from({ length: 5 }, () => pay(session)));
  const rows = await testApp.sql(
    "select metadata from audit_log where org_id = $1 and action = 'subscription.changed'",
    [user.org_id],
  );
  expect(rows).toEqual([{ metadata: { from: 'pending_activation', to: 'trialing' } }]);
});

test('an older checkout of the organisation can no longer be paid', async () => {
  const { browser, session } = await atCheckout();
  await browser.call(openBilling);
  await expect(pay(session)).rejects.toThrow('404: Not found.');
});

describe('the portal', () => {
  test('goes through every status, and the organisation follows', async () => {
    const { browser, session, url } = await subscribed();
    expect(url).toMatch(/\/sandbox\/billing\?session=/);
    const steps = [
      ['fail-payment', 'past_due'],
      ['pay', 'active'],
      ['cancel', 'canceled'],
      ['resume', 'trialing'],
      ['end-trial', 'active'],
    ] as const;
    for (const [action, status] of steps) {
      const portal = await browser.call(changeSandboxSubscription, {
        params: { session },
        body: { action },
      });
      expect(portal).toMatchObject({ organizationName: 'Paperbark', status });
      expect(await browser.call(getOrganization)).toMatchObject({ subscription_status: status });
    }
    expect(await browser.call(getOrganization)).toMatchObject({ trial_end: NOW });
    expect(await browser.call(getSandboxPortal, { params: { session } })).toMatchObject({
      status: 'active',
      returnUrl: 'http://localhost:3000/organization',
    });
  });

  test('a cancelled organisation pays again and gets no second trial', async () => {
    const { browser, session } = await subscribed();
    await browser.call(changeSandboxSubscription, {
      params: { session },
      body: { action: 'cancel' },
    });
    const { url } = await browser.call(openBilling);
    const checkout = await browser.call(getSandboxCheckout, {
      params: { session: sessionOf(url) },
    });
    expect(checkout.trialDays).toBe(0);
    await pay(sessionOf(url));
    expect(await browser.call(getOrganization)).toMatchObject({ subscription_status: 'active' });
  });

  test('the session of a checkout does not open the portal, nor the other way round', async () => {
    const { session: checkout } = await atCheckout();
    const { session: portal } = await subscribed();
    const browser = testApp.visitor();
    for (const [endpoint, session] of [
      [getSandboxPortal, checkout],
      [getSandboxCheckout, portal],
      [getSandboxCheckout, 'A'.repeat(43)],
      [getSandboxPortal, 'rubbish'],
    ] as const) {
      expect((await browser.request(endpoint, { params: { session } })).statusCode).toBe(404);
    }
  });
});

test('the hourly job turns an ended trial into a paid subscription', async () => {
  const { browser } = await subscribed();
  const failures: unknown[] = [];
  const later = Date.parse('2027-03-16T00:00:00Z') as Instant;
  await readStaleSubscriptions(
    {
      database: testApp.database,
      clock: () => later,
      payments: createSandboxPayments(new URL('http://x'), testApp.database, () => later),
    },
    (error) => failures.push(error),
  );
  expect(failures).toEqual([]);
  expect(await browser.call(getOrganization)).toMatchObject({ subscription_status: 'active' });
});

test('with a card provider the test mode is not found', async () => {
  const { session } = await atCheckout();
  const fake = await startFakeStripe();
  const real = await createTestApp({ env: fake.env });
  const answer = await real.visitor().request(getSandboxCheckout, { params: { session } });
  expect(answer.statusCode).toBe(404);
  await real.close();
  await fake.close();
});
