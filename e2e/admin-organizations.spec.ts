// Organizations Management on the real server: export, billing in a new tab, and what is written down. The rest:
// src/web/screens/admin-organizations/OrganizationsScreen.screen.test.tsx.
import { randomUUID } from 'node:crypto';
import { logIn } from './testing/log-in';
import { organisation } from './testing/organisation';
import { owningSuperAdmin } from './testing/super-admin';
import { account, expect, test } from './testing/test';

const PATH = '/admin/organizations';

test('an owner of two organisations exports the one they searched for', async ({ page }) => {
  await logIn(page, account('Owner'));
  await page.goto(PATH);
  await expect(page.getByText('Showing 1 to 2 of 2 organizations')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search organizations' }).fill('banksia');
  await expect(page.getByText('Showing 1 to 1 of 1 organizations')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^organizations-\d{4}-\d\d-\d\d\.csv$/);
});

test('billing opens in a new tab, and a canceled organisation says so in its activity', async ({
  page,
  context,
}) => {
  await organisation(page);
  await page.goto(PATH);
  const tab = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Billing of Banksia Bakery, in a new tab' }).click();
  await (await tab).waitForURL(/\/sandbox\//);
  await (await tab).close();
  await page.getByRole('button', { name: 'Cancel Banksia Bakery' }).click();
  await page.getByRole('button', { name: 'Mark as canceled' }).click();
  await expect(page.getByRole('row', { name: /Banksia Bakery/ })).toContainText('Canceled');
  await page.getByRole('button', { name: 'Banksia Bakery', exact: true }).click();
  const activity = page.getByRole('list', { name: 'Recent Activity' }).getByRole('listitem');
  await expect(activity.first()).toContainText('Subscription status set');
  await expect(activity.first()).toContainText('ToCanceled');
  await expect(activity.nth(1)).toContainText('Billing opened');
  await expect(activity.last()).toContainText('Organisation created');
});

test('a super admin sees organisations of others and sets any status', async ({ page }) => {
  // The command that makes a super admin takes a while on a busy machine.
  test.slow();
  await owningSuperAdmin(page);
  await page.goto(`${PATH}?search=${encodeURIComponent('Banksia Aged')}`);
  await page.getByRole('button', { name: 'Banksia Aged Care', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Banksia Aged Care' });
  await expect(dialog.getByRole('combobox', { name: 'Set the status' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  // A name of its own: others change organisations at the same time.
  const name = `Depot ${randomUUID()}`;
  await page.request.patch('/api/organization', { data: { name } });
  await page.goto(`${PATH}?search=${name}`);
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('combobox', { name: 'Set the status' }).click();
  await page.getByRole('option', { name: 'Active', exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Organization updated successfully')).toBeVisible();
});
