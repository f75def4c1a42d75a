// Signing up in three steps with the test checkout on the real server. The form of step 1, asking for access and the legal
// pages: src/web/screens/onboarding/StepOneScreen.screen.test.tsx.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { organisation, PASSWORD } from './testing/organisation';
import { toast } from './testing/roster-day';
import { account, expect, expectAccessible, signIn, test } from './testing/test';

const SUBMIT = { name: 'Create Account & Continue' };

async function fillStepOne(page: Page): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await page.getByLabel('Organization name').fill('Banksia Bakery');
  await page.getByLabel('ABN').fill('51824753556');
  await page.getByLabel('Expected number of employees').fill('40');
  await page.getByLabel('Full name').fill('Amy Able');
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await expect(page.getByRole('button', SUBMIT)).toBeDisabled();
  await page.getByRole('checkbox', { name: /Terms of Service.*Privacy Policy/ }).check();
  return email;
}

async function sendStepOne(page: Page): Promise<string> {
  const answer = page.waitForResponse('**/api/onboarding/step1');
  await page.getByRole('button', SUBMIT).click();
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  return (await (await answer).json()).organizationId;
}

async function startTrial(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
}

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });

test('a new owner signs up, has a card declined, pays with another and signs in', async ({
  page,
}) => {
  test.slow();
  await page.goto('/register');
  await page.getByRole('link', { name: 'Start with a free trial' }).click();
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  const email = await fillStepOne(page);
  await page.getByLabel('Work email').fill(account('Owner').email);
  await page.getByRole('button', SUBMIT).click();
  await expect(toast(page, 'Account creation failed')).toBeVisible();
  await expect(page.getByLabel('Work email')).toBeFocused();
  await expect(page.getByLabel('Work email')).toHaveAccessibleDescription(
    /^This email address already has an account\./,
  );
  await page.getByLabel('Work email').fill(email);
  await sendStepOne(page);
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await expect(page.getByText('$29 per month')).toBeVisible();
  await expect(page.getByText('Test mode: no card is charged')).toBeVisible();
  await expectAccessible(page);

  await startTrial(page);
  await expect(page.getByText('Test mode: no card is charged')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Order' })).toContainText('Due today$0.00');
  await page.getByRole('radio', { name: /4000 0000 0000 0002/ }).check();
  await payButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('The card was declined. Try another one.');
  await expectAccessible(page);
  await page.getByRole('radio', { name: /4242 4242 4242 4242/ }).check();
  await expect(page.getByRole('alert')).toBeHidden();
  await payButton(page).click();

  await expect(page.getByRole('heading', { name: 'Welcome to Muster!' })).toBeVisible();
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  for (const tip of ['Add Locations', 'Invite Team', 'Create Schedules']) {
    await expect(page.getByRole('heading', { name: tip })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expectAccessible(page);
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((key) => key.startsWith('muster-signup'))).toEqual([]);

  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page.getByText('Sign in to your account')).toBeVisible();
  await signIn(page, { name: '', role: '', email, password: PASSWORD });
  await expect(page).toHaveURL(/\/dashboard$/);
  const answer = await page.request.get('/api/organization');
  expect(await answer.json()).toMatchObject({
    name: 'Banksia Bakery',
    subscription_status: 'trialing',
  });
});

test('a new owner leaves the checkout, changes step 1 and then pays', async ({ page }) => {
  test.slow();
  await page.goto('/onboarding/step1');
  await fillStepOne(page);
  const id = await sendStepOne(page);
  await startTrial(page);
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(page.getByRole('heading', { name: 'Subscription Canceled' })).toBeVisible();
  await expect(page.getByText('Your account is saved.')).toBeVisible();
  await expect(page.getByText('No charge was made.')).toBeVisible();

  await page.getByRole('link', { name: 'Back to Organization Setup' }).click();
  await expect(page.getByLabel('Organization name')).toHaveValue('Banksia Bakery');
  await expect(page.getByLabel('ABN')).toHaveValue('51 824 753 556');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  expect(await sendStepOne(page)).toBe(id);

  await page.goto('/onboarding/cancel');
  await page.getByRole('link', { name: 'Complete Subscription' }).click();
  await startTrial(page);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Muster!' })).toBeVisible();

  await page.evaluate((kept) => sessionStorage.setItem('muster-signup-organization', kept), id);
  await page.goto('/onboarding/step2');
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(toast(page, 'This organisation already has a subscription.')).toBeVisible();
});

test('the terms open in a new tab, and nothing typed is lost', async ({ page }) => {
  await page.goto('/onboarding/step1');
  await page.getByLabel('Full name').fill('Amy Able');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  const terms = await opened;
  await expect(terms.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await expect(terms.getByRole('heading', { name: 'Subscription and trial' })).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Amy Able');
});

test('the test billing page takes a subscription through its states', async ({ page }) => {
  await organisation(page);
  const openBilling = async () => {
    const answer = await page.request.post('/api/organization/billing');
    await page.goto((await answer.json()).url);
  };
  await openBilling();
  await payButton(page).click();
  await expect(page).toHaveURL(/\/organization/);

  await openBilling();
  const subscription = page.getByRole('region', { name: 'Subscription' });
  await expect(subscription).toContainText('Free Trial');
  await expect(subscription).toContainText(/The free trial ends on \d+ \w+ \d{4}\./);
  await expectAccessible(page);
  for (const [action, status] of [
    ['End trial now', 'Active'],
    ['Let a payment fail', 'Payment Required'],
    ['Pay now', 'Active'],
    ['Cancel subscription', 'Canceled'],
    ['Resume subscription', 'Active'],
  ] as const) {
    await subscription.getByRole('button', { name: action }).click();
    await expect(subscription.getByText(status, { exact: true })).toBeVisible();
    await expect(subscription.getByRole('heading')).toBeFocused();
  }
  await page.getByRole('link', { name: 'Return to Muster' }).click();
  await expect(page).toHaveURL(/\/organization/);

  await page.goto('/sandbox/billing?session=unknown');
  await expect(page.getByText("We can't find this billing page")).toBeVisible();
});
