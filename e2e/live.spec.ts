// Two browsers: a change in one appears in the other, and a session ends in both.
import type { Browser, Page } from '@playwright/test';
import { logIn } from './testing/log-in';
import { organisation, PASSWORD } from './testing/organisation';
import { collectTroubles, expect, test } from './testing/test';

/** A new owner with a page of Muster open. */
async function registered(page: Page, path = '/dashboard'): Promise<string> {
  const { mail } = await organisation(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return `olive${mail}`;
}

async function signedIn(browser: Browser, baseURL: string, email: string, troubles: string[]) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  collectTroubles(page, troubles);
  await logIn(page, { name: '', role: '', email, password: PASSWORD });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

async function rename(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByRole('banner')).toContainText(name);
}

test('a change in one browser appears in the other', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  const email = await registered(page, '/account');
  const other = await signedIn(browser, baseURL ?? '', email, troubles);
  await rename(page, 'Amy Changed');
  await expect(other.getByRole('banner')).toContainText('Amy Changed');
  await other.context().close();
});

test('without live events a change appears by polling, and the screen says that it reconnects', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  const email = await registered(page, '/account');
  const other = await signedIn(browser, baseURL ?? '', email, []);
  await other.route('**/api/events?*', (route) => route.abort());
  await other.reload();
  await expect(other.getByText('Reconnecting...')).toBeVisible();
  await rename(page, 'Amy Polled');
  await expect(other.getByRole('banner')).toContainText('Amy Polled');
  await other.unroute('**/api/events?*');
  await expect(other.getByText('Reconnecting...')).toBeHidden();
  await other.context().close();
  expect(troubles).toEqual([]);
});

test('a session that ends while someone works asks for the password and loses nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await registered(page, '/account');
  await page.getByLabel('Name', { exact: true }).fill('Typed Before');
  // Another browser changes the password, which ends all other sessions.
  const other = await signedIn(browser, baseURL ?? '', email, []);
  const changed = await other.request.post('/api/auth/change-password', {
    data: { currentPassword: PASSWORD, newPassword: 'magpies at dawn' },
  });
  expect(changed.status()).toBe(200);

  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill('magpies at dawn');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Typed Before');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByRole('banner')).toContainText('Typed Before');
  await other.context().close();
});

test('logging out in one tab logs out the other tab', async ({ page, context }) => {
  await registered(page);
  const second = await context.newPage();
  await second.goto('/my-shifts');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(second).toHaveURL(/\/login/);
});
