// Platform Administration on the real server: what super admins find, they export. The rest:
// src/web/screens/platform/PlatformScreen.screen.test.tsx.
import type { Page } from '@playwright/test';
import { logIn } from './testing/log-in';
import { account, expect, test } from './testing/test';

const cards = (page: Page, label: string) =>
  page.getByRole('list', { name: label }).getByRole('listitem');

async function expectExport(page: Page, name: RegExp, rows: RegExp): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(name);
  const text = (await (await file.createReadStream()).toArray()).join('');
  expect(text).toMatch(rows);
}

test('a super admin sees real figures, finds organisations and users, and exports them', async ({
  page,
}) => {
  await logIn(page, account('Super admin'));
  await page.goto('/platform');
  for (const title of ['Total Organizations', 'Total Users', 'Active Subscriptions']) {
    const card = page.locator('dl > div').filter({ hasText: title });
    await expect(card.locator('dd').first()).toHaveText(/^[1-9][\d,]*$/);
  }
  const revenue = page.locator('dl > div').filter({ hasText: 'Monthly Revenue' });
  await expect(revenue.locator('dd').first()).toHaveText(/^\$[1-9][\d,]* AUD$/);

  await page.getByRole('tab', { name: 'Organizations' }).click();
  await page.getByRole('searchbox', { name: 'Search organizations' }).fill('banksia aged');
  await expect(cards(page, 'Organizations')).toHaveCount(1);
  await expect(cards(page, 'Organizations')).toContainText('Helen Papadopoulos');
  await expectExport(
    page,
    /^organizations-\d{4}-\d\d-\d\d\.csv$/,
    /name,abn.*\r?\nBanksia Aged Care,/,
  );
  await page.getByRole('tab', { name: 'Users' }).click();
  await page.getByRole('searchbox', { name: 'Search users' }).fill('helen.papa');
  await expect(cards(page, 'Users')).toHaveCount(1);
  await expect(cards(page, 'Users')).toContainText('Wattle Health & Care, owner and 1 more');
  await expectExport(page, /^users-\d{4}-\d\d-\d\d\.csv$/, /\nHelen Papadopoulos,/);
});
