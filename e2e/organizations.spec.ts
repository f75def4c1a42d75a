// Founding a second organisation and switching, with two tabs of one browser on the real server. The menu itself:
// src/web/components/organizations-menu.screen.test.tsx.
import type { Page } from '@playwright/test';
import { organisation } from './testing/organisation';
import { toast } from './testing/roster-day';
import { expect, test } from './testing/test';

async function switchTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /your menu/ }).click();
  await page.getByRole('menuitemradio', { name }).click();
  await expect(toast(page, `You're now working in ${name}.`)).toBeVisible();
}

test('an owner founds a second organisation, starts its trial and switches back and forth', async ({
  page,
  context,
}) => {
  test.slow();
  await organisation(page, [{ name: 'Amy Able' }]);
  const other = await context.newPage();
  await other.goto('/employees');
  await expect(other.getByText('Amy Able')).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('button', { name: /your menu/ }).click();
  await page.getByRole('menuitem', { name: 'New organisation' }).click();
  await page.getByLabel('Organization name').fill('Grevillea Garage');
  await page.getByRole('checkbox', { name: 'I work here too' }).check();
  await page.getByRole('checkbox', { name: /Terms of Service/ }).check();
  await page.getByRole('button', { name: 'Create organisation' }).click();
  await expect(page.getByText('For Grevillea Garage')).toBeVisible();
  // The other tab shows nothing of the first organisation any more.
  await expect(
    toast(
      other,
      "You switched to Grevillea Garage in another tab. Unsaved changes here weren't kept.",
    ),
  ).toBeVisible();
  await other.goto('/employees');
  await expect(other.getByRole('rowheader', { name: /Olive Owner/ })).toBeVisible();
  await expect(other.getByText('Amy Able')).toBeHidden();

  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByText(/free trial of the Pro Plan has started/)).toBeVisible();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await switchTo(page, 'Banksia Bakery');
  await page.goto('/employees');
  await expect(page.getByText('Amy Able')).toBeVisible();
  await switchTo(page, 'Grevillea Garage');
  await page.goto('/admin/organizations');
  await expect(page.getByRole('row', { name: /Grevillea Garage/ })).toContainText('Trial');
  await expect(page.getByRole('row', { name: /Banksia Bakery/ })).toContainText('Pending');
});
