import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  assignToShiftGroup,
  createShiftGroup,
  deleteShiftGroup,
  listShiftGroups,
  moveShiftGroup,
  unassignFromShiftGroup,
  updateShiftGroup,
} from '#contract/api/shift-groups';
import { AppError } from '#contract/errors';
import { withBakery } from '../../../testing/bakery';
import { focus, press, texts, toast } from '../../../testing/by-hand';
import { expectAccessible } from '../../../testing/expect-accessible';
import { type FakeServer, held } from '../../../testing/fake-server';
import { employee, group } from '../../../testing/people';
import { address, idOf, test } from '../../../testing/screen-test';

/** A board that keeps what is done to it; people as { Amy: 'Ward A', Bob: '' }. Returns the calls that changed it. */
function withBoard(server: FakeServer, names: string[], people: Record<string, string> = {}) {
  const calls: string[] = [];
  const bakery = withBakery(server, {
    groups: names.map((name, position) => group(name, { position })),
  });
  const groupOf = (id: string) => {
    const found = bakery.groups.find((other) => other.id === id);
    if (!found) throw new AppError('not_found');
    return found;
  };
  bakery.people = Object.entries(people).map(([name, group_name]) =>
    employee(name, { shift_group: group_name ? groupOf(idOf(group_name)) : null }),
  );
  const count = () => {
    bakery.groups = bakery.groups.map((one, position) => ({
      ...one,
      position,
      member_count: bakery.people.filter(({ shift_group }) => shift_group?.id === one.id).length,
    }));
  };
  const put = (employeeId: string | undefined, groupId: string | null) => {
    bakery.people = bakery.people.map((one) =>
      one.id === employeeId ? { ...one, shift_group: groupId ? groupOf(groupId) : null } : one,
    );
    count();
  };
  const refuseTaken = (name: string, but?: string) => {
    const taken = (other: string) => other.toLowerCase() === name.toLowerCase();
    if (!bakery.groups.some((other) => other.id !== but && taken(other.name))) return;
    const message = 'There is already a shift group with this name.';
    throw new AppError('group_name_taken', { fields: [{ field: 'name', message }] });
  };
  count();
  server.on(createShiftGroup).answer(({ body: { name, color_hex = null, position } }) => {
    refuseTaken(name);
    const made = group(name, { color_hex });
    bakery.groups = bakery.groups.toSpliced(position ?? bakery.groups.length, 0, made);
    count();
    return made;
  });
  server.on(updateShiftGroup).answer(({ params, body }) => {
    refuseTaken(body.name, params.id);
    const { name, color_hex = null, position = 0 } = body;
    const changed = { ...groupOf(params.id), name, color_hex };
    const others = bakery.groups.filter(({ id }) => id !== params.id);
    bakery.groups = others.toSpliced(position, 0, changed);
    count();
    return changed;
  });
  server.on(deleteShiftGroup).answer(({ params }) => {
    bakery.people = bakery.people.map((one) =>
      one.shift_group?.id === params.id ? { ...one, shift_group: null } : one,
    );
    bakery.groups = bakery.groups.filter(({ id }) => id !== params.id);
    count();
    return undefined;
  });
  server.on(assignToShiftGroup).answer(({ params, body }) => {
    calls.push(`into ${groupOf(params.groupId).name}`);
    put(body.employeeId, params.groupId);
    return undefined;
  });
  server.on(unassignFromShiftGroup).answer(({ params, query, body }) => {
    calls.push(`out of ${groupOf(params.groupId).name}`);
    put(query.employeeId ?? body?.employeeId, null);
    return undefined;
  });
  server.on(moveShiftGroup).answer(({ params, body: { beside, side } }) => {
    const moved = groupOf(params.id);
    const others = bakery.groups.filter(({ id }) => id !== moved.id);
    const at = others.findIndex(({ id }) => id === beside) + (side === 'after' ? 1 : 0);
    calls.push(`${moved.name} ${side} ${groupOf(beside).name}`);
    bakery.groups = others.toSpliced(at, 0, moved);
    count();
    return bakery.groups;
  });
  return { bakery, calls };
}

const PATH = '/employees?tab=groups';
const card = (name: string) => page.getByRole('region', { name, exact: true });
const cards = () =>
  expect.poll(() => texts(page.getByRole('tabpanel').getByRole('heading', { level: 2 })));
const member = (name: string) => page.getByRole('button', { name, exact: true });
const peopleOf = (name: string) =>
  expect.poll(() =>
    card(name)
      .getByRole('row')
      .elements()
      .flatMap((row) => row.querySelector('button:not([aria-haspopup])')?.textContent ?? []),
  );
const named = (...names: string[]) => names.map((name) => expect.stringContaining(name));
const create = () => page.getByRole('button', { name: 'Create Group' });
const said = () => expect.poll(() => document.querySelector('[id^="DndLiveRegion"]')?.textContent);

test('a group is made, changed and deleted', async ({ server, open }) => {
  const { bakery } = withBoard(server, [], { 'Amy Able': '' });
  await open(PATH);
  await expect.element(page.getByText('No shift groups yet')).toBeVisible();
  await expectAccessible();

  await create().click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Create Group' });
  const name = dialog.getByLabelText('Name');
  const order = dialog.getByLabelText('Display order');
  const colour = dialog.getByLabelText('Custom colour', { exact: true });
  await expect.element(order).toHaveValue(1);
  expect(dialog.getByRole('radio').elements()).toHaveLength(12);
  await expect.element(dialog.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await save.click();
  await expect.element(name).toHaveFocus();
  await expect.element(dialog.getByText('Required')).toBeVisible();
  await colour.fill('#12');
  await order.fill('0');
  await name.fill('x'.repeat(51));
  await expect.element(dialog.getByText('Invalid hex color')).toBeVisible();
  await expect.element(order).toHaveValue(1);
  await expect.element(dialog.getByText('Must be at most 50 characters')).toBeVisible();
  await expectAccessible(dialog.element());
  await name.fill('Night Crew');
  await dialog.getByRole('radio', { name: 'Teal' }).click();
  await expect.element(colour).toHaveValue('#14B8A6');
  await save.click();
  await expect.element(toast('Shift group created successfully')).toBeVisible();
  await cards().toEqual(['Unassigned', 'Night Crew']);
  await expect.element(card('Night Crew')).toHaveTextContent('0 employees');
  await expect.element(create()).toHaveFocus();

  await create().click();
  await expect.element(order).toHaveValue(2);
  await name.fill('night crew');
  await save.click();
  await expect
    .element(name)
    .toHaveAccessibleDescription('There is already a shift group with this name.');
  await name.fill('Day Crew');
  await order.fill('1');
  await save.click();
  await cards().toEqual(['Unassigned', 'Day Crew', 'Night Crew']);

  await page.getByRole('button', { name: 'Actions for Day Crew' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await name.fill('Early Crew');
  await order.fill('2');
  await colour.fill('');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(toast('Shift group updated successfully')).toBeVisible();
  await cards().toEqual(['Unassigned', 'Night Crew', 'Early Crew']);
  expect(bakery.groups).toMatchObject([
    { name: 'Night Crew', color_hex: '#14B8A6', position: 0 },
    { name: 'Early Crew', color_hex: null, position: 1 },
  ]);

  await page.getByRole('button', { name: 'Move to group: Amy Able' }).click();
  await page.getByRole('menuitem', { name: 'Night Crew' }).click();
  await expect.element(card('Night Crew')).toHaveTextContent('1 employee');
  await page.getByRole('button', { name: 'Actions for Night Crew' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect
    .element(question)
    .toHaveTextContent(
      'Are you sure you want to delete "Night Crew"? This will unassign all employees from this group. This action cannot be undone.',
    );
  await expect.element(question).toHaveTextContent('1 employee will become unassigned.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(toast('Shift group deleted successfully')).toBeVisible();
  await cards().toEqual(['Unassigned', 'Early Crew']);
  await peopleOf('Unassigned').toEqual(named('Amy Able'));
  await expect.element(create()).toHaveFocus();
});

test('by keyboard alone: carry people and groups, and use the menus', async ({ server, open }) => {
  const { calls } = withBoard(server, ['A', 'B'], { Amy: 'A', Bob: '', Cat: '', Zoe: '' });
  await open(PATH);
  const focused = () => expect.poll(() => document.activeElement?.getAttribute('aria-label'));
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) {
      await userEvent.keyboard(key);
      // What has been picked up listens to the keys from the next moment on.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };

  // From the button, the next stops are the people without a group.
  await expect.element(member('Bob')).toBeVisible();
  await focus(create());
  await keys('{Tab}');
  await expect.element(member('Bob')).toHaveFocus();
  await keys('{ArrowDown}');
  await expect.element(member('Cat')).toHaveFocus();
  await keys(' ');
  await said().toBe('Picked up Cat. Over Unassigned.');
  await keys('{ArrowRight}');
  await said().toBe('Over A.');
  await keys('{ArrowRight}');
  await said().toBe('Over B.');
  await keys('{Escape}');
  await said().toBe('Cancelled. Cat stays in Unassigned.');
  await expect.element(member('Cat')).toHaveFocus();
  await keys('{Enter}');
  await said().toBe('Picked up Cat. Over Unassigned.');
  await keys('{ArrowRight}');
  await said().toBe('Over A.');
  await keys('{Enter}');
  await expect.element(page.getByText('Cat moved to A.')).toBeInTheDocument();
  await peopleOf('A').toEqual(named('Amy', 'Cat'));
  // The work goes on with whoever stands there now.
  await expect.element(member('Zoe')).toHaveFocus();

  await keys('{ArrowUp}', '{ArrowRight}');
  await focused().toBe('Move to group: Bob');
  await keys('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'A', exact: true })).toHaveFocus();
  await keys('{ArrowDown}', '{Enter}');
  await peopleOf('B').toEqual(named('Bob'));
  await expect.element(page.getByText('Bob moved to B.')).toBeInTheDocument();
  await focused().toBe('Move to group: Zoe');

  await keys('{Tab}');
  await focused().toBe('Move A');
  await keys(' ', '{ArrowRight}');
  await said().toBe('Over B.');
  await keys(' ');
  await expect.element(page.getByText('A moved to the place of B.')).toBeInTheDocument();
  await cards().toEqual(['Unassigned', 'B', 'A']);
  await focused().toBe('Move A');
  await keys('{Tab}');
  await focused().toBe('Actions for A');
  await keys('{Enter}');
  await press(page.getByRole('menuitem', { name: 'Move up' }), '{Enter}');
  await cards().toEqual(['Unassigned', 'A', 'B']);
  await expect.element(page.getByText('A is now number 1 of 2.')).toBeInTheDocument();
  await focused().toBe('Actions for A');
  await keys('{Tab}', '{Tab}', '{Enter}');
  await expect.element(page.getByText('Move to group', { exact: true })).toBeVisible();
  await keys('{End}', '{Enter}');
  await peopleOf('Unassigned').toEqual(named('Amy', 'Zoe'));
  await expect
    .poll(() => calls)
    .toEqual(['into A', 'into B', 'A after B', 'A before B', 'out of A']);
});

test('a failed change is taken back, with the reason', async ({ server, open }) => {
  withBoard(server, ['A', 'B'], { Amy: 'A' });
  const { answer, release } = held();
  server.on(assignToShiftGroup).answer(async () => {
    await answer;
    throw new AppError('conflict', { sentence: 'Amy is needed elsewhere.' });
  });
  server.on(moveShiftGroup).answer(() => {
    throw new AppError('groups_changed', { sentence: 'The order has changed.' });
  });
  await open(PATH);
  await page.getByRole('button', { name: 'Move to group: Amy' }).click();
  await page.getByRole('menuitem', { name: 'B', exact: true }).click();
  await peopleOf('B').toEqual(named('Amy'));
  await expect.element(card('B')).toHaveTextContent('1 employee');
  release();
  await expect.element(toast('Failed to assign employee')).toBeVisible();
  await expect.element(toast('409: Amy is needed elsewhere.')).toBeVisible();
  await peopleOf('A').toEqual(named('Amy'));
  await expect.element(card('B')).toHaveTextContent('0 employees');

  await page.getByRole('button', { name: 'Actions for A' }).click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect.element(toast('Failed to reorder groups')).toBeVisible();
  await expect.element(toast('409: The order has changed.')).toBeVisible();
  await cards().toEqual(['Unassigned', 'A', 'B']);
});

test('many people: fifty at first, all on request, and a search that the address keeps', async ({
  server,
  open,
}) => {
  const crowd = Array.from({ length: 55 }, (_, n) => `Person ${String(n).padStart(2, '0')}`);
  withBoard(
    server,
    ['A', 'B'],
    Object.fromEntries(crowd.map((name, n) => [name, n < 52 ? 'A' : 'B'])),
  );
  await open(PATH);
  await expect.element(card('A')).toHaveTextContent('52 employees');
  await peopleOf('A').toHaveLength(50);
  await page.getByRole('button', { name: 'Show all 52' }).click();
  await peopleOf('A').toHaveLength(52);
  await page.getByRole('searchbox', { name: 'Search people' }).fill('person 1');
  await peopleOf('A').toHaveLength(10);
  await expect.element(card('A')).toHaveTextContent('10 of 52 employees');
  await expect.element(card('B')).toHaveTextContent('No match.');
  await expect.poll(address).toMatch(/tab=groups.*search=person/);
  await expectAccessible();
  await open(address());
  await peopleOf('A').toHaveLength(10);
  await page.getByRole('button', { name: 'Move to group: Person 11' }).click();
  await page.getByRole('menuitem', { name: 'B', exact: true }).click();
  await peopleOf('B').toEqual(named('Person 11'));
  await expect.element(card('B')).toHaveTextContent('1 of 4 employees');
});

test('the tab while loading and after a failure', async ({ server, open }) => {
  const { bakery } = withBoard(server, ['A']);
  const { answer, release } = held();
  server.on(listShiftGroups).answer(async () => {
    await answer;
    throw new AppError('unavailable');
  });
  await open(PATH);
  await expect.element(page.getByText('Loading shift groups...')).toBeInTheDocument();
  release();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to load shift groups');
  await expectAccessible();
  server.on(listShiftGroups).answer(() => bakery.groups);
  await page.getByRole('button', { name: 'Try again' }).click();
  await cards().toEqual(['Unassigned', 'A']);
});
