// The organisation on the real server: what changes with it, and its subscription. The page itself:
// src/web/screens/organization/OrganizationScreen.screen.test.tsx.
import type { Page } from '@playwright/test';
import { organisation } from './testing/organisation';
import { withSite } from './testing/shifts';
import { expect, test } from './testing/test';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('what an owner changes is saved, shows on the next pages and in the download', async ({
  page,
}) => {
  const { idOf } = await withSite(page, [{ name: 'Amy Able' }]);
  await page.goto('/organization');
  await page.getByRole('button', { name: 'Edit Organization' }).click();
  const edit = dialog(page, 'Edit Organization');
  await edit.getByLabel('Organization name *').fill('Grevillea Bakery');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('banner')).toContainText('Grevillea Bakery');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Organization Data' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);

  await page.getByRole('button', { name: 'Organization Settings' }).click();
  const settings = dialog(page, 'Organization Settings');
  await settings.getByRole('combobox', { name: 'Week starts on' }).click();
  await page.getByRole('option', { name: 'Sunday' }).click();
  await settings.getByLabel('Default shift start').fill('6');
  await settings.getByRole('button', { name: 'Save settings' }).click();
  await expect(settings).toBeHidden();
  await page.goto(`/my-shifts?employee=${idOf('Amy Able')}&month=2027-04`);
  await expect(page.getByRole('grid').getByRole('columnheader').first()).toHaveText('Sun');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Create New Shift' }).last().click();
  await expect(dialog(page, 'Create Shift').getByLabel('Start Time')).toHaveValue('06:00');
});

test('after a failed payment the owner sees a banner on every page and opens billing in one click', async ({
  page,
}) => {
  await organisation(page);
  const post = async (path: string, data: object = {}) => {
    const answer = await page.request.post(path, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const session = async () =>
    new URL((await post('/api/organization/billing')).url).searchParams.get('session');
  await page.goto('/organization');
  const subscription = page.getByRole('region', { name: 'Subscription' });
  await expect(subscription).toContainText('Setup Required');
  await post(`/api/sandbox/checkouts/${await session()}/pay`, { card: 'accepted' });
  await page.reload();
  await expect(page.getByText('Free Trial Active')).toBeVisible();
  await expect(page.getByText('Your trial expires in 14 days')).toBeVisible();

  await post(`/api/sandbox/portals/${await session()}`, { action: 'fail-payment' });
  await page.goto('/employees');
  const banner = page.getByRole('region', { name: 'Subscription' });
  await expect(banner).toContainText("The last payment didn't go through.");
  const opened = page.waitForEvent('popup');
  await banner.getByRole('button', { name: 'Manage Billing' }).click();
  await expect(await opened).toHaveURL(/\/sandbox\/billing/);
  await page.emulateMedia({ media: 'print' });
  await expect(banner).toBeHidden();
});
