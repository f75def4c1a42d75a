// Organizations Management: owners find, open, export and cancel organisations, page by page.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { logIn } from './testing/log-in';
import { organisation, PASSWORD } from './testing/organisation';
import { owningSuperAdmin } from './testing/super-admin';
import { account, expect, expectAccessible, expectNoSidewaysScroll, test } from './testing/test';

const PATH = '/admin/organizations';

const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true });
const figure = (page: Page, title: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: title }).locator('dd');
const names = (page: Page) =>
  page
    .getByRole('region', { name: 'Organizations', exact: true })
    .locator('tbody tr td:first-child button');

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('an owner of two organisations finds, sorts, opens and exports them; a manager is refused', async ({
  page,
  context,
}) => {
  test.slow();
  await logIn(page, account('Owner'));
  await page.goto(PATH);
  await expect(figure(page, 'Total Organizations').first()).toHaveText('2');
  await expect(figure(page, 'Active Subscriptions').first()).toHaveText('1');
  await expect(figure(page, 'Trialing').first()).toHaveText('1');
  await expect(page.getByText('Showing 1 to 2 of 2 organizations')).toBeVisible();
  await expect(page.getByText('Page 1 of 1')).toBeVisible();

  await choose(page, 'Sort by', 'Name, Z to A');
  await expect(names(page)).toHaveText(['Wattle Health & Care', 'Banksia Aged Care']);
  await choose(page, 'Sort by', 'Name, A to Z');
  await expect(names(page)).toHaveText(['Banksia Aged Care', 'Wattle Health & Care']);
  await expect(page).toHaveURL(/sort=name&direction=asc/);
  await choose(page, 'Filter by status', 'Trial');
  await expect(names(page)).toHaveText(['Wattle Health & Care']);
  await page.goBack();
  await expect(names(page)).toHaveCount(2);

  await page.getByRole('searchbox', { name: 'Search organizations' }).fill('banksia');
  await expect(names(page)).toHaveText(['Banksia Aged Care']);
  await expect(page).toHaveURL(/search=banksia/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^organizations-\d{4}-\d\d-\d\d\.csv$/);
  await expect(toast(page, 'CSV exported successfully')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search organizations' }).fill('no such thing');
  await page.getByRole('button', { name: 'Show all organizations' }).click();
  await expect(names(page)).toHaveCount(2);

  await page
    .getByRole('row', { name: /Wattle/ })
    .getByRole('cell', { name: /^\d+ \w+ \d{4}$/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Wattle Health & Care' });
  await expect(dialog.getByText('accounts@wattle.example')).toBeVisible();
  await expect(
    dialog.getByRole('list', { name: 'Recent Activity' }).getByRole('listitem'),
  ).toHaveCount(10);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Organizations' }).getByRole('listitem')).toHaveCount(
    2,
  );
  await expectNoSidewaysScroll(page);

  await context.clearCookies();
  await logIn(page, account('Manager'));
  await page.goto(PATH);
  await expect(page.getByText('Access denied. Owner privileges required.')).toBeVisible();
});

test('billing opens in a new tab, and an organisation is marked as canceled by keyboard after a question', async ({
  page,
  context,
}) => {
  test.slow();
  await organisation(page);
  await page.goto(PATH);
  const billing = page.getByRole('button', { name: 'Billing of Banksia Bakery, in a new tab' });
  const tab = context.waitForEvent('page');
  await billing.click();
  await (await tab).waitForURL(/\/sandbox\//);
  await (await tab).close();
  await page.route('**/billing', (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'The provider is away.' }),
  );
  await billing.click();
  await expect(toast(page, 'Failed to open billing')).toBeVisible();
  await expect(toast(page, '503: The provider is away.')).toBeVisible();
  await expect.poll(() => context.pages().length).toBe(1);
  await page.getByRole('button', { name: 'Dismiss' }).click();

  const name = page.getByRole('button', { name: 'Banksia Bakery', exact: true });
  await name.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Banksia Bakery' });
  const activity = dialog.getByRole('list', { name: 'Recent Activity' }).getByRole('listitem');
  await expect(activity.first()).toContainText('Billing opened');
  await expect(activity.last()).toContainText('Organization created');
  await expect(activity.last()).toContainText('NameBanksia Bakery');
  await expect(dialog.getByText('N/A')).not.toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(name).toBeFocused();

  await page.route('**/api/admin/organizations/*', (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'In a moment.' }),
  );
  await page.getByRole('button', { name: 'Cancel Banksia Bakery' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Cancel Banksia Bakery' });
  await expect(question).toContainText(
    'Mark this organization as canceled? This will update the local status only.',
  );
  await expect(question.getByRole('button', { name: 'Keep as it is' })).toBeFocused();
  await question.getByRole('button', { name: 'Mark as canceled' }).click();
  await expect(toast(page, 'Failed to update organization')).toBeVisible();
  await expect(toast(page, '503: In a moment.')).toBeVisible();
  await page.unroute('**/api/admin/organizations/*');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await question.getByRole('button', { name: 'Mark as canceled' }).click();
  await expect(toast(page, 'Organization updated successfully')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(name).toBeFocused();
  await expect(page.getByRole('row', { name: /Banksia Bakery/ })).toContainText('Canceled');
  await expect(page.getByRole('button', { name: 'Cancel Banksia Bakery' })).toBeHidden();

  await page.keyboard.press('Enter');
  await expect(activity.first()).toContainText('Subscription status set');
  await expect(activity.first()).toContainText('ToCanceled');
});

/** Signs up each organisation through onboarding, from its own email address. */
async function signUp(page: Page, names: string[]): Promise<void> {
  await Promise.all(
    names.map(async (organizationName, index) => {
      const answer = await page.request.post('/api/onboarding/step1', {
        headers: { 'x-forwarded-for': `10.200.0.${index}` },
        data: {
          organizationName,
          adminName: 'Gus Green',
          adminEmail: `${randomUUID()}@example.com`,
          password: PASSWORD,
          acceptTerms: true,
        },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
    }),
  );
}

test('a super admin sees all organisations, page by page, and sets any status', async ({
  page,
}) => {
  test.slow();
  await owningSuperAdmin(page);
  const depot = `Depot ${randomUUID()}`;
  await signUp(
    page,
    Array.from({ length: 21 }, (_, index) => `${depot} ${index + 10}`),
  );

  const list = '**/api/admin/organizations?*';
  await page.route(list, (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'In a moment.' }),
  );
  await page.goto(`${PATH}?search=${depot}&sort=name&direction=asc&page=9`);
  await expect(page.getByText('Failed to load organizations')).toBeVisible();
  await page.unroute(list);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText('Showing 21 to 21 of 21 organizations')).toBeVisible();
  await expect(names(page)).toHaveText([`${depot} 30`]);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(figure(page, 'Total Organizations').first()).toHaveText('21');
  await expect(figure(page, 'Total Members').last()).toHaveText('On this page');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expect(names(page)).toHaveCount(20);

  await page.getByRole('button', { name: `${depot} 10`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `${depot} 10` });
  await expect(dialog.getByText(/This will update the local status only/)).toBeVisible();
  await choose(page, 'Set the status', 'Active');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Organization updated successfully')).toBeVisible();
  await expect(dialog.locator('dd').filter({ hasText: 'Active' }).first()).toBeVisible();
});
