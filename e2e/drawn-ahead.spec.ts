// What people see and do before any code has arrived, and that nothing of it is lost when it comes.
import type { Page } from '@playwright/test';
import { account, expect, expectNoSidewaysScroll, signIn, test } from './testing/test';

/** Opens the page without its code, or some of it, which comes when the returned function is called. */
async function openWithoutCode(page: Page, path: string, code = /./): Promise<() => void> {
  let letCodeCome: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letCodeCome = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    if (code.test(route.request().url())) await held;
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

test('who has entered everything is signed in when the code comes', async ({ page }) => {
  const person = account('Manager');
  const letCodeCome = await openWithoutCode(page, '/login', /start|react|forms/);
  // The first script is there before anybody can have typed this much.
  await page.locator('link[rel=modulepreload][data-after-first-paint]').first().waitFor({
    state: 'attached',
  });
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  // A browser would send this form by itself, with the password in the address.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  letCodeCome();
  await expect(page).toHaveURL(/\/dashboard$/);
});

for (const [path, heading] of [
  ['/dashboard', 'Dashboard'],
  ['/roster', 'Roster'],
  ['/my-shifts', 'Employee Shifts Calendar'],
] as const) {
  test(`${path} is there before its code, and stays where it is`, async ({ page }) => {
    await signIn(page, account('Manager'));
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
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(navigation.getByRole('link', { name: 'Employees' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    // By keyboard to a link, as somebody does who need not wait for the rest.
    await navigation.getByRole('link', { name: 'Sites' }).focus();
    letCodeCome();
    await expect(page.locator('#drawn-ahead')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(navigation.getByRole('link', { name: 'Sites' })).toBeFocused();
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/sites$/);
  });
}

test('a name that is typed ahead opens the month of its person', async ({ page }) => {
  await signIn(page, account('Manager'));
  const letCodeCome = await openWithoutCode(page, '/my-shifts');
  const search = page.getByRole('combobox', { name: 'Search for an employee' });
  await search.pressSequentially(account('Employee').name);
  letCodeCome();
  await expect(page.getByText(/^Showing shifts for:/)).toHaveText(
    `Showing shifts for: ${account('Employee').name}`,
  );
  await expect(search).toBeFocused();
});
