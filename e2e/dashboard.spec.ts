// The dashboard as a new owner, a manager and an employee see it.
import { organisation } from './testing/organisation';
import { roster, toast } from './testing/roster-day';
import {
  account,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from './testing/test';

// A busy machine needs longer for the many steps of a journey.
test.describe.configure({ timeout: 90_000 });

test('a new organisation is led to its first shift', async ({ page }) => {
  await organisation(page);
  await page.goto('/dashboard');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByRole('listitem')).toHaveCount(4);
  await expect(steps.getByText('done')).toHaveCount(0);
  await expectAccessible(page);

  await steps.getByRole('button', { name: 'Create New Shift' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Shift' });
  await expect(dialog.getByText('Nobody to roster yet')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Add a job site' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  await steps.getByRole('button', { name: 'Create Group' }).click();
  const group = page.getByRole('dialog', { name: 'Create' });
  await group.getByLabel('Name').fill('Nights');
  await group.getByRole('button', { name: /Create/ }).click();
  await expect(steps.getByText('done')).toHaveCount(1);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});

test('the first shift is created from the dashboard, and the figures count it', async ({
  page,
}) => {
  await roster(page, [{ name: 'Amy Able' }, { name: 'Ben Best' }]);
  await page.goto('/');
  const figure = (title: string) =>
    page.getByRole('definition').and(page.locator(`dt:has-text("${title}") + dd`));
  await expect(figure('Total Employees')).toHaveText('2');
  await expect(figure("This Week's Shifts")).toHaveText('0');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByText('done')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Add Employee' })).toHaveCount(1);

  await page
    .getByRole('region', { name: 'Quick Actions' })
    .getByRole('button', { name: 'Create New Shift' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Create Shift' });
  const who = dialog.getByLabel('Employee', { exact: true });
  await expect(who).toBeFocused();
  await expect(dialog.getByLabel('Location')).toHaveText('Parramatta Depot');
  await expect(dialog.getByLabel('Start Time')).toHaveValue('09:00');
  await expect(dialog.getByLabel('Publish shift (make visible to employee)')).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Create Shift' }).click();
  await expect(who).toHaveAccessibleDescription('Choose an employee');
  await page.keyboard.type('b');
  await expect(dialog.getByRole('option')).toHaveText([/Ben Best/, /Amy Able/]);
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('option')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(who).toHaveAttribute('aria-activedescendant', /.+/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(who).toHaveValue('Ben Best');
  await dialog.getByLabel('End Time').fill('16:30');
  await dialog.getByRole('button', { name: 'Create Shift' }).click();
  await expect(toast(page, 'Shift created successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(figure("This Week's Shifts")).toHaveText('1');
  await expect(figure('Total Hours')).toHaveText('7.5');
  await expect(steps).toBeHidden();
});

test('a manager gets no Add Employee, and an employee sees their own figures', async ({
  page,
  context,
}) => {
  await signIn(page, account('Manager'));
  const actions = page.getByRole('region', { name: 'Quick Actions' });
  await expect(actions.getByRole('button')).toHaveText(['Create New Shift']);
  await actions.getByRole('button', { name: 'Create New Shift' }).click();
  await expect(page.getByRole('dialog').getByLabel('Employee', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.route('**/api/dashboard/stats', (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Failed to load figures');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Total Employees')).toBeVisible();
  await actions.getByRole('link', { name: 'View Full Roster' }).click();
  await expect(page).toHaveURL(/\/roster/);

  await context.clearCookies();
  await signIn(page, account('Employee'));
  await expect(page.getByText('Your shifts this week')).toBeVisible();
  await expect(actions).toBeHidden();
  const next = page.getByRole('region', { name: 'Your next shift' });
  await expect(next).toContainText(/\d\d:\d\d–\d\d:\d\d/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await next.getByRole('link', { name: 'My Shifts' }).click();
  await expect(page).toHaveURL(/\/my-shifts/);
});
