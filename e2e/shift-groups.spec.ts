// Shift groups on the real server: people and groups dragged by mouse and by finger, also while others change them. The
// rest: src/web/screens/employees/shift-groups/ShiftGroupsTab.screen.test.tsx.
import { centreOf, finger } from './testing/finger';
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
import { collectTroubles, expect, expectNoSidewaysScroll, signIn, test } from './testing/test';

test.describe.configure({ timeout: 90_000 });

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
  await context.close();
});
