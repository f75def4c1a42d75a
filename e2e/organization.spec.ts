// The organisation page: details, settings and what they change, the subscription, and who may do what.
import type { Page } from '@playwright/test';
import { logIn } from './testing/log-in';
import { organisation } from './testing/organisation';
import { withSite } from './testing/shifts';
import { account, expect, expectAccessible, expectNoSidewaysScroll, test } from './testing/test';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('an owner edits the organisation, and a wrong field shows an error', async ({ page }) => {
  await organisation(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Organization', exact: true }).click();
  await expect(page).toHaveTitle('Banksia Bakery · Muster');
  const details = page.getByRole('region', { name: 'Organization Details' });
  await expect(details).toContainText('ABNNot specified');

  await page.getByRole('button', { name: 'Edit Organization' }).click();
  const edit = dialog(page, 'Edit Organization');
  const name = edit.getByLabel('Organization name *');
  await expect(name).toBeFocused();
  await expectAccessible(page);
  await name.fill('Grevillea Bakery');
  await edit.getByLabel('ABN').fill('51 824 753 557');
  await page.keyboard.press('Enter');
  await expect(edit.getByLabel('ABN')).toBeFocused();
  await expect(edit.getByLabel('ABN')).toHaveAccessibleDescription(/Enter a valid ABN/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await edit.getByLabel('ABN').fill('51824753556');
  await edit.getByLabel('Estimated employees').fill('1200');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Organization updated successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Grevillea Bakery' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Grevillea Bakery');
  await expect(details).toContainText('51 824 753 556');
  await expect(details).toContainText('1,200');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Organization Data' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
});

test('settings change what others see: weeks from Sunday and the times of a new shift', async ({
  page,
}) => {
  const { idOf } = await withSite(page, [{ name: 'Amy Able' }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/organization');
  await page.getByRole('button', { name: 'Organization Settings' }).click();
  const settings = dialog(page, 'Organization Settings');
  await expect(settings.getByLabel('Time zone')).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await settings.getByRole('combobox', { name: 'Week starts on' }).click();
  await page.getByRole('option', { name: 'Sunday' }).click();
  await settings.getByLabel('Default shift start').fill('6');
  await settings.getByLabel('Default shift end').fill('14:30');
  await settings.getByLabel('Minimum rest between shifts').fill('11');
  await settings.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Organization updated successfully')).toBeVisible();
  await expect(settings).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/my-shifts?employee=${idOf('Amy Able')}&month=2027-04`);
  const days = page.getByRole('grid').getByRole('columnheader');
  await expect(days).toHaveText(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  await expect(page.getByRole('grid').getByRole('gridcell').first()).toContainText('28');

  await page.goto('/dashboard');
  await expect(page.getByText(/^Sun \d+ \w+ to Sat \d+ \w+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Create New Shift' }).last().click();
  await expect(dialog(page, 'Create Shift').getByLabel('Start Time')).toHaveValue('06:00');
  await expect(dialog(page, 'Create Shift').getByLabel('End Time')).toHaveValue('14:30');
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

test('everyone sees the organisation page with only the actions they may use', async ({ page }) => {
  const seen = async () => {
    await page.goto('/organization');
    await expect(page.getByRole('heading', { name: 'Subscription' })).toBeVisible();
    return page.getByRole('main').getByRole('button').allInnerTexts();
  };
  const action =
    /^(Edit Organization|Start Free Trial|Manage Billing|Invite|Organization Settings|Download)/;
  await logIn(page, account('Employee'));
  expect((await seen()).filter((text) => action.test(text))).toEqual([]);
  await expect(
    page.getByText(
      `${account('Owner').name} looks after billing, as the owner of this organisation.`,
    ),
  ).toBeVisible();
  await logIn(page, account('Admin'));
  expect((await seen()).map((text) => text.split('\n')[0])).toEqual([
    'Edit Organization',
    'Invite Team Members',
    'Organization Settings',
    'Download Organization Data',
  ]);
  await page.getByRole('button', { name: 'Invite Team Members' }).click();
  await expect(dialog(page, 'Add Employee')).toBeVisible();
});
