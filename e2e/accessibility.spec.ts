// Pages as the real server sends them: no axe violation in either theme, usable by keyboard alone, quick to load. Every
// page has its turn in src/web/App.screen.test.tsx.
import type { Page } from '@playwright/test';
import { logIn } from './testing/log-in';
import {
  account,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from './testing/test';

async function check(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  // What axe finds on a phone: src/web/App.screen.test.tsx.
  await page.setViewportSize({ width: 320, height: 740 });
  await expectNoSidewaysScroll(page);
}

test('the login page and the roster of a whole organisation pass axe, their frame and title included', async ({
  page,
}) => {
  test.slow();
  await check(page, '/login');
  await logIn(page, account('Owner'));
  await check(page, '/roster');
});

test('someone with only a keyboard can sign in, use the navigation and the menu, and sign out', async ({
  page,
}) => {
  const owner = account('Owner');
  await page.goto('/login');
  await page.keyboard.press('Tab');
  while (!(await page.getByLabel('Email').evaluate((input) => input === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(owner.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(owner.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();

  await page.getByRole('link', { name: 'Roster', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/roster$/);

  const menu = page.getByRole('button', { name: /your menu/ });
  // The new page takes the focus when it arrives, and keeps it until a key is pressed.
  await expect(page.getByRole('heading', { level: 1, name: 'Roster' })).toBeFocused();
  await page.keyboard.press('Tab');
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Your account' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  await page.getByRole('button', { name: 'Logout' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
});

test('the chosen theme is kept and there before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page, account('Owner'));
  await page.getByRole('button', { name: /your menu/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The theme is set before any of our code runs; without the style sheet the browser shows its own dark canvas.
  await expect(page.locator('html')).toHaveCSS('background-color', 'oklch(0.232 0.018 212)');
  await page.route('**/assets/*.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  );
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('the login form works with less than 200 kB of JavaScript', async ({ page }) => {
  let bytes = 0;
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    const { responseBodySize } = await response.request().sizes();
    bytes += responseBodySize;
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(200_000);
});
