import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  countEmployeeShifts,
  createEmployee,
  type Employee,
  listEmployees,
  removeEmployees,
  updateEmployee,
} from '#contract/api/employees';
import { AppError } from '#contract/errors';
import { withBakery } from '../../testing/bakery';
import { choose, press, texts } from '../../testing/by-hand';
import { expectAccessible } from '../../testing/expect-accessible';
import { type FakeServer, held } from '../../testing/fake-server';
import { employee, group } from '../../testing/people';
import { address, expectNoSidewaysScroll, goBack, idOf, test } from '../../testing/screen-test';

const NIGHTS = group('Nights', { member_count: 1 });
const TEAM = [
  employee('Carl Cook', { role: 'manager', shift_group: NIGHTS }),
  employee('Amy Able', { role: 'manager' }),
  employee('Ben Best'),
];

const row = (name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) });
const people = () =>
  expect.poll(() => texts(page.getByRole('rowheader')).map((text) => text.slice(0, 40)));
const names = (...found: string[]) => found.map((name) => expect.stringContaining(name));

/** Keeps what is added, changed and deleted. */
function withPeople(server: FakeServer, ...given: Employee[]) {
  const bakery = withBakery(server, { people: given, groups: [NIGHTS] });
  const groupOf = (id?: string) => (id === NIGHTS.id ? NIGHTS : null);
  server.on(createEmployee).answer(({ body: { name, email, role } }) => {
    if (bakery.people.some((other) => other.email === email)) {
      const sentence = 'This email address already has an account.';
      throw new AppError('email_taken', { fields: [{ field: 'email', message: sentence }] });
    }
    const added = employee(name, { email, role });
    bakery.people = [...bakery.people, added];
    return added;
  });
  server.on(updateEmployee).answer(({ params, body }) => {
    const before = bakery.people.find(({ id }) => id === params.id);
    if (!before) throw new AppError('not_found');
    if (bakery.people.some(({ id, email }) => id !== params.id && email === body.email)) {
      const sentence = 'This email address already has an account.';
      throw new AppError('email_taken', { fields: [{ field: 'email', message: sentence }] });
    }
    const { name, email, phone = null, role, shiftGroupId } = body;
    const after = { ...before, name, email, phone, role };
    if (shiftGroupId !== undefined) after.shift_group = groupOf(shiftGroupId);
    bakery.people = bakery.people.map((other) => (other.id === params.id ? after : other));
    return after;
  });
  server.on(removeEmployees).answer(({ body: { employeeIds } }) => {
    bakery.people = bakery.people.filter(({ id }) => !employeeIds.includes(id));
    return { removed: employeeIds.length, shifts: 0, undo_id: idOf('undo') };
  });
  return bakery;
}

test('the first employee is added, and a taken email is marked at its field', async ({
  server,
  open,
}) => {
  withPeople(server);
  server.on(createEmployee).answer(() => {
    const message = 'This email address already has an account.';
    throw new AppError('email_taken', { fields: [{ field: 'email', message }] });
  });
  await open('/employees');
  await expect.element(page.getByText('No employees found.')).toBeVisible();
  await page.getByRole('button', { name: 'Add Employee' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Employee' });
  await expect.element(dialog.getByLabelText('Organisation')).toHaveTextContent('Banksia Bakery');
  await dialog.getByRole('button', { name: 'Add Employee' }).click();
  await expect.element(dialog.getByLabelText('Full name')).toHaveFocus();
  await expect
    .element(dialog.getByLabelText('Full name'))
    .toHaveAccessibleDescription(expect.stringMatching(/Required/));
  const password = dialog.getByLabelText('Temporary password', { exact: true });
  await expect
    .element(password)
    .toHaveAccessibleDescription(
      expect.stringMatching(/at least 6 characters.*must change it when they first sign in/),
    );
  await expectAccessible(dialog.element());

  await dialog.getByLabelText('Full name').fill('Amy Able');
  await dialog.getByLabelText('Email').fill('amy.able@example.com');
  await choose('Role', 'Manager');
  await dialog.getByRole('button', { name: 'Generate' }).click();
  await expect
    .poll(() => (password.element() as HTMLInputElement).value)
    .toMatch(/^[a-z]+(-[a-z]+){3}$/);
  await dialog.getByRole('button', { name: 'Add Employee' }).click();
  const email = dialog.getByLabelText('Email');
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(email)
    .toHaveAccessibleDescription(expect.stringMatching(/already has an account/));
});

test('people are found by name, email, role and group, and the address says which', async ({
  server,
  open,
}) => {
  withPeople(server, ...TEAM);
  await open('/employees');
  await expect.element(page.getByText('3 employees')).toBeVisible();
  const search = page.getByLabelText('Search employees');
  await search.fill('BEN');
  await expect.element(page.getByText('1 of 3 employees')).toBeVisible();
  await expect.poll(address).toBe('/employees?search=BEN');
  await search.fill('carl.cook@');
  await people().toEqual(names('Carl Cook'));
  await search.fill('');
  await choose('Filter by role', 'Managers');
  await expect.poll(address).toBe('/employees?role=managers');
  await people().toEqual(names('Carl Cook', 'Amy Able'));
  await choose('Filter by group', 'Unassigned');
  await expect.poll(address).toContain('group=unassigned');
  await people().toEqual(names('Amy Able'));
  await search.fill('nobody of this name');
  await expect.element(page.getByText('No employees found.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all employees' }).click();
  await expect.poll(address).toBe('/employees');
  await expect.element(search).toHaveValue('');
  await choose('Filter by group', 'Nights');
  await people().toEqual(names('Carl Cook'));
  await expect.poll(address).toBe(`/employees?group=${NIGHTS.id}`);
});

test('Back takes one step per choice, not per letter, and a link shows the same', async ({
  server,
  open,
}) => {
  withPeople(server, ...TEAM);
  await open('/dashboard');
  await page.getByRole('link', { name: 'Employees', exact: true }).click();
  const search = page.getByLabelText('Search employees');
  await choose('Filter by role', 'Managers');
  await userEvent.type(search, 'amy');
  await expect.element(page.getByText('1 of 3 employees')).toBeVisible();
  await choose('Filter by group', 'Unassigned');
  goBack();
  await expect.element(page.getByLabelText('Filter by group')).toHaveTextContent('All Groups');
  await expect.element(search).toHaveValue('amy');
  goBack();
  await expect.element(search).toHaveValue('');
  await expect.element(page.getByText('3 employees')).toBeVisible();
  goBack();
  await expect.poll(address).toBe('/dashboard');

  await open('/employees?tab=groups&search=ben&role=nonsense');
  const groups = page.getByRole('tab', { name: 'Shift Groups' });
  await expect.element(groups).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Employees' }).click();
  await expect.poll(address).toBe('/employees?search=ben');
  await people().toEqual(names('Ben Best'));
});

test('an employee is changed: group, role, phone, and a password only when one is given', async ({
  server,
  open,
}) => {
  withPeople(server, employee('Amy Able'), employee('Ben Best'));
  await open('/employees');
  const edit = page.getByRole('button', { name: 'Edit Amy Able' });
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Edit Employee' });
  await expect.element(dialog.getByText('Leave blank to keep current password')).toBeVisible();
  await expectAccessible(dialog.element());
  await dialog.getByLabelText('Role').click();
  await expect
    .poll(() => texts(page.getByRole('option')))
    .toEqual(['Employee', 'Manager', 'Admin', 'Owner']);
  await page.getByRole('option', { name: 'Admin' }).click();
  await expect.element(dialog.getByLabelText('Shift group')).toHaveTextContent('No group assigned');
  await choose('Shift group', 'Nights');
  await dialog.getByLabelText('Phone').fill('0400 123 456');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(page.getByText('Employee updated successfully').first()).toBeVisible();
  const [first] = server.sent(updateEmployee);
  expect(first?.body).toMatchObject({ role: 'admin', shiftGroupId: NIGHTS.id });
  expect(first?.body).not.toHaveProperty('tempPassword');
  await expect.element(row('Amy Able')).toHaveTextContent(/Admin.*Nights.*0400 123 456/);
  await expect.element(edit).toHaveFocus();

  await edit.click();
  await choose('Shift group', 'No group assigned');
  const password = dialog.getByLabelText('New password');
  await password.fill('short');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(password).toHaveFocus();
  await password.fill('wattle in bloom');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(row('Amy Able')).toHaveTextContent('Unassigned');
  expect(server.sent(updateEmployee)[1]?.body).toMatchObject({
    shiftGroupId: '',
    tempPassword: 'wattle in bloom',
  });

  await page.getByRole('button', { name: 'Edit Ben Best' }).click();
  await dialog.getByLabelText('Email').fill('amy.able@example.com');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect
    .element(dialog.getByLabelText('Email'))
    .toHaveAccessibleDescription(expect.stringMatching(/already has an account/));
});

test('an employee deleted since the dialog opened cannot be saved', async ({ server, open }) => {
  const bakery = withPeople(server, employee('Amy Able'), employee('Ben Best'));
  await open('/employees');
  await page.getByRole('button', { name: 'Edit Amy Able' }).click();
  const save = page.getByRole('button', { name: 'Save changes' });
  await expect.element(save).toBeVisible();
  bakery.people = bakery.people.filter(({ name }) => name !== 'Amy Able');
  const asked = server.sent(listEmployees).length;
  server.tell({ topic: 'employees' });
  await expect.poll(() => server.sent(listEmployees).length).toBeGreaterThan(asked);
  await expect.poll(() => document.body.textContent).toContain('1 employee');
  await save.click();
  await expect.element(page.getByText('No employee selected').first()).toBeVisible();
});

test('deleting asks, shows straight away, and is taken back when the server refuses', async ({
  server,
  open,
}) => {
  withPeople(server, employee('Amy Able'), employee('Ben Best'), employee('Carl Cook'));
  server.on(countEmployeeShifts).answer(({ params }) => ({
    count: params.id === employee('Carl Cook').id ? 2 : 0,
  }));
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await open('/employees');
  const remove = page.getByRole('button', { name: 'Delete Amy Able' });
  await remove.click();
  await expect
    .poll(() => confirm.mock.lastCall)
    .toEqual(['Are you sure you want to delete Amy Able?']);
  await page.getByRole('button', { name: 'Delete Carl Cook' }).click();
  await expect
    .poll(() => confirm.mock.lastCall)
    .toEqual([
      'Are you sure you want to delete Carl Cook?\n\n2 future shifts will be deleted too. Past shifts stay.',
    ]);
  expect(server.sent(removeEmployees)).toEqual([]);

  confirm.mockReturnValue(true);
  const { answer, release } = held();
  server.on(removeEmployees).answer(async () => {
    await answer;
    throw new AppError('unavailable', { sentence: 'Not now.' });
  });
  await remove.click();
  await expect.element(remove).not.toBeInTheDocument();
  await expect.element(page.getByText('2 employees')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Delete Ben Best' })).toHaveFocus();
  release();
  await expect.element(page.getByText('Failed to delete employee').first()).toBeVisible();
  await expect.element(page.getByText('503: Not now.').first()).toBeVisible();
  await expect.element(remove).toBeVisible();
  confirm.mockRestore();
});

test('by keyboard alone: add, change, delete', async ({ server, open }) => {
  withPeople(server, employee('Amy Able'), employee('Ben Best'));
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
  await open('/employees');
  await expect.element(page.getByText('2 employees')).toBeVisible();
  const add = page.getByRole('button', { name: 'Add Employee' });
  await press(add, '{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Add Employee' });
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await press(page.getByLabelText('Full name'), 'Carl Cook{Escape}');
  await expect.element(page.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByLabelText('Full name')).toHaveFocus();
  await userEvent.keyboard('{Tab}carl@example.com');
  const role = page.getByLabelText('Role', { exact: true });
  await press(role, ' ');
  await expect.element(page.getByRole('option', { name: 'Employee' })).toHaveFocus();
  await userEvent.keyboard('man');
  await expect.element(page.getByRole('option', { name: 'Manager' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(role).toHaveTextContent('Manager');
  await expect.element(role).toHaveFocus();
  const password = page.getByLabelText('Temporary password', { exact: true });
  await press(password, 'wattle in bloom{Enter}');
  await expect.element(row('Carl Cook')).toHaveTextContent('Manager');
  await expect.element(add).toHaveFocus();

  await press(page.getByRole('button', { name: 'Edit Carl Cook' }), '{Enter}');
  await expect.element(page.getByLabelText('Full name')).toHaveFocus();
  await userEvent.keyboard('Carl Chef{Enter}');
  await expect.element(row('Carl Chef')).toBeVisible();
  await press(page.getByRole('button', { name: 'Edit Carl Chef' }), '{Tab}{Enter}');
  await expect.element(row('Carl Chef')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Delete Ben Best' })).toHaveFocus();
  confirm.mockRestore();
});

test('on a phone people are cards, which can be changed', async ({ server, open }) => {
  withPeople(server, employee('Amy Able'), employee('Ben Best', { shift_group: NIGHTS }));
  await page.viewport(360, 740);
  await open('/employees');
  const card = page.getByRole('listitem').filter({ hasText: 'Ben Best' });
  await expect.element(card).toHaveTextContent(/Employee.*Nights.*N\/A/);
  await expectAccessible();
  await expectNoSidewaysScroll();
  await card.getByRole('button', { name: 'Edit Ben Best' }).click();
  await page.getByLabelText('Full name').fill('Benjamin Best');
  await expectNoSidewaysScroll();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Benjamin Best' }))
    .toBeVisible();
});
