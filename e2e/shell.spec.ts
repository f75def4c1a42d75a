// What people see and do before the code has arrived, and that nothing of it is lost when it comes.
import type { Page } from '@playwright/test';
import { logIn } from './testing/log-in';
import { account, expect, expectNoSidewaysScroll, test } from './testing/test';

/** Opens the page without its code, which comes when the returned function is called. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  let letCodeCome: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letCodeCome = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return letCodeCome;
}

test('what is typed into the login form is kept, and the cursor with it', async ({ page }) => {
  const person = account('Manager');
  const letCodeCome = await openWithoutCode(page, '/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).pressSequentially(person.password.slice(0, 4));
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  letCodeCome();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(person.password.slice(4));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('whoever presses Enter early is signed in when the code comes', async ({ page }) => {
  const person = account('Manager');
  const listens = page.waitForResponse('**/shell.js');
  const letCodeCome = await openWithoutCode(page, '/roster');
  await (await listens).finished();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  // A browser would send this form by itself, with the password in the address.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/roster$/);
  letCodeCome();
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(page).toHaveURL(/\/roster$/);
});

test('a link pressed before the code comes and released after it is followed', async ({ page }) => {
  const letCodeCome = await openWithoutCode(page, '/');
  const link = page.getByRole('link', { name: 'New organization? Create account' });
  await link.hover();
  await page.mouse.down();
  letCodeCome();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: 'Create Organization' })).toBeVisible();
  await expect(page).toHaveURL(/\/register$/);
});

for (const [path, heading] of [
  ['/dashboard', 'Dashboard'],
  ['/roster', 'Roster'],
  ['/my-shifts', 'Employee Shifts Calendar'],
] as const) {
  test(`the frame of ${path} is there before its code, and stays where it is`, async ({ page }) => {
    await logIn(page, account('Manager'));
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Object.assign(window, {
            shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value'),
          });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const letCodeCome = await openWithoutCode(page, path);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const name = page.getByRole('button', { name: /your menu$/ });
    await expect(navigation.getByRole('link')).toHaveText([
      'Dashboard',
      'Employees',
      'Roster',
      'Sites',
      'My Shifts',
      'Requests',
      'Leave',
      'Rules',
      'Time',
      'Patterns',
    ]);
    await expectNoSidewaysScroll(page);
    // Before it has its own font, what stands beside the name is wider. Asking for `ready` or `check` would be too early:
    // nothing may have asked for the font yet, or said that there is one.
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].map(({ status }) => status)))
      .toContain('loaded');
    const place = await name.boundingBox();
    // By keyboard to a link, as someone does who need not wait for the rest.
    await navigation.getByRole('link', { name: 'Sites' }).focus();
    letCodeCome();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(navigation.getByRole('link', { name: 'Sites' })).toBeFocused();
    expect(await name.boundingBox()).toEqual(place);
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/sites$/);
  });
}

test('on a phone the frame fits before its code has come', async ({ page }) => {
  await logIn(page, account('Employee'));
  await page.setViewportSize({ width: 320, height: 640 });
  const letCodeCome = await openWithoutCode(page, '/');
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeDisabled();
  await expectNoSidewaysScroll(page);
  letCodeCome();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link')).toContainText([
    'Dashboard',
    'My Shifts',
    'Requests',
    'Leave',
  ]);
});
