// The roster grid on the real server: many days at once, undo, and shifts that are moved and copied. Keys and
// checkboxes: src/web/screens/roster/moving.screen.test.tsx; two browsers: roster-live.spec.ts.
import { roster, toast } from './testing/roster-day';
import { cell, daysFrom, MONDAY, openGrid, PEOPLE } from './testing/roster-grid';
import { expect, test } from './testing/test';

test('fifty days are published together, and one undo takes it back', async ({ page }) => {
  const people = [...PEOPLE, { name: 'Dan Dorn' }, { name: 'Eve East' }];
  const { addShift } = await roster(page, people);
  const dates = daysFrom(MONDAY, 10);
  for (const { name } of people) {
    await Promise.all(dates.map((date) => addShift({ employee: name, date })));
  }
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
  });
  await openGrid(page);
  await cell(page, 'Amy Able, Mon 22 Nov 2027, 07:00 to 09:00, Draft').click({
    modifiers: ['ControlOrMeta'],
  });
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('region', { name: 'Selection' });
  const selected = page.getByRole('gridcell', { selected: true });
  await expect(bar.getByText('4 days selected')).toBeVisible();
  await expect(selected).toHaveCount(4);
  await cell(page, 'Eve East, Wed 1 Dec 2027, 07:00 to 09:00, Draft').click({
    modifiers: ['Shift'],
  });
  await expect(bar.getByText('50 days selected')).toBeVisible();
  await expect(selected).toHaveCount(50);

  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toast(page, 'Published 50 shifts')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /07:00 to 09:00$/ })).toHaveCount(50);
  expect(calls).toEqual(['/api/roster/cells']);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('gridcell', { name: /07:00 to 09:00, Draft$/ })).toHaveCount(50);
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(selected).toHaveCount(0);
  await expect(cell(page, 'Eve East, Wed 1 Dec 2027, 07:00 to 09:00, Draft')).toBeFocused();

  await cell(page, 'Ben Best, Tue 23 Nov 2027, 07:00 to 09:00, Draft').click({
    modifiers: ['ControlOrMeta'],
  });
  // Undo works before the server has answered.
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/roster/cells', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('Delete');
  await expect(cell(page, 'Ben Best, Tue 23 Nov 2027, no shifts')).toBeFocused();
  await page.keyboard.press('Control+z');
  answer();
  await expect(toast(page, 'Undid: deleted 1 shift')).toBeVisible();
  await expect(cell(page, 'Ben Best, Tue 23 Nov 2027, 07:00 to 09:00, Draft')).toBeFocused();
});

test('a shift is moved by mouse, copied by keys, and refused where it would overlap', async ({
  page,
}) => {
  const { addShift, idOf } = await roster(page, PEOPLE);
  await addShift({ date: MONDAY, published: true });
  await addShift({ employee: 'Ben Best', date: '2027-11-25' });
  await openGrid(page);
  const source = cell(page, 'Amy Able, Mon 22 Nov 2027, 07:00 to 09:00');
  const target = cell(page, 'Cat Cook, Wed 24 Nov 2027, no shifts');
  await source.hover();
  await page.mouse.down();
  await target.hover();
  await expect(page.getByText('Move to Cat Cook, Wed 24 Nov')).toBeVisible();
  await page.mouse.up();
  const moved = cell(page, 'Cat Cook, Wed 24 Nov 2027, 07:00 to 09:00');
  await expect(moved).toBeFocused();
  await expect(cell(page, 'Amy Able, Mon 22 Nov 2027, no shifts')).toBeVisible();
  await expect(toast(page, 'Moved 1 shift')).toBeVisible();
  const stored = await page.request.get(
    '/api/shifts?from=2027-11-21T00:00:00Z&to=2027-11-24T12:00:00Z',
  );
  expect(await stored.json()).toMatchObject([
    { employee_id: idOf('Cat Cook'), date: '2027-11-24', published: true },
  ]);

  // Over a day with a shift, the drag says so. Ctrl copies, Esc puts the shift back.
  await moved.hover();
  await page.mouse.down();
  await cell(page, 'Ben Best, Thu 25 Nov 2027, 07:00 to 09:00, Draft').hover();
  await expect(page.getByText('Move to Ben Best, Thu 25 Nov: has a shift')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Move to/)).toBeHidden();
  await page.mouse.up();
  await moved.hover();
  await page.keyboard.down('Control');
  await page.mouse.down();
  await cell(page, 'Amy Able, Fri 26 Nov 2027, no shifts').hover();
  await expect(page.getByText('Copy to Amy Able, Fri 26 Nov')).toBeVisible();
  await page.mouse.up();
  await page.keyboard.up('Control');
  await expect(cell(page, 'Amy Able, Fri 26 Nov 2027, 07:00 to 09:00, Draft')).toBeFocused();
  await expect(toast(page, 'Copied 1 shift')).toBeVisible();
  await page.keyboard.press('Control+x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+v');
  await expect(cell(page, 'Ben Best, Fri 26 Nov 2027, 07:00 to 09:00, Draft')).toBeFocused();
  await expect(cell(page, 'Amy Able, Fri 26 Nov 2027, no shifts')).toBeVisible();
  await moved.click({ modifiers: ['ControlOrMeta'] });
  await expect(moved).toBeFocused();

  await page.keyboard.press('Control+c');
  await expect(page.getByText('Copied 1 day. Paste with Control V.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Control+v');
  await expect(cell(page, 'Ben Best, Wed 24 Nov 2027, 07:00 to 09:00, Draft')).toBeFocused();
  await expect(toast(page, 'Copied 1 shift')).toBeVisible();

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+v');
  await expect(toast(page, 'Failed to copy')).toBeVisible();
  await expect(page.getByText(/^409: Ben Best already works/)).toBeVisible();
});
