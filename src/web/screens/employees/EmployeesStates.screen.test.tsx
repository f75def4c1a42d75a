// The Employees page when something is missing, refused or broken.
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { fixSession } from '#contract/api/auth';
import { listEmployees } from '#contract/api/employees';
import { listOrganizations } from '#contract/api/organizations';
import { listShiftGroups } from '#contract/api/shift-groups';
import { AppError } from '#contract/errors';
import { withBakery } from '../../testing/bakery';
import { focus, press, texts } from '../../testing/by-hand';
import { expectAccessible } from '../../testing/expect-accessible';
import { held } from '../../testing/fake-server';
import { employee, group } from '../../testing/people';
import { person, test } from '../../testing/screen-test';

const NIGHTS = group('Nights', { member_count: 1 });

test('a manager sees why some people are out of reach', async ({ server, open }) => {
  const manager = person({ name: 'Max Moon', role: 'manager' });
  const own = employee('Max Moon', { role: 'manager', user_id: manager.id });
  const helen = employee('Helen Head', { role: 'owner' });
  withBakery(server, { people: [helen, own, employee('Amy Able')], groups: [NIGHTS] });
  await open('/employees', { ...manager, employee_id: own.id });
  for (const name of ['Edit Helen Head', 'Delete Helen Head', 'Delete Max Moon']) {
    const button = page.getByRole('button', { name });
    await focus(button);
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect
      .element(button)
      .toHaveAccessibleDescription(
        expect.stringMatching(/higher role than your own|delete yourself/),
      );
  }
  await press(page.getByRole('button', { name: 'Edit Helen Head' }), '{Enter}');
  expect(page.getByRole('dialog').elements()).toEqual([]);

  await page.getByRole('button', { name: 'Edit Amy Able' }).click();
  const shiftGroup = page.getByLabelText('Shift group', { exact: true });
  await expect.element(shiftGroup).toBeDisabled();
  await expect
    .element(shiftGroup)
    .toHaveAccessibleDescription(expect.stringMatching(/Only admins and owners/));
  await page.getByLabelText('Role', { exact: true }).click();
  await expect.poll(() => texts(page.getByRole('option'))).toEqual(['Employee', 'Manager']);
});

test('an employee sees that the page is not for them', async ({ server, open }) => {
  withBakery(server, { people: [], groups: [NIGHTS] });
  await open('/employees', person({ role: 'employee' }));
  await expect
    .element(page.getByText("You don't have permission to view employees."))
    .toBeVisible();
  expect(page.getByRole('button', { name: 'Add Employee' }).elements()).toEqual([]);
});

test('without any organisation an employee cannot be added, and the form says why', async ({
  server,
  open,
}) => {
  withBakery(server, { people: [employee('Amy Able')], groups: [NIGHTS] });
  server.on(listOrganizations).answer(() => []);
  server.on(fixSession).answer(() => {
    throw new AppError('no_membership');
  });
  await open('/employees');
  await page.getByRole('button', { name: 'Add Employee' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Employee' });
  await expect.element(page.getByText('No organisation found').first()).toBeVisible();
  expect(dialog.getByLabelText('Organisation').elements()).toEqual([]);
  await dialog.getByLabelText('Full name').fill('Ben');
  await dialog.getByLabelText('Email').fill('ben@example.com');
  await dialog.getByLabelText('Temporary password', { exact: true }).fill('gum leaves rustle');
  await dialog.getByRole('button', { name: 'Add Employee' }).click();
  await expect.element(page.getByText('No organization selected').first()).toBeVisible();
  await expect
    .element(
      page
        .getByText('Please select an organization or contact support if none are available.')
        .first(),
    )
    .toBeVisible();
});

test('no button can be pressed before it is known whether it stays', async ({ server, open }) => {
  withBakery(server, { people: [], groups: [NIGHTS] });
  const { answer, release } = held();
  server.on(listEmployees).answer(async () => (await answer) ?? []);
  await open('/employees');
  await expect.element(page.getByRole('tab', { name: 'Employees' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Add Employee' }).elements()).toEqual([]);
  release();
  await expect.element(page.getByText('No employees found.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add Employee' })).toBeVisible();
});

test('a list that cannot be loaded says so and can be tried again', async ({ server, open }) => {
  withBakery(server, { people: [employee('Amy Able')], groups: [NIGHTS] });
  const fail = () => {
    throw new AppError('unavailable');
  };
  server.on(listEmployees).answer(fail);
  server.on(listShiftGroups).answer(fail);
  await open('/employees');
  await expect.element(page.getByText('Failed to load employees')).toBeVisible();
  await expectAccessible();
  server.on(listEmployees).answer(() => [employee('Amy Able')]);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect.element(page.getByRole('row', { name: /Amy Able/ })).toBeVisible();
  await expect.element(page.getByText('Failed to load shift groups')).toBeVisible();
  server.on(listShiftGroups).answer(() => [NIGHTS]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Failed to load shift groups')).not.toBeInTheDocument();
  await page.getByLabelText('Filter by group').click();
  await expect
    .poll(() => texts(page.getByRole('option')))
    .toEqual(['All Groups', 'Unassigned', 'Nights']);
});

test('a list too long to draw in full is printed in full', async ({ server, open }) => {
  const people = Array.from({ length: 150 }, (_, index) => employee(`Person ${1_000 + index}`));
  withBakery(server, { people, groups: [] });
  await open('/employees');
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await expect.element(link('Person 1000')).toBeVisible();
  expect(link('Person 1149').query()).toBeNull();
  window.dispatchEvent(new Event('beforeprint'));
  await expect.poll(() => link('Person 1149').query()).not.toBeNull();
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(() => link('Person 1149').query()).toBeNull();
});
