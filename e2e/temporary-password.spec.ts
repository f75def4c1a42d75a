// Someone with a temporary password must choose a new one before anything else.
import { account, expect, test } from './testing/test';

test('every screen asks for a new password until the temporary one is changed', async ({
  page,
}) => {
  const newcomer = account('Employee, temporary password');
  await page.goto('/login');
  await page.getByLabel('Email').fill(newcomer.email);
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const heading = page.getByRole('heading', { name: 'Choose a new password' });
  await expect(heading).toBeVisible();
  await page.goto('/my-shifts');
  await expect(heading).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();

  await page
    .getByLabel('Current password')
    .or(page.getByLabel('Temporary password'))
    .fill('wrong one');
  await page.getByLabel('New password', { exact: true }).fill('magpies at dawn');
  await page.getByLabel('Confirm').fill('magpies at dawn');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Your current password isn.t correct/).first()).toBeVisible();

  await page
    .getByLabel('Current password')
    .or(page.getByLabel('Temporary password'))
    .fill(newcomer.password);
  await page.keyboard.press('Enter');
  await expect(heading).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Employee Shifts Calendar' })).toBeVisible();
});
