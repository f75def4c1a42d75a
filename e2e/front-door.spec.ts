// Registering, signing in and out, and resetting a forgotten password.
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
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

test('errors show at their fields, and the first field with an error has the focus', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByLabel('Your name').fill('Amy Able');
  await page.getByLabel('Email address').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Create Organization' }).click();
  const organisation = page.getByLabel('Organization name');
  await expect(organisation).toBeFocused();
  await expect(organisation).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(
    /Please enter a valid email address/,
  );
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Password must be at least 6 characters/,
  );
});

test('registering with an email that already has an account is refused', async ({ page }) => {
  await register(page, account('Owner').email);
  await expect(page.getByText('This email address already has an account.')).toBeVisible();
  await expect(page).toHaveURL(/\/register/);
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

test('the button says when it is waiting for the server', async ({ page }) => {
  await page.route('**/api/auth/login', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  const owner = account('Owner');
  await page.goto('/login');
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('secret words');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
});

async function mailTo(email: string): Promise<string | undefined> {
  const outbox = process.env.E2E_OUTBOX ?? '';
  for (const name of (await readdir(outbox).catch(() => [])).reverse()) {
    const mail = await readFile(join(outbox, name), 'utf8').catch(() => '');
    if (mail.includes(email)) return mail.replaceAll('=\r\n', '');
  }
  return undefined;
}

test('a forgotten password is reset with the emailed link', async ({ page }) => {
  const email = newEmail();
  await register(page, email);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('button', { name: 'Logout' }).click();

  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The login page has an email field too and stays until the next page has loaded.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(/If this email has an account/)).toBeVisible();

  await expect.poll(() => mailTo(email)).toBeDefined();
  const link = /https?:\/\/\S+\/reset-password#[\w-]+/.exec((await mailTo(email)) ?? '')?.[0] ?? '';
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

test('passwords can be pasted, and password managers know the fields', async ({ page }) => {
  for (const [path, kind] of [
    ['/login', 'current-password'],
    ['/register', 'new-password'],
  ] as const) {
    await page.goto(path);
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toHaveAttribute('autocomplete', kind);
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', /username|email/);
    const pasted = await password.evaluate((field) =>
      field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
    );
    expect(pasted, 'nobody has prevented it').toBe(true);
  }
});
