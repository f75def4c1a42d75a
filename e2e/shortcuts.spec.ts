// Shortcuts where the browser itself matters: code that comes late, a reload, a touch screen. The rest:
// src/web/shortcuts/Shortcuts.screen.test.tsx.
import type { Page } from '@playwright/test';
import { logIn } from './testing/log-in';
import { account, expect, test } from './testing/test';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Command menu' });
const command = (page: Page) => menu(page).getByRole('combobox', { name: 'Command' });

/** Shortcuts work once the page is there. */
async function enter(page: Page, role: string): Promise<void> {
  await logIn(page, account(role));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('letters typed while the command menu is loading appear in its field, and the choice of single keys outlasts a reload', async ({
  page,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/CommandMenu-*', async (route) => {
    await arrived;
    await route.continue();
  });
  await enter(page, 'Manager');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('new shifx');
  await page.keyboard.press('Backspace');
  arrive();
  await page.keyboard.type('t');
  await expect(command(page)).toBeFocused();
  await expect(command(page)).toHaveValue('new shift');
  await expect(menu(page).getByRole('option', { selected: true })).toHaveText(/New shift/);

  await page.goto('/account');
  const single = page.getByRole('switch', { name: 'Single-key shortcuts' });
  // By key: what is still being read above it would move it away from a pointer.
  await single.press('Space');
  await expect(single).not.toBeChecked();
  await page.reload();
  await expect(single).not.toBeChecked();
  await page.keyboard.press('l');
  await page.keyboard.press('Control+k');
  await expect(command(page)).toBeFocused();
  await expect(page).toHaveURL(/\/account/);
});

test('an employee opens the command menu by touch', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await enter(page, 'Employee');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'Command menu' }).tap();
  await menu(page).getByRole('option', { name: 'Help' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeFocused();
  await context.close();
});
