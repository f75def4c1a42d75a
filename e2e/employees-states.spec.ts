// The Employees page when something is missing, refused or broken, and its accessibility.
import type { Page } from '@playwright/test';
import { organisation, PASSWORD } from './testing/organisation';
import {
  account,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from './testing/test';

async function open(page: Page, path = '/employees'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Employee Management' })).toBeVisible();
}

function row(page: Page, name: string) {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
}

test('a manager sees why some people are out of reach', async ({ page }) => {
  await signIn(page, account('Manager'));
  await open(page, '/employees?role=managers');
  const own = account('Manager').name;
  for (const name of ['Edit Helen Papadopoulos', 'Delete Daniel Okafor', `Delete ${own}`]) {
    const button = page.getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.focus();
    await expect(button).toHaveAccessibleDescription(/higher role than your own|delete yourself/);
  }
  await page.getByRole('button', { name: 'Edit Helen Papadopoulos' }).click({ force: true });
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Edit Catherine Doyle' }).click();
  const group = page.getByLabel('Shift group', { exact: true });
  await expect(group).toBeDisabled();
  await expect(group).toHaveAccessibleDescription(/Only admins and owners/);
  await page.getByLabel('Role', { exact: true }).click();
  await expect(page.getByRole('option')).toHaveText(['Employee', 'Manager']);
});

test('an employee sees that the page is not for them', async ({ page }) => {
  await signIn(page, account('Employee'));
  await open(page);
  await expect(page.getByText("You don't have permission to view employees.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Employee' })).toBeHidden();
});

test('without any organisation the session is repaired, or says why not', async ({ page }) => {
  await organisation(page, [{ name: 'Amy Able' }]);
  await page.route('**/api/organizations', (route) => route.fulfill({ json: [] }));
  await open(page);
  const repaired = page.waitForResponse('**/api/auth/fix-session');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Add Employee' }).click();
  expect((await repaired).ok()).toBe(true);
  await reloaded;

  await page.route('**/api/auth/fix-session', (route) =>
    route.fulfill({ status: 409, contentType: 'text/plain', body: 'Nothing to repair.' }),
  );
  await page.getByRole('button', { name: 'Add Employee' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Employee' });
  await expect(dialog.getByLabel('Organisation')).toBeHidden();
  await dialog.getByLabel('Full name').fill('Ben');
  await dialog.getByLabel('Email').fill('ben@example.com');
  await dialog.getByLabel('Temporary password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Add Employee' }).click();
  await expect(page.getByText('No organization selected')).toBeVisible();
  await expect(
    page.getByText('Please select an organization or contact support if none are available.'),
  ).toBeVisible();
});

test('a list that cannot be loaded says so and can be tried again', async ({ page }) => {
  await organisation(page, [{ name: 'Amy Able' }], ['Nights']);
  await page.route('**/api/employees', (route) => route.fulfill({ status: 503, body: '' }));
  await page.route('**/api/shift-groups', (route) => route.fulfill({ status: 503, body: '' }));
  await open(page);
  await expect(page.getByText('Failed to load employees')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/employees');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'Amy Able')).toBeVisible();
  await expect(page.getByText('Failed to load shift groups')).toBeVisible();
  await page.unroute('**/api/shift-groups');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Failed to load shift groups')).toBeHidden();
  await page.getByLabel('Filter by group').click();
  await expect(page.getByRole('option')).toHaveText(['All Groups', 'Unassigned', 'Nights']);
});

test('the dialogs and the phone cards are accessible', async ({ page }) => {
  test.slow();
  await organisation(
    page,
    [{ name: 'Amy Able' }, { name: 'Ben', shift_group: 'Nights' }],
    ['Nights'],
  );
  await open(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Employee' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add Employee' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit Ben' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 360, height: 740 });
  const card = page.getByRole('listitem').filter({ hasText: 'Ben' });
  await expect(card).toContainText(/Employee.*Nights.*N\/A/s);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await card.getByRole('button', { name: 'Edit Ben' }).click();
  await page.getByLabel('Full name').fill('Benjamin');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Benjamin' })).toBeVisible();
});
