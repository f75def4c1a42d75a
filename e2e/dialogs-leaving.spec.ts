// Leaving a dialog with something in it: by Esc, by the browser's Back, by closing the page.
import type { Page } from '@playwright/test';
import { DIALOG, discard, expectHeld } from './testing/dialogs/walk';
import { withSite } from './testing/shifts';
import { expect, expectAccessible, test } from './testing/test';

// A journey does much; on a busy machine each step takes its time.
test.describe.configure({ timeout: 90_000 });

/** A Back that closes something instead: the browser goes back, and is sent forward again a moment later. */
async function backWithin(page: Page): Promise<void> {
  const place = () => page.evaluate(() => history.state?.__TSR_index);
  const here = await place();
  await page.goBack();
  await expect.poll(place).toBe(here);
}

test('what was typed is not lost to Esc or Back without a question', async ({ page }) => {
  const { locationId } = await withSite(page, [{ name: 'Amy Able' }]);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Sites', exact: true }).click();
  await page.getByRole('button', { name: 'Edit Parramatta Depot' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Job Site' });
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await dialog.getByLabel('Notes').fill('Gate code 1234');
  await page.request.put(`/api/locations/${locationId}`, {
    data: { name: 'Parramatta Depot', notes: 'Gate code 5678' },
  });
  await expect(dialog.getByRole('alert')).toContainText('Someone else changed this');
  await expectAccessible(page, DIALOG);
  await backWithin(page);
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await expectHeld(page, question, dialog);
  await expectAccessible(page, DIALOG);
  await backWithin(page);
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel('Notes')).toHaveValue('Gate code 1234');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/sites$/);
  // The same for the question about a deletion, and then Back is Back again.
  const remove = page.getByRole('button', { name: 'Delete Parramatta Depot' });
  await remove.click();
  const sure = page.getByRole('alertdialog', { name: 'Delete job site' });
  await expect(sure.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await backWithin(page);
  await expect(sure).toBeHidden();
  await expect(page).toHaveURL(/\/sites$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/employees');
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('name,email\nBen Best,ben@example.com\n'),
  });
  await expect(page.getByRole('button', { name: 'Import 1 employee' })).toBeVisible();
  await discard(page);

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Create New Shift' }).first().click();
  await page.getByLabel(/^Notes/).fill('Bring the keys');
  const asked = page.waitForEvent('dialog');
  const reloading = page.reload();
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).accept();
  await reloading;
});
