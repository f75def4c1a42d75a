// The roster grid: by keyboard, by selection, by mouse, and in two browsers at once.
import type { Page } from '@playwright/test';
import { PASSWORD } from './testing/organisation';
import { roster, toast } from './testing/roster-day';
import { expect, test } from './testing/test';

const PEOPLE = [{ name: 'Amy Able' }, { name: 'Ben Best' }, { name: 'Cat Cook' }];
const MONDAY = '2027-11-22';

const cell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true });

async function openGrid(page: Page, search = `?date=${MONDAY}`): Promise<void> {
  await page.goto(`/roster${search}`);
  await expect(page.getByRole('grid', { name: 'Roster' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /loading$/ })).toHaveCount(0);
}

test('the keyboard walks the grid, opens a day and comes back to it', async ({ page }) => {
  const { addShift } = await roster(page, PEOPLE);
  await addShift({ date: MONDAY, startTime: '09:00', endTime: '17:00' });
  await openGrid(page);
  const grid = page.getByRole('grid', { name: 'Roster' });
  await expect(grid).toHaveAttribute('aria-rowcount', '4');
  await expect(grid).toHaveAttribute('aria-colcount', '366');
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);

  const first = cell(page, 'Amy Able, Mon 22 Nov 2027, 09:00 to 17:00, Draft');
  await expect(first).toHaveAttribute('aria-colindex', '327');
  await grid.locator('[tabindex="0"]').focus();
  for (const [key, name] of [
    ['Control+End', 'Cat Cook, Fri 31 Dec 2027, no shifts'],
    ['ArrowRight', 'Cat Cook, Fri 31 Dec 2027, no shifts'],
    ['Home', 'Cat Cook, Fri 1 Jan 2027, no shifts'],
    ['PageUp', 'Amy Able, Fri 1 Jan 2027, no shifts'],
    ['ArrowDown', 'Ben Best, Fri 1 Jan 2027, no shifts'],
    ['ArrowRight', 'Ben Best, Sat 2 Jan 2027, no shifts'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(cell(page, name)).toBeFocused();
    await expect(cell(page, name)).toBeInViewport({ ratio: 1 });
  }
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);

  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ben Best, Sat 2 Jan 2027' });
  await expect(dialog.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cell(page, 'Ben Best, Sat 2 Jan 2027, no shifts')).toBeFocused();

  // Scrolled out of sight it is still the cell with the focus, and the keys go on from it.
  await grid.evaluate((box) => box.scrollTo({ left: 9_000 }));
  await expect(page.getByRole('columnheader', { name: 'Sat 2 Jan 2027' })).toHaveCount(0);
  await expect(cell(page, 'Ben Best, Sat 2 Jan 2027, no shifts')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, 'Cat Cook, Sat 2 Jan 2027, no shifts')).toBeFocused();
  await expect(cell(page, 'Cat Cook, Sat 2 Jan 2027, no shifts')).toBeInViewport({ ratio: 1 });
});

test('several days are published at once, and one undo takes it back', async ({ page }) => {
  const { addShift } = await roster(page, PEOPLE);
  for (const employee of ['Amy Able', 'Ben Best']) {
    for (const date of [MONDAY, '2027-11-23']) await addShift({ employee, date });
  }
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
  });
  await openGrid(page);
  await cell(page, 'Amy Able, Mon 22 Nov 2027, 07:00 to 09:00, Draft').click({
    modifiers: ['ControlOrMeta'],
  });
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar.getByText('4 days selected')).toBeVisible();
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(4);

  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toast(page, 'Published 4 shifts')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /07:00 to 09:00$/ })).toHaveCount(4);
  expect(calls).toEqual(['/api/roster/cells']);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('gridcell', { name: /07:00 to 09:00, Draft$/ })).toHaveCount(4);
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(0);
  await expect(cell(page, 'Ben Best, Tue 23 Nov 2027, 07:00 to 09:00, Draft')).toBeFocused();

  await page.keyboard.press('Delete');
  await expect(cell(page, 'Ben Best, Tue 23 Nov 2027, no shifts')).toBeFocused();
  await expect(toast(page, 'Deleted 1 shift')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'Ben Best, Tue 23 Nov 2027, 07:00 to 09:00, Draft')).toBeFocused();
});

test('a shift is moved by mouse, copied by keys, and refused where there is one', async ({
  page,
}) => {
  const { addShift } = await roster(page, PEOPLE);
  await addShift({ date: MONDAY, published: true });
  await addShift({ employee: 'Ben Best', date: '2027-11-25' });
  await openGrid(page);
  const source = cell(page, 'Amy Able, Mon 22 Nov 2027, 07:00 to 09:00');
  const target = cell(page, 'Cat Cook, Wed 24 Nov 2027, no shifts');
  await source.hover();
  await page.mouse.down();
  await target.hover();
  await expect(page.getByText('Move to Cat Cook, Wed 24 Nov')).toBeVisible();
  await page.mouse.up();
  const moved = cell(page, 'Cat Cook, Wed 24 Nov 2027, 07:00 to 09:00');
  await expect(moved).toBeFocused();
  await expect(cell(page, 'Amy Able, Mon 22 Nov 2027, no shifts')).toBeVisible();
  await expect(toast(page, 'Moved 1 shift')).toBeVisible();

  await page.keyboard.press('Control+c');
  await expect(page.getByText('Copied 1 day. Paste with Control V.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Control+v');
  await expect(cell(page, 'Ben Best, Wed 24 Nov 2027, 07:00 to 09:00, Draft')).toBeFocused();
  await expect(toast(page, 'Copied 1 shift')).toBeVisible();

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+v');
  await expect(toast(page, 'Failed to copy')).toBeVisible();
  await expect(page.getByText(/^409: Ben Best already works/)).toBeVisible();
});

test('a week is copied after saying what is in the way', async ({ page }) => {
  const { addShift } = await roster(page, PEOPLE);
  for (const date of [MONDAY, '2027-11-23', '2027-11-29']) await addShift({ date });
  await openGrid(page);
  await page.getByRole('button', { name: 'Copy week' }).click();
  await page.getByRole('menuitem', { name: 'Copy this week to next week' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    '1 shift will be copied as drafts. 1 is left out, because somebody already works then.',
  );
  await question.getByRole('button', { name: 'Copy week' }).click();
  await expect(toast(page, 'Copied 1 shift')).toBeVisible();
  await expect(cell(page, 'Amy Able, Tue 30 Nov 2027, 07:00 to 09:00, Draft')).toBeVisible();
});

test('a change in one browser appears in the grid of another', async ({
  page,
  browser,
  baseURL,
}) => {
  const { mail, addShift } = await roster(page, PEOPLE);
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await context.newPage();
  await other.request.post('/api/auth/login', {
    data: { email: `olive${mail}`, password: PASSWORD },
  });
  await openGrid(other);
  await addShift({ date: MONDAY });
  await expect(cell(other, 'Amy Able, Mon 22 Nov 2027, 07:00 to 09:00, Draft')).toBeVisible();
  await context.close();
});
