import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { getInstallation } from '#contract/api/installation';
import type { Price } from '#contract/subscription';
import { expectAccessible } from '../../testing/expect-accessible';
import type { FakeServer } from '../../testing/fake-server';
import { INSTALLATION, ORG_ID, test } from '../../testing/screen-test';

const PRICE: Price = { amount: 45.5, currency: 'NZD', interval: 'month', intervalCount: 1 };

function withPrice(server: FakeServer, price: Price | null = PRICE): void {
  server.on(getInstallation).answer(() => ({ ...INSTALLATION, payments: 'card', price }));
}

test('step 2 shows the price of the card provider and names its currency', async ({
  server,
  open,
}) => {
  sessionStorage.setItem('muster-signup-organization', ORG_ID);
  withPrice(server);
  await open('/onboarding/step2', null);
  await expect.element(page.getByText('$45.50 per month')).toBeVisible();
  await expect.element(page.getByText('In NZD')).toBeVisible();
  await expectAccessible();
});

test('step 2 shows no price that may be wrong', async ({ server, open }) => {
  sessionStorage.setItem('muster-signup-organization', ORG_ID);
  withPrice(server, null);
  await open('/onboarding/step2', null);
  await expect
    .element(page.getByText('You see the price before you pay, on the next page.'))
    .toBeVisible();
  await expect.element(page.getByText(/\$29/)).not.toBeInTheDocument();
});
