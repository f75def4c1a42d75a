import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { requireTwoStep } from '#contract/api/organization';
import { getTwoStep } from '#contract/api/two-step';
import { expectAccessible } from '../../../testing/expect-accessible';
import { ORGANIZATION, person, test } from '../../../testing/screen-test';

const required = () => page.getByRole('switch', { name: 'Required for managers and above' });

test('an owner sets up two-step sign-in before requiring it', async ({ open }) => {
  await open('/organization');
  await expect.element(required()).toBeDisabled();
  await expect.element(page.getByRole('link', { name: 'Set it up' })).toBeVisible();
  await expectAccessible();
});

test('an owner with two-step sign-in requires it, and an admin cannot', async ({
  server,
  open,
}) => {
  server.on(getTwoStep).answer(() => ({ app: true, passkeys: [], recovery_codes_left: 10 }));
  server.on(requireTwoStep).answer(() => ({ ...ORGANIZATION, require_two_step: true }));
  await open('/organization');
  await required().click();
  await expect.element(required()).toBeChecked();
  await expect
    .element(page.getByText('Managers and above now need two-step sign-in'))
    .toBeVisible();
  expect(server.sent(requireTwoStep)[0]?.body).toEqual({ required: true });

  await open('/organization', person({ role: 'admin' }));
  await expect.element(page.getByText('Quick Actions')).toBeVisible();
  expect(required().elements()).toEqual([]);
});

test('someone who must set it up sees nothing else', async ({ open }) => {
  await open('/organization', person({ must_set_up_two_step: true }));
  await expect
    .element(page.getByRole('heading', { name: 'Set up two-step sign-in' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Set up authenticator app' }))
    .toBeVisible();
  expect(page.getByRole('navigation').elements()).toEqual([]);
  await expectAccessible();
});
