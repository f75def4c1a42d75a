// The people of an organisation: finding, adding, changing and removing them, by mouse and by keyboard.
import type { Page } from '@playwright/test';
import { organisation } from './testing/organisation';
import { addShift, withSite } from './testing/shifts';
import { expect, test } from './testing/test';

async function open(page: Page, path = '/employees'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Employee Management' })).toBeVisible();
}

function row(page: Page, name: string) {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('a new organisation adds its first employee', async ({ page }) => {
  const { mail } = await organisation(page);
  await open(page);
  await expect(page.getByText('No employees found.')).toBeVisible();
  await page.getByRole('button', { name: 'Add Employee' }).click();

  const dialog = page.getByRole('dialog', { name: 'Add Employee' });
  await expect(dialog.getByLabel('Organisation')).toHaveText('Banksia Bakery');
  await dialog.getByRole('button', { name: 'Add Employee' }).click();
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  await expect(dialog.getByLabel('Full name')).toHaveAccessibleDescription(/Required/);
  await expect(
    dialog.getByLabel('Temporary password', { exact: true }),
  ).toHaveAccessibleDescription(/at least 6 characters.*must change it when they first sign in/);

  await dialog.getByLabel('Full name').fill('Amy Able');
  await dialog.getByLabel('Email').fill(`amy${mail}`);
  await choose(page, 'Role', 'Manager');
  await dialog.getByRole('button', { name: 'Generate' }).click();
  const password = await dialog.getByLabel('Temporary password', { exact: true }).inputValue();
  expect(password).toMatch(/^[a-z]+(-[a-z]+){3}$/);
  await dialog.getByRole('button', { name: 'Add Employee' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Employee created successfully').first()).toBeVisible();
  await expect(page.getByText('1 employee', { exact: true })).toBeVisible();
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

const TEAM = [
  { name: 'Amy Able', role: 'manager' as const },
  { name: 'Ben Best' },
  { name: 'Carl Cook', role: 'manager' as const, shift_group: 'Nights' },
];

test('people are found by name, email, role and group, and the address says which', async ({
  page,
}) => {
  await organisation(page, TEAM, ['Nights']);
  await open(page);
  await expect(page.getByText('3 employees')).toBeVisible();
  const search = page.getByLabel('Search employees');
  await search.pressSequentially('BEN');
  await expect(page.getByText('1 of 3 employees')).toBeVisible();
  await expect(page).toHaveURL(/\/employees\?search=BEN$/);
  await search.fill('carl.cook@');
  await expect(page.getByRole('rowheader')).toHaveText([/Carl Cook/]);
  await search.fill('');
  await choose(page, 'Filter by role', 'Managers');
  await expect(page).toHaveURL(/\/employees\?role=managers$/);
  await expect(page.getByRole('rowheader')).toHaveText([/Carl Cook/, /Amy Able/]);
  await choose(page, 'Filter by group', 'Unassigned');
  await expect(page).toHaveURL(/group=unassigned/);
  await expect(page.getByRole('rowheader')).toHaveText([/Amy Able/]);
  await search.fill('nobody of this name');
  await expect(page.getByText('No employees found.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all employees' }).click();
  await expect(page).toHaveURL(/\/employees$/);
  await expect(search).toHaveValue('');
});

test('Back takes one step per choice, not per letter, and a link shows the same', async ({
  page,
}) => {
  await organisation(page, TEAM, ['Nights']);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Employees', exact: true }).click();
  const search = page.getByLabel('Search employees');
  await choose(page, 'Filter by role', 'Managers');
  await search.pressSequentially('amy');
  await expect(page.getByText('1 of 3 employees')).toBeVisible();
  await choose(page, 'Filter by group', 'Unassigned');
  await page.goBack();
  await expect(page.getByLabel('Filter by group')).toHaveText('All Groups');
  await expect(search).toHaveValue('amy');
  await page.goBack();
  await expect(search).toHaveValue('');
  await expect(page.getByText('3 employees')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);

  await open(page, '/employees?tab=groups&search=ben&role=nonsense');
  const groups = page.getByRole('tab', { name: 'Shift Groups' });
  await expect(groups).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Employees' }).click();
  await expect(page).toHaveURL(/\/employees\?search=ben$/);
  await expect(page.getByRole('rowheader')).toHaveText([/Ben Best/]);
});

test('people stand by group and name, and can be seen one group at a time', async ({ page }) => {
  await organisation(
    page,
    [
      { name: 'Zoe' },
      { name: 'Ben', shift_group: 'Nights' },
      { name: 'Amy', shift_group: 'Nights' },
      { name: 'Carl', shift_group: 'Days' },
      { name: 'Dora' },
    ],
    ['Nights', 'Days'],
  );
  await open(page);
  await expect(page.getByRole('rowheader')).toHaveText([/Amy/, /Ben/, /Carl/, /Dora/, /Zoe/]);
  await choose(page, 'Filter by group', 'Nights');
  await expect(page.getByRole('rowheader')).toHaveText([/Amy/, /Ben/]);
  await expect(page).toHaveURL(/group=[0-9a-f-]{36}$/);
  await page.reload();
  await expect(page.getByLabel('Filter by group')).toHaveText('Nights');
  await expect(page.getByText('2 of 5 employees')).toBeVisible();
});

test('an employee is changed: group, role, name, and a password only when one is given', async ({
  page,
}) => {
  const { mail } = await organisation(page, [{ name: 'Amy Able' }, { name: 'Ben' }], ['Nights']);
  await open(page);
  await page.getByRole('button', { name: 'Edit Amy Able' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Employee' });
  await expect(dialog.getByText('Leave blank to keep current password')).toBeVisible();
  await dialog.getByLabel('Role').click();
  await expect(page.getByRole('option')).toHaveText(['Employee', 'Manager', 'Admin', 'Owner']);
  await page.getByRole('option', { name: 'Admin' }).click();
  await expect(dialog.getByLabel('Shift group')).toHaveText('No group assigned');
  await choose(page, 'Shift group', 'Nights');
  await dialog.getByLabel('Phone').fill('0400 123 456');

  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({ role: 'admin', shiftGroupId: expect.any(String) });
  expect(body).not.toHaveProperty('tempPassword');
  await expect(page.getByText('Employee updated successfully').first()).toBeVisible();
  await expect(row(page, 'Amy Able')).toContainText(/Admin.*Nights.*0400 123 456/);
  await expect(page.getByRole('button', { name: 'Edit Amy Able' })).toBeFocused();

  await page.getByRole('button', { name: 'Edit Amy Able' }).click();
  await choose(page, 'Shift group', 'No group assigned');
  await dialog.getByLabel('New password').fill('short');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByLabel('New password')).toBeFocused();
  await dialog.getByLabel('New password').fill('wattle in bloom');
  const again = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  expect((await again).postDataJSON()).toMatchObject({
    shiftGroupId: '',
    tempPassword: 'wattle in bloom',
  });
  await expect(row(page, 'Amy Able')).toContainText('Unassigned');

  await page.getByRole('button', { name: 'Edit Ben' }).click();
  await dialog.getByLabel('Email').fill(`amy.able${mail}`);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/already has an account/);
});

test('an employee deleted since the dialog opened cannot be saved', async ({ page }) => {
  await organisation(page, [{ name: 'Amy Able' }, { name: 'Ben' }]);
  await open(page);
  await page.getByRole('button', { name: 'Edit Amy Able' }).click();
  const [amy] = (await (await page.request.get('/api/employees')).json()) as { id: string }[];
  await page.request.delete(`/api/employees/${amy?.id}`);
  await expect(page.getByText('1 employee', { exact: true })).toBeAttached();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('No employee selected')).toBeVisible();
});

test('deleting asks, shows straight away, and is taken back when the server refuses', async ({
  page,
}) => {
  const { idOf, locationId } = await withSite(page, [
    { name: 'Amy Able' },
    { name: 'Ben' },
    { name: 'Carl' },
  ]);
  for (const date of ['2027-04-05', '2027-04-06']) {
    await addShift(page, { employeeId: idOf('Carl'), locationId, date });
  }
  await open(page);
  const questions: string[] = [];
  let answer = false;
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    return answer ? dialog.accept() : dialog.dismiss();
  });
  const remove = page.getByRole('button', { name: 'Delete Amy Able' });
  await remove.click();
  await expect(remove).toBeVisible();
  await expect.poll(() => questions).toEqual(['Are you sure you want to delete Amy Able?']);
  await page.getByRole('button', { name: 'Delete Carl' }).click();
  await expect
    .poll(() => questions[1])
    .toBe(
      'Are you sure you want to delete Carl?\n\n2 future shifts will be deleted too. Past shifts stay.',
    );

  answer = true;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/employees/remove', async (route) => {
    await held;
    await route.fulfill({ status: 503, contentType: 'text/plain', body: 'Not now.' });
  });
  await remove.click();
  await expect(remove).toBeHidden();
  await expect(page.getByText('2 employees')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete Ben' })).toBeFocused();
  release();
  await expect(page.getByText('Failed to delete employee')).toBeVisible();
  await expect(page.getByText('503: Not now.')).toBeVisible();
  await expect(remove).toBeVisible();

  await page.unroute('**/api/employees/remove');
  await remove.click();
  await expect(page.getByText('Employee deleted successfully')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('2 employees')).toBeVisible();
});

test('by keyboard alone: add, change, delete', async ({ page }) => {
  const { mail } = await organisation(page, [{ name: 'Amy Able' }, { name: 'Ben' }]);
  page.on('dialog', (dialog) => dialog.accept());
  await open(page);
  await expect(page.getByText('2 employees')).toBeVisible();
  const add = page.getByRole('button', { name: 'Add Employee' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Organisation')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Carl Cook');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  // In the instant in which the question gets the focus, the key may still go to the form below, which waits.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Full name')).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Tab');
  await page.keyboard.type(`carl${mail}`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('option', { name: 'Employee' })).toBeFocused();
  await page.keyboard.type('man');
  await expect(page.getByRole('option', { name: 'Manager' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Role', { exact: true })).toHaveText('Manager');
  await expect(page.getByLabel('Role', { exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Shift group', { exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('wattle in bloom');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Carl Cook')).toContainText('Manager');
  await expect(add).toBeFocused();

  const edit = page.getByRole('button', { name: 'Edit Carl Cook' });
  await edit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.keyboard.type('Carl Chef');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Carl Chef')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Carl Chef' }).press('Tab');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Carl Chef')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete Ben' })).toBeFocused();
});
