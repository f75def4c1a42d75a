// The employees' list: sorting, selecting, moving and removing many, and adding them.
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { listRuns } from '#contract/api/auto-roster';
import {
  addMyself,
  countEmployeeShifts,
  createEmployee,
  type Employee,
  listEmployees,
  removeEmployees,
  undoRemoval,
} from '#contract/api/employees';
import { listLocations } from '#contract/api/locations';
import { getMe } from '#contract/api/me';
import { listShiftGroups, moveEmployees, type ShiftGroup } from '#contract/api/shift-groups';
import { listShiftRules } from '#contract/api/shift-rules';
import { AppError } from '#contract/errors';
import { expectAccessible } from '../../testing/expect-accessible';
import type { FakeServer } from '../../testing/fake-server';
import { idOf, ORG_ID, person, test } from '../../testing/screen-test';

const NIGHT: ShiftGroup = {
  id: idOf('Night'),
  org_id: ORG_ID,
  name: 'Night',
  color_hex: '#3B82F6',
  position: 0,
  member_count: 1,
};

function employee(name: string, changes: Partial<Employee> = {}): Employee {
  return {
    id: idOf(name),
    org_id: ORG_ID,
    user_id: idOf(`user of ${name}`),
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}@example.com`,
    phone: '0491 570 006',
    role: 'employee',
    created_at: '2026-01-01T00:00:00Z',
    shift_group: null,
    ...changes,
  };
}

const AMY = employee('Amy Able', { shift_group: NIGHT });
const BEN = employee('Ben Ash', { phone: null });
const ZOE = employee('Zoe Zed', { role: 'manager' });

function withPeople(server: FakeServer, ...people: Employee[]): void {
  server.on(listEmployees).answer(() => people);
  server.on(listShiftGroups).answer(() => [NIGHT]);
  server.on(listLocations).answer(() => []);
  server.on(listRuns).answer(() => ({ runs: [], total: 0, totalPages: 1 }));
  server.on(listShiftRules).answer(() => []);
  server.on(countEmployeeShifts).answer(() => ({ count: 0 }));
}

const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((each) => each.textContent?.replace(/^[A-Z]{2}/, ''));

test('the table scrolls with the page, and a column sorts it up, down and not at all', async ({
  server,
  open,
}) => {
  withPeople(server, ZOE, AMY, BEN);
  await open('/employees');
  const head = page.getByRole('button', { name: 'Employee', exact: true });
  await head.click();
  await expect.poll(names).toEqual(['Amy Able', 'Ben Ash', 'Zoe Zed']);
  await expect
    .element(page.getByRole('columnheader', { name: 'Employee', exact: true }))
    .toHaveAttribute('aria-sort', 'ascending');
  await head.click();
  await expect.poll(names).toEqual(['Zoe Zed', 'Ben Ash', 'Amy Able']);
  await head.click();
  await expect.poll(names).toEqual(['Zoe Zed', 'Amy Able', 'Ben Ash']);
  const box = page.getByRole('table').element().closest('section');
  expect(box && getComputedStyle(box).overflowY).toBe('visible');
  await expectAccessible();
});

test('emails and phone numbers are links that a finger can hit', async ({ server, open }) => {
  withPeople(server, AMY, BEN);
  await open('/employees');
  for (const name of ['amy@example.com', '0491 570 006']) {
    await expect.element(page.getByRole('link', { name })).toBeVisible();
    const link = page.getByRole('link', { name }).element();
    expect(link.getAttribute('href')).toMatch(/^(mailto|tel):/);
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  }
  await expect.element(page.getByRole('row', { name: /Ben Ash/ })).toHaveTextContent('N/A');
});

test('the selected people move to a group, and Undo moves each back', async ({ server, open }) => {
  withPeople(server, AMY, BEN, ZOE);
  server.on(moveEmployees).answer(({ body }) => ({ moved: body.moves.length }));
  await open('/employees');
  await page.getByLabelText('Select Amy Able').click();
  await page.getByLabelText('Select Ben Ash').click();
  await expect.element(page.getByText('2 employees selected')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Move to group' }).click();
  await page.getByRole('menuitem', { name: 'Unassigned' }).click();
  await expect.element(page.getByText('Moved 2 employees to Unassigned').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => server.sent(moveEmployees)).toHaveLength(2);
  expect(server.sent(moveEmployees).map(({ body }) => body.moves)).toEqual([
    [
      { employeeId: AMY.id, groupId: null },
      { employeeId: BEN.id, groupId: null },
    ],
    [
      { employeeId: AMY.id, groupId: NIGHT.id },
      { employeeId: BEN.id, groupId: null },
    ],
  ]);
});

test('many are deleted at once, a failure goes with the success, and Undo brings them back', async ({
  server,
  open,
}) => {
  withPeople(server, AMY, BEN, ZOE);
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
  server.on(removeEmployees).answer(() => {
    throw new AppError('unavailable');
  });
  await open('/employees');
  await page.getByLabelText('Select all employees').click();
  await page.getByLabelText('Select Zoe Zed').click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  expect(confirm.mock.calls[0]?.[0]).toContain('Are you sure you want to delete 2 employees?');
  await expect.element(page.getByText('Failed to delete employee').first()).toBeVisible();
  server.on(removeEmployees).answer(() => {
    withPeople(server, ZOE);
    return { removed: 2, shifts: 3, undo_id: idOf('removal') };
  });
  await page.getByLabelText('Select Amy Able').click();
  await page.getByLabelText('Select Ben Ash').click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(page.getByText('2 employees deleted').first()).toBeVisible();
  expect(document.querySelector('[data-toast]')?.textContent).not.toContain('Failed');
  server.on(undoRemoval).answer(() => {
    withPeople(server, AMY, BEN, ZOE);
    return { restored: 2 };
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Brought back 2 employees').first()).toBeVisible();
  expect(server.sent(undoRemoval)[0]?.params.id).toBe(idOf('removal'));
  await expect.poll(names).toEqual(['Amy Able', 'Ben Ash', 'Zoe Zed']);
  confirm.mockRestore();
});

const addForm = page.getByRole('dialog', { name: 'Add Employee' });

async function fillIn(name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Employee' }).click();
  await addForm.getByLabelText('Full name').fill(name);
  await addForm.getByLabelText('Email').fill('carl@example.com');
  await addForm.getByLabelText('Temporary password', { exact: true }).fill('first day words');
}

test('an open list of choices leaves the page readable', async ({ server, open }) => {
  withPeople(server, AMY);
  await open('/employees');
  await page.getByRole('combobox', { name: 'Filter by role' }).click();
  await expect.element(page.getByRole('option', { name: 'Managers' })).toBeVisible();
  await expectAccessible();
});

test('an email that is taken is said once, beside the field', async ({ server, open }) => {
  withPeople(server, AMY);
  server.on(createEmployee).answer(() => {
    throw new AppError('email_taken');
  });
  await open('/employees');
  await fillIn('Carl Day');
  await addForm.getByRole('button', { name: 'Add Employee' }).click();
  const taken = 'This email address already has an account.';
  await expect.element(addForm.getByText(taken)).toBeVisible();
  expect(page.getByText(taken).elements()).toHaveLength(1);
  expect(page.getByText('Failed to create employee').elements()).toEqual([]);
});

test('people are added one after the other, with their group', async ({ server, open }) => {
  withPeople(server, AMY);
  server.on(createEmployee).answer(() => employee('Carl Day'));
  await open('/employees');
  await fillIn('Carl Day');
  await addForm.getByLabelText('Shift group').click();
  await page.getByRole('option', { name: 'Night' }).click();
  await addForm.getByRole('button', { name: 'Add another' }).click();
  await expect.element(addForm.getByLabelText('Full name')).toHaveValue('');
  await expect.element(addForm.getByLabelText('Full name')).toHaveFocus();
  await expect.element(addForm.getByLabelText('Shift group')).toHaveTextContent('Night');
  expect(server.sent(createEmployee)[0]?.body).toMatchObject({
    name: 'Carl Day',
    shiftGroupId: NIGHT.id,
  });
});

test('someone who manages puts themselves on the roster', async ({ server, open }) => {
  withPeople(server, AMY);
  server.on(addMyself).answer(() => employee('Olive Owner'));
  server.on(getMe).answer(() => ({ user: person({ employee_id: idOf('Olive Owner') }) }));
  await open('/employees', person({ employee_id: null }));
  await page.getByRole('button', { name: 'Add Employee' }).click();
  await page.getByRole('button', { name: 'I work here too' }).click();
  await expect.element(page.getByText('You are on the roster now').first()).toBeVisible();
});
