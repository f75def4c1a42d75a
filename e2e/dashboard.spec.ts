// The dashboard on the real server: a shift is created, and the figures count it. The rest:
// src/web/screens/dashboard/DashboardScreen.screen.test.tsx.
import { roster, toast } from './testing/roster-day';
import { expect, test } from './testing/test';

test('the first shift is created from the dashboard, and the figures count it', async ({
  page,
}) => {
  await roster(page, [{ name: 'Amy Able' }, { name: 'Ben Best' }]);
  await page.goto('/');
  const figure = (title: string) =>
    page.getByRole('definition').and(page.locator(`dt:has-text("${title}") + dd`));
  await expect(figure('Total Employees')).toHaveText('2');
  await expect(figure("This Week's Shifts")).toHaveText('0');
  await page
    .getByRole('region', { name: 'Quick Actions' })
    .getByRole('button', { name: 'Create New Shift' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Create Shift' });
  const who = dialog.getByLabel('Employee', { exact: true });
  await who.fill('ben');
  await page.keyboard.press('Enter');
  await expect(who).toHaveValue('Ben Best');
  await dialog.getByLabel('End Time').fill('16:30');
  await dialog.getByRole('button', { name: 'Create Shift' }).click();
  await expect(toast(page, 'Shift created successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(figure("This Week's Shifts")).toHaveText('1');
  await expect(figure('Total Hours')).toHaveText('7.5');
});
