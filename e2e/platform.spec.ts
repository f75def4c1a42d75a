// Platform Administration: super admins see the figures, organisations and users of the installation.
import type { Page } from '@playwright/test';
import { logIn } from './testing/log-in';
import { organisation } from './testing/organisation';
import { account, expect, expectAccessible, expectNoSidewaysScroll, test } from './testing/test';

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

test('a super admin sees figures, finds organisations and users, and exports them', async ({
  page,
}) => {
  test.slow();
  await logIn(page, account('Super admin'));
  await page.goto('/platform');
  for (const title of ['Total Organizations', 'Total Users', 'Active Subscriptions']) {
    const card = page.locator('dl > div').filter({ hasText: title });
    await expect(card.locator('dd').first()).toHaveText(/^[1-9][\d,]*$/);
    await expect(card.locator('dd').last()).toHaveText(/in 30 days$|^New$/);
  }
  const revenue = page.locator('dl > div').filter({ hasText: 'Monthly Revenue' });
  await expect(revenue.locator('dd').first()).toHaveText(/^\$[1-9][\d,]* AUD$/);

  await page.getByRole('tab', { name: 'Organizations' }).click();
  await expect(page).toHaveURL(/tab=organizations/);
  await page.getByRole('searchbox', { name: 'Search organizations' }).fill('banksia aged');
  await expect(cards(page, 'Organizations')).toHaveCount(1);
  await expect(page).toHaveURL(/search=banksia/);
  const card = cards(page, 'Organizations');
  for (const text of ['Helen Papadopoulos', 'Active', 'Pro plan', '3 members', /Created \d/]) {
    await expect(card).toContainText(text);
  }
  await expectExport(
    page,
    /^organizations-\d{4}-\d\d-\d\d\.csv$/,
    /name,abn.*\r?\nBanksia Aged Care,/,
  );
  await page.getByRole('searchbox', { name: 'Search organizations' }).fill('no such thing');
  await expect(page.getByText('No organizations found')).toBeVisible();

  await page.getByRole('tab', { name: 'Users' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search users' })).toHaveValue('');
  await expect(cards(page, 'Users')).toHaveCount(50);
  const loadMore = page.getByRole('button', { name: 'Load more' });
  await loadMore.focus();
  await page.keyboard.press('Enter');
  await expect(cards(page, 'Users').nth(50)).toBeFocused();
  const search = page.getByRole('searchbox', { name: 'Search users' });
  await search.fill('robin.fair');
  await expect(cards(page, 'Users')).toHaveCount(1);
  await expect(cards(page, 'Users')).toContainText('Platform Admin');
  await expect(cards(page, 'Users')).toContainText('No organization');
  await search.fill('helen.papa');
  await expect(cards(page, 'Users')).toContainText('Wattle Health & Care, owner and 1 more');
  await expect(cards(page, 'Users')).toContainText('Standard User');
  await expectAccessible(page);
  await expectExport(page, /^users-\d{4}-\d\d-\d\d\.csv$/, /\nHelen Papadopoulos,/);

  await page.setViewportSize({ width: 360, height: 740 });
  for (const tab of ['dashboard', 'organizations', 'users']) {
    await page.goto(`/platform?tab=${tab}`);
    await expect(page.getByRole('tabpanel').locator('li, dd').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});

test('a failed list says so and loads again; other people are sent to their dashboard', async ({
  page,
  context,
}) => {
  await logIn(page, account('Super admin'));
  await page.route('**/api/platform/**', (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'In a moment.' }),
  );
  await page.goto('/platform');
  await expect(page.getByText('Failed to load figures')).toBeVisible();
  await page.getByRole('tab', { name: 'Users' }).click();
  await expect(page.getByText('Failed to load users')).toBeVisible();
  await page.unroute('**/api/platform/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page, 'Users').first()).toBeVisible();

  await context.clearCookies();
  await organisation(page);
  await page.goto('/platform');
  await expect(page).toHaveURL(/\/dashboard$/);
});
