// Keyboard shortcuts and the command menu.
import type { Page } from '@playwright/test';
import { account, expect, expectAccessible, signIn, test } from './testing/test';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Command menu' });
const command = (page: Page) => menu(page).getByRole('combobox', { name: 'Command' });

/** Shortcuts work once the page has its focus. */
async function enter(page: Page, role: string): Promise<void> {
  await signIn(page, account(role));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test('each shortcut does what the list says, and none works while typing', async ({ page }) => {
  test.slow();
  await enter(page, 'Manager');
  await page.keyboard.press('l');
  await expect(page).toHaveURL(/\/roster\?view=list/);
  await expect(page.getByRole('heading', { level: 1, name: 'Roster' })).toBeFocused();
  await page.goto('/roster?view=list&date=2027-04-05');
  await expect(page.getByLabel('Around')).toHaveValue('2027-04-05');
  await page.keyboard.press('m');
  await expect(page).toHaveURL(/view=map/);
  await page.keyboard.press('g');
  await expect(page.getByRole('columnheader', { name: 'Mon 5 Apr 2027' })).toBeInViewport();
  await page.keyboard.press('t');
  await expect(page.getByRole('columnheader', { name: /, today$/ })).toBeInViewport();

  // The focus moves with the grid, and a new shift starts from the focused cell.
  const first = page.getByRole('gridcell', { name: /^Ananya Iyer/ }).first();
  await first.click({ modifiers: ['ControlOrMeta'] });
  await page.keyboard.press('Home');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Ananya Iyer, \w+ 1 Jan/);
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Create Shift' });
  await expect(dialog.getByLabel('Date')).toHaveValue(/-01-01$/);
  await expect(dialog.getByRole('combobox', { name: 'Employee' })).toHaveValue('Ananya Iyer');
  await page.keyboard.press('Control+k');
  await dialog.getByLabel('Notes').fill('a');
  await page.keyboard.type('glt?/');
  await expect(dialog.getByLabel('Notes')).toHaveValue('aglt?/');
  await expect(menu(page)).toBeHidden();
  await dialog.getByLabel('Notes').fill('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Ananya Iyer, \w+ 1 Jan/);
  await page.keyboard.press('t');
  const year = new Date().getFullYear();
  await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^Ananya Iyer, .* ${year}`));
  await expect(page.locator(':focus')).not.toHaveAccessibleName(/ 1 Jan /);

  await page.goto('/sites');
  const search = page.getByRole('searchbox');
  await expect(search).toBeVisible();
  await page.keyboard.press('Alt+l');
  await page.keyboard.press('Shift+L');
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('tgn?');
  await expect(search).toHaveValue('tgn?');
  await expect(page).toHaveURL(/\/sites/);

  await search.blur();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list).toContainText('Roster on the map');
  await page.keyboard.press('g');
  await list.getByRole('link', { name: 'Turn single keys off' }).click();
  const single = page.getByRole('switch', { name: 'Single-key shortcuts' });
  await single.uncheck();
  await page.keyboard.press('g');
  await page.reload();
  await expect(single).not.toBeChecked();
  await page.keyboard.press('?');
  await page.keyboard.press('l');
  await page.keyboard.press('Control+k');
  await expect(command(page)).toBeFocused();
  await expect(list).toBeHidden();
  await expect(page).toHaveURL(/\/account/);
});

test('the command menu opens pages, creates things and changes the theme by keyboard', async ({
  page,
}) => {
  test.slow();
  // Letters typed while the menu is loading appear in its field and are not taken for shortcuts.
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
  await command(page).clear();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(command(page)).toBeFocused();
  const chosen = menu(page).getByRole('option', { selected: true });
  await expect(chosen).toHaveText(/New shift/);
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toHaveText(/Logout/);
  await expect(chosen).toBeInViewport();
  await page.keyboard.type('employees');
  await expect(chosen).toHaveText('Employees');
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveText('Import employees');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Employee Management' })).toBeFocused();

  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('job si');
  await expect(chosen).toHaveText('Add job site');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Create New Job Site' })).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Site Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Employee Management' })).toBeFocused();

  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('nothing like it');
  await expect(menu(page)).toContainText('No commands match.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(menu(page)).toBeHidden();
});

test('an employee opens the command menu by touch and finds only their own commands', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await enter(page, 'Employee');
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'Command menu' }).tap();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(menu(page).getByRole('option')).toHaveCount(11);
  await expect(menu(page).getByRole('option', { name: /shift$|roster|add|create/i })).toHaveCount(
    0,
  );
  await menu(page).getByRole('option', { name: 'Help' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeFocused();
  await page.keyboard.press('t');
  await expect(page).toHaveURL(/\/my-shifts/);
  await context.close();
});
