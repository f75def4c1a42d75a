// Registering, signing in and out, and resetting a forgotten password on the real server. The forms themselves:
// src/web/screens/login/LoginScreen.screen.test.tsx.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { linkIn, mailInOutbox } from './testing/mailbox';
import { account, expect, signIn, test } from './testing/test';

const PASSWORD = 'gum leaves rustle';

function newEmail(): string {
  return `${randomUUID()}@example.com`;
}

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Organization name').fill('Banksia Bakery');
  await page.getByLabel('Your name').fill('Amy Able');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Organization' }).click();
}

test('a newcomer registers an organisation and owns it', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Sign in to your account')).toBeVisible();
  await page.getByRole('link', { name: 'New organization? Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Create Organization' })).toBeVisible();
  await expect(page.getByText('Set up your roster management system')).toBeVisible();
  await register(page, newEmail());
  await expect(page.getByText('Welcome to Muster!')).toBeVisible();
  await expect(page.getByText('Your organization has been created successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  const banner = page.getByRole('banner');
  await expect(banner).toContainText('Banksia Bakery');
  await expect(banner).toContainText('owner');
  await expect(banner).toContainText('Amy Able');
});

test('a wrong password is refused, the right one signs in, and Logout signs out', async ({
  page,
}) => {
  const owner = account('Owner');
  await page.goto('/login');
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Login failed')).toBeVisible();
  await expect(page.getByText("401: The email or password isn't correct.")).toBeVisible();

  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('You have been logged in successfully.')).toBeVisible();
  await expect(page.getByText('Login failed')).toBeHidden();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
});

test('a forgotten password is reset with the emailed link', async ({ page }) => {
  const email = newEmail();
  await register(page, email);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('button', { name: 'Logout' }).click();

  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The login page has an email field too and stays until the next page has loaded.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Make link' }).click();
  await expect(page.getByText(/If this email has an account/)).toBeVisible();

  const link = linkIn(await mailInOutbox(email, /Choose a new password/));
  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByLabel('New password', { exact: true }).fill('kookaburra on a wire');
  await page.getByLabel('Confirm').fill('kookaburra on a wire');
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, { name: '', role: '', email, password: 'kookaburra on a wire' });

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('another one again');
  await page.getByLabel('Confirm').fill('another one again');
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page.getByText(/This link is no longer valid/).first()).toBeVisible();
});
