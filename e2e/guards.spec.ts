// Where signing in leads, and the wait for a page that doesn't know who is there. Who may open which page:
// src/web/Guards.screen.test.tsx.
import { account, expect, test } from './testing/test';

test('signing in leads to the page the visitor asked for', async ({ page }) => {
  const manager = account('Manager');
  await page.goto('/my-shifts');
  await expect(page).toHaveURL(/\/login/);
  await expect(page).toHaveTitle('Sign in · Muster');
  await page.getByLabel('Email').fill(manager.email);
  await page.getByLabel('Password', { exact: true }).fill(manager.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/my-shifts$/);
});

test('signing in never leads to another website', async ({ page }) => {
  const manager = account('Manager');
  await page.goto('/login?next=//evil.example/');
  await page.getByLabel('Email').fill(manager.email);
  await page.getByLabel('Password', { exact: true }).fill(manager.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/localhost:\d+\/dashboard$/);
});

test('a full-screen spinner shows while the user is loading', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/me', async (route) => {
    await held;
    await route.continue();
  });
  // The server sends this page when it can't reach its database and doesn't know who is signed in.
  await page.route('**/dashboard', async (route) => {
    // A page that has no shell of its own, as none has then.
    const response = await route.fetch({
      url: route.request().url().replace('dashboard', 'register'),
    });
    const body = (await response.text()).replace(
      /<script type="application\/json".*?<\/script>/,
      '',
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/login/);
});
