// The people of an organisation on the real server: added, changed, found again and removed. What the page shows and
// refuses: src/web/screens/employees/EmployeesScreen.screen.test.tsx.
import type { Page } from '@playwright/test';
import { organisation } from './testing/organisation';
import { addShift, employeeIds, withSite } from './testing/shifts';
import { expect, test } from './testing/test';

async function open(page: Page): Promise<void> {
  await page.goto('/employees');
  await expect(page.getByRole('heading', { name: 'Employee Management' })).toBeVisible();
}

function row(page: Page, name: string) {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('a new organisation adds its first employee, who can sign in', async ({ page }) => {
  const { mail } = await organisation(page);
  await open(page);
  await page.getByRole('button', { name: 'Add Employee' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Employee' });
  await dialog.getByLabel('Full name').fill('Amy Able');
  await dialog.getByLabel('Email').fill(`amy${mail}`);
  await choose(page, 'Role', 'Manager');
  await dialog.getByRole('button', { name: 'Generate' }).click();
  const password = await dialog.getByLabel('Temporary password', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Add Employee' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Employee created successfully').first()).toBeVisible();
  const today = new Intl.DateTimeFormat('en-AU', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Australia/Sydney',
  }).format();
  await expect(row(page, 'Amy Able').getByRole('cell')).toHaveText([
    '',
    'Manager',
    'Unassigned',
    `amy${mail}`,
    'N/A',
    today,
    '',
  ]);
  const login = await page.request.post('/api/auth/login', {
    data: { email: `amy${mail}`, password },
  });
  expect(await login.json()).toMatchObject({ user: { must_change_password: true } });
});

test('an employee is put into a group, found by it after a reload, and deleted with their shifts', async ({
  page,
}) => {
  const { idOf, locationId } = await withSite(page, [
    { name: 'Amy Able' },
    { name: 'Ben Best' },
    { name: 'Zoe Zhu' },
  ]);
  await page.request.post('/api/shift-groups', { data: { name: 'Nights' } });
  for (const date of ['2027-04-05', '2027-04-06']) {
    await addShift(page, { employeeId: idOf('Zoe Zhu'), locationId, date });
  }
  await open(page);
  await page.getByRole('button', { name: 'Edit Zoe Zhu' }).click();
  await choose(page, 'Shift group', 'Nights');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(row(page, 'Zoe Zhu')).toContainText('Nights');
  // Groups come before those without one.
  await expect(page.getByRole('rowheader')).toHaveText([/Zoe Zhu/, /Amy Able/, /Ben Best/]);
  await choose(page, 'Filter by group', 'Nights');
  await page.reload();
  await expect(page.getByLabel('Filter by group')).toHaveText('Nights');
  await expect(page.getByText('1 of 3 employees')).toBeVisible();

  const question = page.waitForEvent('dialog');
  const removing = page.getByRole('button', { name: 'Delete Zoe Zhu' }).click();
  expect((await question).message()).toContain('2 future shifts will be deleted too.');
  await (await question).accept();
  await removing;
  await expect(page.getByText('Employee deleted successfully')).toBeVisible();
  expect([...(await employeeIds(page)).keys()]).toEqual(['Amy Able', 'Ben Best']);
});

test('a session without an organisation is repaired, and the page loads again', async ({
  page,
}) => {
  await organisation(page, [{ name: 'Amy Able' }]);
  await page.route('**/api/organizations', (route) => route.fulfill({ json: [] }));
  // It may travel with other reads, which are asked alone once that fails.
  await page.route('**/api/answers*', (route) => route.fulfill({ status: 404 }));
  await open(page);
  const repaired = page.waitForResponse('**/api/auth/fix-session');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Add Employee' }).click();
  expect((await repaired).ok()).toBe(true);
  await reloaded;
});
