// Leaving a dialog with unsaved changes: by Esc, by the browser's Back, by closing the page.
import type { Page } from '@playwright/test';
import { withSite } from './testing/shifts';
import { expect, test } from './testing/test';

// The journey has many steps, which are slow on a busy machine.
test.describe.configure({ timeout: 90_000 });

/** Back that only closes a dialog: the browser goes back and is sent forward again a moment later. */
async function backWithin(page: Page): Promise<void> {
  const place = () => page.evaluate(() => history.state?.__TSR_index);
  const here = await place();
  await page.goBack();
  await expect.poll(place).toBe(here);
}

test('Esc and Back ask before they lose what was typed', async ({ page }) => {
  await withSite(page, [{ name: 'Amy Able' }]);
  await page.goto('/dashboard');
  // A link of the shell would load the page anew, and Back would leave it for good.
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.getByRole('link', { name: 'Sites', exact: true }).click();
  await page.getByRole('button', { name: 'Edit Parramatta Depot' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Job Site' });
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await dialog.getByLabel('Notes').fill('Gate code 1234');
  await backWithin(page);
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await backWithin(page);
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel('Notes')).toHaveValue('Gate code 1234');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/sites$/);
  // Back also closes the delete question; after that, Back leaves the page again.
  const remove = page.getByRole('button', { name: 'Delete Parramatta Depot' });
  await remove.click();
  const sure = page.getByRole('alertdialog', { name: 'Delete job site' });
  await expect(sure.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await backWithin(page);
  await expect(sure).toBeHidden();
  await expect(page).toHaveURL(/\/sites$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Create New Shift' }).first().click();
  await page.getByLabel(/^Notes/).fill('Bring the keys');
  const asked = page.waitForEvent('dialog');
  const reloading = page.reload();
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).accept();
  await reloading;
});
