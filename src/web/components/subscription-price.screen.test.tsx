// The real price, in its currency, wherever someone is asked to pay.
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { getInstallation } from '#contract/api/installation';
import { getOrganization } from '#contract/api/organization';
import type { FakeServer } from '../testing/fake-server';
import { INSTALLATION, ORGANIZATION, test } from '../testing/screen-test';

const PRICE = { amount: 45.5, currency: 'NZD', interval: 'month', intervalCount: 1 } as const;

function withPrice(server: FakeServer): void {
  server.on(getInstallation).answer(() => ({ ...INSTALLATION, payments: 'card', price: PRICE }));
}

test('before anything is set up the owner is offered the trial, with its price, instead of billing', async ({
  server,
  open,
}) => {
  withPrice(server);
  server
    .on(getOrganization)
    .answer(() => ({ ...ORGANIZATION, subscription_status: 'pending_activation' }));
  await open('/help');
  const banner = page.getByRole('region', { name: 'Subscription' });
  await expect
    .element(banner)
    .toHaveTextContent('Start the free trial. 14 days free, then $45.50 NZD per month.');
  await expect.element(banner.getByRole('button', { name: 'Start Free Trial' })).toBeVisible();
  await open('/organization');
  await expect.element(page.getByText('$45.50 NZD per month')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Start Free Trial' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Manage Billing' }))
    .not.toBeInTheDocument();
});
