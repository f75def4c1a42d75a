// The roster grid on a tablet.
import { centreOf, finger } from './testing/finger';
import { roster, toast } from './testing/roster-day';
import { cell, MONDAY, openGrid, PEOPLE } from './testing/roster-grid';
import { expect, test } from './testing/test';

test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

test('a resting finger drags a shift, a tap opens the day, a swipe scrolls', async ({ page }) => {
  const { addShift } = await roster(page, PEOPLE);
  await addShift({ date: MONDAY });
  await openGrid(page);
  const touch = await finger(page);
  const source = cell(page, 'Amy Able, Mon 22 Nov 2027, 07:00 to 09:00, Draft');
  const start = await centreOf(source);
  const end = await centreOf(cell(page, 'Cat Cook, Wed 24 Nov 2027, no shifts'));

  await touch('touchStart', start.x, start.y);
  await expect(page.getByText('Drag to a day')).toBeVisible();
  for (let step = 1; step <= 4; step += 1) {
    const part = step / 4;
    await touch(
      'touchMove',
      start.x + (end.x - start.x) * part,
      start.y + (end.y - start.y) * part,
    );
  }
  await expect(page.getByText('Move to Cat Cook, Wed 24 Nov')).toBeVisible();
  await touch('touchEnd', end.x, end.y);
  const moved = cell(page, 'Cat Cook, Wed 24 Nov 2027, 07:00 to 09:00, Draft');
  await expect(moved).toBeFocused();
  await expect(toast(page, 'Moved 1 shift')).toBeVisible();

  await moved.tap();
  await expect(page.getByRole('dialog', { name: 'Cat Cook, Wed 24 Nov 2027' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(moved).toBeFocused();

  const scrolled = () => page.getByRole('grid').evaluate(({ scrollLeft }) => scrollLeft);
  const before = await scrolled();
  await touch('touchStart', end.x, end.y);
  for (let step = 1; step <= 6; step += 1) await touch('touchMove', end.x - step * 25, end.y);
  await touch('touchEnd', end.x - 150, end.y);
  await expect.poll(scrolled).toBeGreaterThan(before + 60);
  await expect(page.getByText(/^(Drag|Move) to/)).toHaveCount(0);
});
