// Without an email server, Muster says where its emails lie instead of promising that they arrive.
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { getInstallation } from '#contract/api/installation';
import { withBakery } from './testing/bakery';
import { signupRequest, withInstallation } from './testing/platform';
import { INSTALLATION, person, test } from './testing/screen-test';

test.beforeEach(({ server }) => {
  server.on(getInstallation).answer(() => ({ ...INSTALLATION, emails: 'outbox' }));
});

test('a visitor reads that nobody is sent a link', async ({ open }) => {
  await open('/forgot-password', null);
  await expect.element(page.getByText(/No emails are sent here yet/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Make link' })).toBeVisible();
});

test('someone who leaves reads that their managers are not emailed', async ({ server, open }) => {
  withBakery(server);
  await open('/account', person({ role: 'employee' }));
  await page.getByRole('button', { name: 'Leave Banksia Bakery...' }).click();
  await expect
    .element(page.getByRole('alertdialog'))
    .toHaveTextContent('nobody is emailed, so tell your managers');
});

test('a super admin reads that the answer to a request reaches nobody', async ({
  server,
  open,
}) => {
  withInstallation(server, { requests: [signupRequest('Kookaburra Couriers')] });
  await open('/organization', person({ platform_role: 'super_admin', role: null, org_id: null }));
  await page.getByRole('button', { name: 'Approve Kookaburra Couriers' }).click();
  await expect.element(page.getByRole('alertdialog')).toHaveTextContent('pass it on to tom@');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Decline Kookaburra Couriers' }).click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent('so nobody is emailed');
});
