import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { type Employee, listEmployees } from '#contract/api/employees';
import {
  assignToShiftGroup,
  createShiftGroup,
  listShiftGroups,
  moveShiftGroup,
  type ShiftGroup,
} from '#contract/api/shift-groups';
import { AppError } from '#contract/errors';
import { expectAccessible } from '../../../testing/expect-accessible';
import { type FakeServer, held } from '../../../testing/fake-server';
import { expectNoSidewaysScroll, idOf, ORG_ID, person, test } from '../../../testing/screen-test';

function group(name: string, position: number): ShiftGroup {
  const color_hex = '#3B82F6';
  return { id: idOf(name), org_id: ORG_ID, name, color_hex, position, member_count: 1 };
}

const DAY = group('Day', 0);
const NIGHT = group('Night', 1);

function employee(name: string, shift_group: ShiftGroup | null): Employee {
  return {
    id: idOf(name),
    org_id: ORG_ID,
    user_id: null,
    name,
    email: `${idOf(name)}@example.com`,
    phone: null,
    role: 'employee',
    created_at: '2026-01-01T00:00:00Z',
    shift_group,
  };
}

function withGroups(server: FakeServer, ...groups: ShiftGroup[]): void {
  server.on(listShiftGroups).answer(() => groups);
  server.on(listEmployees).answer(() => [employee('Amy Able', DAY), employee('Ben Ash', NIGHT)]);
}

async function moveDown(name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
}

test('moving a group sends that move, and is announced once it is saved', async ({
  server,
  open,
}) => {
  withGroups(server, DAY, NIGHT);
  const { answer, release } = held();
  server.on(moveShiftGroup).answer(async () => {
    await answer;
    withGroups(server, { ...NIGHT, position: 0 }, { ...DAY, position: 1 });
    return [
      { ...NIGHT, position: 0 },
      { ...DAY, position: 1 },
    ];
  });
  await open('/employees?tab=groups');
  await moveDown('Day');
  await expect.poll(() => server.sent(moveShiftGroup)).toHaveLength(1);
  expect(server.sent(moveShiftGroup)[0]).toMatchObject({
    params: { id: DAY.id },
    body: { beside: NIGHT.id, side: 'after' },
  });
  expect(page.getByText('Day is now number 2 of 2.').elements()).toEqual([]);
  release();
  await expect.element(page.getByText('Day is now number 2 of 2.')).toBeInTheDocument();
});

test('a refused move is taken back, and nobody hears that it is done', async ({ server, open }) => {
  withGroups(server, DAY, NIGHT);
  server.on(assignToShiftGroup).answer(() => {
    throw new AppError('conflict');
  });
  server.on(moveShiftGroup).answer(() => {
    throw new AppError('not_found');
  });
  await open('/employees?tab=groups');
  await page.getByRole('button', { name: 'Move to group: Amy Able' }).click();
  await page.getByRole('menuitem', { name: 'Night' }).click();
  await expect.element(page.getByText('Failed to assign employee').first()).toBeVisible();
  await moveDown('Day');
  await expect.element(page.getByText('Failed to reorder groups').first()).toBeVisible();
  await expect
    .poll(() =>
      page
        .getByRole('heading', { level: 2 })
        .elements()
        .map((each) => each.textContent),
    )
    .toEqual(['Unassigned', 'Day', 'Night']);
  expect(page.getByText(/Amy Able moved to|Day is now/).elements()).toEqual([]);
});

test('a manager sees the groups and their people, and nothing to change them with', async ({
  server,
  open,
}) => {
  withGroups(server, DAY, NIGHT);
  await open('/employees?tab=groups', person({ role: 'manager' }));
  const day = page.getByRole('region', { name: 'Day' });
  await expect.element(day).toHaveTextContent('1 employee');
  await expect.element(day).toHaveTextContent('Amy Able');
  await expect
    .element(page.getByText('Only admins and owners can change shift groups.'))
    .toBeVisible();
  expect(page.getByRole('button', { name: /Create Group|Actions for|Move/ }).elements()).toEqual(
    [],
  );
  await expectAccessible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
});

test('a group name that is taken is said once, beside the name', async ({ server, open }) => {
  withGroups(server, DAY, NIGHT);
  server.on(createShiftGroup).answer(() => {
    throw new AppError('group_name_taken');
  });
  await open('/employees?tab=groups');
  await page.getByRole('button', { name: 'Create Group' }).click();
  const form = page.getByRole('dialog', { name: 'Create Group' });
  await form.getByLabelText('Name').fill('Night');
  await form.getByRole('button', { name: 'Create Group' }).click();
  const taken = 'There is already a shift group with this name.';
  await expect.element(form.getByText(taken)).toBeVisible();
  expect(page.getByText(taken).elements()).toHaveLength(1);
  expect(form.getByRole('alert').elements()).toEqual([]);
  expect(page.getByText('Failed to create shift group').elements()).toEqual([]);
});
