// Nobody gets stuck between step 1 and the free trial: who has an account signs in and finishes there.
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { login, switchOrganization } from '#contract/api/auth';
import { signUp, startCheckout } from '#contract/api/onboarding';
import { getOrganization } from '#contract/api/organization';
import { foundOrganization, listOrganizations } from '#contract/api/organizations';
import { register } from '#contract/api/register';
import { AppError } from '#contract/errors';
import type { SessionUser } from '#contract/session-user';
import { toast } from '../../testing/by-hand';
import type { FakeServer } from '../../testing/fake-server';
import {
  address,
  expectNoSidewaysScroll,
  idOf,
  ORG_ID,
  ORGANIZATION,
  person,
  test,
} from '../../testing/screen-test';

const GARAGE = { id: idOf('Grevillea Garage'), name: 'Grevillea Garage', trial_to_start: true };
const BAKERY = { id: ORG_ID, name: 'Banksia Bakery', trial_to_start: false };

const finish = () => page.getByRole('link', { name: 'Sign in to finish' });
const start = () => page.getByRole('button', { name: 'Start Free Trial' });

async function fillStepOne(organization: string): Promise<void> {
  await page.getByLabelText('Organization name').fill(organization);
  await page.getByLabelText('Full name').fill('Olive Owner');
  await page.getByLabelText('Work email').fill('olive@example.com');
  await page.getByLabelText('Password', { exact: true }).fill('gum leaves rustle');
  await page.getByLabelText('Confirm password').fill('gum leaves rustle');
  await page.getByRole('checkbox', { name: /Terms/ }).click();
  await page.getByRole('button', { name: 'Create Account & Continue' }).click();
}

async function signInWith(server: FakeServer, user: SessionUser): Promise<void> {
  server.on(login).answer(() => ({ user }));
  await expect.element(page.getByText('Sign in to your account')).toBeVisible();
  await page.getByLabelText('Password', { exact: true }).fill('gum leaves rustle');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('step 1 asks whether the founder works here too', async ({ server, open }) => {
  server.on(signUp).answer(() => ({ success: true, organizationId: GARAGE.id, message: '' }));
  await open('/onboarding/step1', null);
  await page.getByRole('checkbox', { name: 'I work here too' }).click();
  await fillStepOne('Grevillea Garage');
  await expect.poll(address).toBe('/onboarding/step2');
  expect(server.sent(signUp)[0]?.body).toMatchObject({ worksHere: true });
});

test('a known address at step 1 leads to signing in, and then to the free trial', async ({
  server,
  open,
}) => {
  server.on(signUp).answer(() => {
    throw new AppError('email_taken');
  });
  server.on(listOrganizations).answer(() => [{ ...BAKERY, trial_to_start: true }]);
  server.on(startCheckout).answer(() => {
    throw new AppError('payment_unavailable');
  });
  await open('/onboarding/step1', null);
  await fillStepOne('banksia bakery');
  await expect.element(toast('Account creation failed')).toBeVisible();
  await expect.element(page.getByLabelText('Work email')).toHaveFocus();
  await finish().click();
  await expect.element(page.getByLabelText('Email')).toHaveValue('olive@example.com');
  expect(address(), 'the address stays out of the history').not.toContain('olive');
  await signInWith(server, person());
  await expect.element(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  await expect.element(page.getByText('For Banksia Bakery')).toBeVisible();
  await expect.element(page.getByText('Test mode: no card is charged')).toBeVisible();
  expect(page.getByRole('link', { name: 'New organisation' }).elements()).toEqual([]);
  await start().click();
  await expect.element(toast('Checkout failed')).toBeVisible();
  expect(server.sent(startCheckout)[0]?.body).toEqual({ organizationId: ORG_ID });
});

test('another address takes the way to sign in away again', async ({ server, open }) => {
  server.on(signUp).answer(() => {
    throw new AppError('email_taken');
  });
  await open('/onboarding/step1', null);
  await fillStepOne('Grevillea Garage');
  await expect.element(finish()).toBeVisible();
  await page.getByLabelText('Work email').fill('someone@example.com');
  await expect.element(finish()).not.toBeInTheDocument();
});

test('who has finished everything founds the organisation they typed', async ({ server, open }) => {
  server.on(register).answer(() => {
    throw new AppError('email_taken');
  });
  server.on(listOrganizations).answer(() => [BAKERY]);
  await open('/register', null);
  await page.getByLabelText('Organization name').fill('Grevillea Garage');
  await page.getByLabelText('Your name').fill('Olive Owner');
  await page.getByLabelText('Email address').fill('olive@example.com');
  await page.getByLabelText('Password', { exact: true }).fill('gum leaves rustle');
  await page.getByRole('checkbox', { name: 'I work here too' }).click();
  await page.getByRole('button', { name: 'Create Organization' }).click();
  await finish().click();
  await signInWith(server, person());
  await expect.poll(address).toBe('/organizations/new');
  await expect.element(page.getByLabelText('Organization name')).toHaveValue('Grevillea Garage');
  await expect.element(page.getByRole('checkbox', { name: 'I work here too' })).toBeChecked();

  const founder = person({ org_id: GARAGE.id, org_name: GARAGE.name });
  server.on(foundOrganization).answer(() => ({ user: founder }));
  server.on(listOrganizations).answer(() => [BAKERY, GARAGE]);
  await page.getByRole('checkbox', { name: /Terms/ }).click();
  await page.getByRole('button', { name: 'Create organisation' }).click();
  await expect.element(page.getByText('For Grevillea Garage')).toBeVisible();
  await expect.element(start()).toBeVisible();
  await expect.element(toast('Organisation created')).toBeVisible();
  expect(server.sent(foundOrganization)[0]?.body).toMatchObject({
    organizationName: 'Grevillea Garage',
    worksHere: true,
    acceptTerms: true,
  });
});

test('the trial of another organisation opens that one first', async ({ server, open }) => {
  const there = person({ org_id: GARAGE.id, org_name: GARAGE.name });
  server.on(listOrganizations).answer(() => [BAKERY, GARAGE]);
  server.on(switchOrganization).answer(() => ({ user: there }));
  server.on(startCheckout).answer(() => {
    throw new AppError('payment_unavailable');
  });
  await open('/onboarding/step2');
  await expect.element(page.getByText('For Grevillea Garage')).toBeVisible();
  await start().click();
  await expect.element(toast('Checkout failed')).toBeVisible();
  expect(server.sent(switchOrganization)[0]?.body).toEqual({ org_id: GARAGE.id });
  expect(server.sent(startCheckout)[0]?.body).toEqual({ organizationId: GARAGE.id });
});

test('with nothing to finish, an owner lands on the organisation page', async ({ open }) => {
  await open('/onboarding/step2');
  await expect.poll(address).toBe('/organization');
});

test('after an expired signup and on the cancel page, people sign in to finish', async ({
  server,
  open,
}) => {
  await page.viewport(360, 740);
  await open('/onboarding/step2', null);
  await expect.element(toast('Session expired')).toBeVisible();
  await expect.element(finish()).toBeVisible();
  await expectNoSidewaysScroll();

  await open('/onboarding/cancel', null);
  for (const name of ['Complete Subscription', 'Back to Organization Setup']) {
    await expect.element(page.getByRole('link', { name })).toBeVisible();
  }
  await expectNoSidewaysScroll();
  await finish().click();
  server.on(listOrganizations).answer(() => [{ ...BAKERY, trial_to_start: true }]);
  await page.getByLabelText('Email').fill('olive@example.com');
  await signInWith(server, person());
  await expect.element(start()).toBeVisible();
  await expectNoSidewaysScroll();
});

test('the button of the organisation page says what it does before anything is set up', async ({
  server,
  open,
}) => {
  server
    .on(getOrganization)
    .answer(() => ({ ...ORGANIZATION, subscription_status: 'pending_activation' }));
  await open('/organization');
  await expect.element(page.getByRole('button', { name: 'Start Free Trial' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Manage Billing' }).elements()).toEqual([]);
});
