// Shift groups: made, filled, ordered and deleted, by mouse, by finger, by menu and by keyboard alone.
import { centreOf, finger } from './testing/finger';
import { toast } from './testing/roster-day';
import {
  card,
  cards,
  carry,
  drag,
  openBoard,
  organisation,
  PASSWORD,
  peopleOf,
  person,
  watchCalls,
} from './testing/shift-group-board';
import {
  account,
  collectTroubles,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from './testing/test';

test.describe.configure({ timeout: 90_000 });

test('a group is made, changed and deleted', async ({ page }) => {
  await organisation(page.request, [], { 'Amy Able': '' });
  await openBoard(page);
  await expect(page.getByText('No shift groups yet')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Create Group' }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Create Group' });
  await expect(dialog.getByLabel('Display order')).toHaveValue('1');
  await expect(dialog.getByRole('radio')).toHaveCount(12);
  await expect(dialog.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await save.click();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expect(dialog.getByText('Required')).toBeVisible();
  await dialog.getByLabel('Custom colour', { exact: true }).fill('#12');
  await dialog.getByLabel('Display order').fill('0');
  await dialog.getByLabel('Name').fill('x'.repeat(51));
  await expect(dialog.getByText('Invalid hex color')).toBeVisible();
  await expect(dialog.getByLabel('Display order')).toHaveValue('1');
  await expect(dialog.getByText('Must be at most 50 characters')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill('Night Crew');
  await dialog.getByRole('radio', { name: 'Teal' }).check();
  await expect(dialog.getByLabel('Custom colour', { exact: true })).toHaveValue('#14B8A6');
  await save.click();
  await expect(toast(page, 'Shift group created successfully')).toBeVisible();
  await expect(cards(page)).toHaveText(['Unassigned', 'Night Crew']);
  await expect(card(page, 'Night Crew')).toContainText('0 employees');
  await expect(page.getByRole('button', { name: 'Create Group' })).toBeFocused();

  await page.getByRole('button', { name: 'Create Group' }).click();
  await expect(dialog.getByLabel('Display order')).toHaveValue('2');
  await dialog.getByLabel('Name').fill('night crew');
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Error409: There is already a shift group with this name.',
  );
  await expect(toast(page, 'Failed to create shift group')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(
    'There is already a shift group with this name.',
  );
  await dialog.getByLabel('Name').fill('Day Crew');
  await dialog.getByLabel('Display order').fill('1');
  await save.click();
  await expect(cards(page)).toHaveText(['Unassigned', 'Day Crew', 'Night Crew']);

  await page.getByRole('button', { name: 'Actions for Day Crew' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await dialog.getByLabel('Name').fill('Early Crew');
  await dialog.getByLabel('Display order').fill('2');
  await dialog.getByLabel('Custom colour', { exact: true }).fill('');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Shift group updated successfully')).toBeVisible();
  await expect(cards(page)).toHaveText(['Unassigned', 'Night Crew', 'Early Crew']);
  const groups = await (await page.request.get('/api/shift-groups')).json();
  expect(groups).toMatchObject([
    { name: 'Night Crew', color_hex: '#14B8A6', position: 0 },
    { name: 'Early Crew', color_hex: null, position: 1 },
  ]);

  await drag(page, person(page, 'Amy Able'), card(page, 'Night Crew'));
  await expect(card(page, 'Night Crew')).toContainText('1 employee');
  await page.getByRole('button', { name: 'Actions for Night Crew' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Are you sure you want to delete "Night Crew"? This will unassign all employees from this group. This action cannot be undone.',
  );
  await expect(question).toContainText('1 employee will become unassigned.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Shift group deleted successfully')).toBeVisible();
  await expect(cards(page)).toHaveText(['Unassigned', 'Early Crew']);
  await expect(peopleOf(page, 'Unassigned')).toHaveText([/Amy Able/]);
  await expect(page.getByRole('button', { name: 'Create Group' })).toBeFocused();
});

test('people and groups are dragged with the mouse', async ({ page }) => {
  await organisation(page.request, ['A', 'B', 'C'], { Amy: 'A', Bob: 'A', Cat: '', Zoe: '' });
  await openBoard(page);
  const calls = await watchCalls(page);

  await drag(page, person(page, 'Amy'), card(page, 'B'));
  await expect(peopleOf(page, 'B')).toHaveText([/Amy/]);
  await expect(card(page, 'A')).toContainText('1 employee');
  await drag(page, person(page, 'Cat'), card(page, 'B'));
  await expect(peopleOf(page, 'B')).toHaveText([/Amy/, /Cat/]);
  await expect(card(page, 'B')).toContainText('2 employees');
  await drag(page, person(page, 'Bob'), card(page, 'Unassigned'));
  await expect(peopleOf(page, 'Unassigned')).toHaveText([/Bob/, /Zoe/]);
  await drag(page, person(page, 'Amy'), card(page, 'B'));
  await drag(page, person(page, 'Amy'), page.getByRole('banner'));

  await drag(page, page.getByRole('button', { name: 'Move A', exact: true }), card(page, 'C'));
  await expect(cards(page)).toHaveText(['Unassigned', 'B', 'C', 'A']);
  await drag(page, page.getByRole('button', { name: 'Move A', exact: true }), card(page, 'B'));
  await expect(cards(page)).toHaveText(['Unassigned', 'A', 'B', 'C']);
  await drag(page, page.getByRole('button', { name: 'Move C' }), card(page, 'Unassigned'));

  await page.getByRole('tab', { name: 'Employees' }).click();
  await expect(page.getByRole('row', { name: /Cat/ })).toContainText('B');
  await page.reload();
  await page.getByRole('tab', { name: 'Shift Groups' }).click();
  await expect(cards(page)).toHaveText(['Unassigned', 'A', 'B', 'C']);
  await expect(peopleOf(page, 'B')).toHaveText([/Amy/, /Cat/]);
  expect(calls).toEqual([
    'POST B/assign',
    'POST B/assign',
    'DELETE A/assign',
    'POST A/move after C',
    'POST A/move before B',
  ]);
});

test('by keyboard alone: carry people and groups, and use the menus', async ({ page }) => {
  await organisation(page.request, ['A', 'B'], { Amy: 'A', Bob: '', Cat: '', Zoe: '' });
  await openBoard(page);
  const calls = await watchCalls(page);
  const said = page.locator('[id^="DndLiveRegion"]');
  const focused = page.locator(':focus');
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      // What has been picked up listens to the keys from the next moment on.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    }
  };

  // From the button, the next stops are the people without a group.
  await page.getByRole('button', { name: 'Create Group' }).focus();
  await press('Tab');
  await expect(person(page, 'Bob')).toBeFocused();
  await press('ArrowDown');
  await expect(person(page, 'Cat')).toBeFocused();
  await press('Space');
  await expect(said).toHaveText('Picked up Cat. Over Unassigned.');
  await press('ArrowRight');
  await expect(said).toHaveText('Over A.');
  await press('ArrowRight');
  await expect(said).toHaveText('Over B.');
  await press('Escape');
  await expect(said).toHaveText('Cancelled. Cat stays in Unassigned.');
  await expect(person(page, 'Cat')).toBeFocused();
  await press('Enter');
  await expect(said).toHaveText('Picked up Cat. Over Unassigned.');
  await press('ArrowRight');
  await expect(said).toHaveText('Over A.');
  await press('Enter');
  await expect(page.getByText('Cat moved to A.')).toBeAttached();
  await expect(peopleOf(page, 'A')).toHaveText([/Amy/, /Cat/]);
  // The work goes on with whoever stands there now.
  await expect(focused).toHaveAccessibleName('Zoe');

  await press('ArrowUp', 'ArrowRight');
  await expect(focused).toHaveAccessibleName('Move to group: Bob');
  await press('Enter');
  await expect(page.getByRole('menuitem', { name: 'A', exact: true })).toBeFocused();
  await press('ArrowDown', 'Enter');
  await expect(peopleOf(page, 'B')).toHaveText([/Bob/]);
  await expect(page.getByText('Bob moved to B.')).toBeAttached();
  await expect(focused).toHaveAccessibleName('Move to group: Zoe');

  await press('Tab');
  await expect(focused).toHaveAccessibleName('Move A');
  await press('Space', 'ArrowRight');
  await expect(said).toHaveText('Over B.');
  await press('Space');
  await expect(page.getByText('A moved to the place of B.')).toBeAttached();
  await expect(cards(page)).toHaveText(['Unassigned', 'B', 'A']);
  await expect(focused).toHaveAccessibleName('Move A');
  await press('Tab');
  await expect(focused).toHaveAccessibleName('Actions for A');
  await press('Enter');
  await page.getByRole('menuitem', { name: 'Move up' }).focus();
  await press('Enter');
  await expect(cards(page)).toHaveText(['Unassigned', 'A', 'B']);
  await expect(page.getByText('A is now number 1 of 2.')).toBeAttached();
  await expect(focused).toHaveAccessibleName('Actions for A');
  await press('Tab', 'Tab', 'Enter');
  await expect(page.getByText('Move to group', { exact: true })).toBeVisible();
  await press('End', 'Enter');
  await expect(peopleOf(page, 'Unassigned')).toHaveText([/Amy/, /Zoe/]);
  await expect
    .poll(() => calls)
    .toEqual([
      'POST A/assign',
      'POST B/assign',
      'POST A/move after B',
      'POST A/move before B',
      'DELETE A/assign',
    ]);
});

test('a failed change is taken back, with the reason', async ({ page }) => {
  await organisation(page.request, ['A', 'B'], { Amy: 'A' });
  await openBoard(page);
  let refuse: (() => void) | undefined;
  const asked = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route('**/api/shift-groups/*/assign', async (route) => {
    await asked;
    await route.fulfill({ status: 409, body: 'Amy is needed elsewhere.' });
  });
  await page.route('**/api/shift-groups/*/move', (route) =>
    route.fulfill({ status: 409, body: 'The order has changed.' }),
  );

  await drag(page, person(page, 'Amy'), card(page, 'B'));
  await expect(peopleOf(page, 'B')).toHaveText([/Amy/]);
  await expect(card(page, 'B')).toContainText('1 employee');
  refuse?.();
  await expect(toast(page, 'Failed to assign employee')).toBeVisible();
  await expect(toast(page, '409: Amy is needed elsewhere.')).toBeVisible();
  await expect(peopleOf(page, 'A')).toHaveText([/Amy/]);
  await expect(card(page, 'B')).toContainText('0 employees');

  await page.getByRole('button', { name: 'Actions for A' }).click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect(toast(page, 'Failed to reorder groups')).toBeVisible();
  await expect(toast(page, '409: The order has changed.')).toBeVisible();
  await expect(cards(page)).toHaveText(['Unassigned', 'A', 'B']);
});

test("another browser's change appears, even in the middle of a drag", async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  const email = await organisation(page.request, ['A', 'B'], { Amy: 'A', Bob: 'A' });
  await openBoard(page);
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  collectTroubles(other, troubles);
  await signIn(other, { name: '', role: '', email, password: PASSWORD });
  await openBoard(other);

  await carry(other, person(other, 'Amy'), card(other, 'B'));
  await drag(page, person(page, 'Bob'), card(page, 'B'));
  await expect(peopleOf(other, 'B')).toHaveText([/Bob/]);
  await page.getByRole('button', { name: 'Create Group' }).click();
  await page.getByLabel('Name').fill('C');
  await page.getByLabel('Display order').fill('1');
  await page.getByRole('dialog').getByRole('button', { name: 'Create Group' }).click();
  await expect(cards(other)).toHaveText(['Unassigned', 'C', 'A', 'B']);

  // Below the hand now stands another card than at the start.
  const { x, y } = await centreOf(card(other, 'B'));
  await other.mouse.move(x, y, { steps: 4 });
  await expect(other.locator('[id^="DndLiveRegion"]')).toHaveText('Over B.');
  await other.mouse.up();
  await expect(peopleOf(other, 'B')).toHaveText([/Amy/, /Bob/]);
  await expect(peopleOf(page, 'B')).toHaveText([/Amy/, /Bob/]);
  await context.close();
});

test('on a phone: a resting finger drags, a quick one scrolls, the menu does the same', async ({
  browser,
  baseURL,
  extraHTTPHeaders,
  troubles,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: extraHTTPHeaders ?? {},
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  collectTroubles(page, troubles);
  const longName = 'Maximiliana Alexandrina Featherstonehaugh-Cholmondeley';
  await organisation(page.request, ['A', 'B'.repeat(50)], {
    Amy: '',
    Bob: '',
    Zoe: '',
    [longName]: 'A',
  });
  await openBoard(page);
  await expectNoSidewaysScroll(page);
  await expect(person(page, longName)).toHaveAttribute('title', longName);

  const touch = await finger(page);
  const start = await centreOf(person(page, 'Amy'));
  const end = await centreOf(card(page, 'A').getByRole('heading'));
  const said = page.locator('[id^="DndLiveRegion"]');
  await touch('touchStart', start.x, start.y);
  await expect(said).toHaveText('Picked up Amy. Over Unassigned.');
  for (let step = 1; step <= 5; step += 1) {
    await touch(
      'touchMove',
      start.x + ((end.x - start.x) * step) / 5,
      start.y + ((end.y - start.y) * step) / 5,
    );
  }
  await expect(said).toHaveText('Over A.');
  await touch('touchEnd', end.x, end.y);
  await expect(card(page, 'A')).toContainText('2 employees');

  const bob = await centreOf(person(page, 'Bob'));
  await touch('touchStart', bob.x, bob.y);
  for (let step = 1; step <= 5; step += 1) await touch('touchMove', bob.x, bob.y - step * 30);
  await touch('touchEnd', bob.x, bob.y - 150);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  await expect(card(page, 'Unassigned')).toContainText('2 employees');

  await page.getByRole('button', { name: 'Move to group: Bob' }).tap();
  await expectNoSidewaysScroll(page);
  await page.getByRole('menuitem', { name: 'BBBB' }).tap();
  await expect(page.getByRole('region', { name: 'BBBB' })).toContainText('1 employee');
  await page.getByRole('button', { name: 'Create Group' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await context.close();
});

test('many people: fifty at first, all on request, and a search that the address keeps', async ({
  page,
}) => {
  const crowd = Array.from({ length: 70 }, (_, n) => `Person ${String(n).padStart(2, '0')}`);
  const people = Object.fromEntries(crowd.map((name, n) => [name, n < 60 ? 'A' : 'B']));
  await organisation(page.request, ['A', 'B'], people);
  await openBoard(page);
  await expect(card(page, 'A')).toContainText('60 employees');
  await expect(peopleOf(page, 'A')).toHaveCount(50);
  await page.getByRole('button', { name: 'Show all 60' }).click();
  await expect(peopleOf(page, 'A')).toHaveCount(60);
  await page.getByRole('searchbox', { name: 'Search people' }).fill('person 5');
  await expect(peopleOf(page, 'A')).toHaveCount(10);
  await expect(card(page, 'A')).toContainText('10 of 60 employees');
  await expect(card(page, 'B')).toContainText('No match.');
  await expect(page).toHaveURL(/tab=groups.*search=person/);
  await page.reload();
  await expect(peopleOf(page, 'A')).toHaveCount(10);
  await drag(page, person(page, 'Person 51'), card(page, 'B'));
  await expect(peopleOf(page, 'B')).toHaveText([/Person 51/]);
  await expect(card(page, 'B')).toContainText('1 of 11 employees');
  await expectAccessible(page);
});

test('the tab while loading, after a failure, and without permission', async ({ page }) => {
  await organisation(page.request, ['A']);
  let answer: (() => void) | undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/shift-groups', async (route) => {
    await asked;
    await route.fulfill({ status: 503, body: 'Muster cannot reach its database just now.' });
  });
  await page.goto('/employees?tab=groups');
  await expect(page.getByText('Loading shift groups...')).toBeAttached();
  answer?.();
  await expect(page.getByRole('alert')).toContainText('Failed to load shift groups');
  await expectAccessible(page);
  await page.unroute('**/api/shift-groups');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveText(['Unassigned', 'A']);

  await page.context().clearCookies();
  await signIn(page, account('Manager'));
  await page.goto('/employees?tab=groups');
  await expect(page.getByText('Only admins and owners can change shift groups.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Group' })).toHaveCount(0);
});
