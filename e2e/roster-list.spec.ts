// The list view: active, upcoming and completed shifts as time passes.
import type { Page } from '@playwright/test';
import { roster } from './testing/roster-day';
import { setStatus } from './testing/shifts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './testing/test';

// A busy machine needs longer for the many steps of a journey.
test.describe.configure({ timeout: 90_000 });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The time in Sydney. */
function sydney(at: number): { date: string; time: string } {
  const [date = '', time = ''] = new Date(at)
    .toLocaleString('sv-SE', {
      timeZone: 'Australia/Sydney',
      timeStyle: 'short',
      dateStyle: 'short',
    })
    .split(' ');
  return { date, time };
}

function between(from: number, to: number) {
  const start = sydney(from);
  return { date: start.date, startTime: start.time, endTime: sydney(to).time };
}

const section = (page: Page, name: RegExp) => page.getByRole('region', { name });

test('shifts move from upcoming to active by the server’s clock, whatever the browser’s says', async ({
  page,
}) => {
  const { addShift } = await roster(page, [{ name: 'Amy' }, { name: 'Ben' }, { name: 'Carl' }]);
  const now = Date.now();
  await addShift({ employee: 'Amy', ...between(now + 20 * MINUTE, now + 4 * HOUR) });
  await addShift({ employee: 'Ben', ...between(now - HOUR, now + HOUR), published: true });
  await addShift({ employee: 'Carl', ...between(now - 3 * HOUR, now - HOUR) });

  await page.clock.install({ time: now + 3 * HOUR });
  await page.goto('/roster?view=list');
  const active = section(page, /^Active Now \(1\)$/);
  await expect(active.getByRole('button')).toHaveText([/Ben/]);
  const upcoming = section(page, /^Upcoming Shifts \(1\)$/);
  await expect(upcoming.getByRole('button')).toHaveText([
    /Amy.*Draft.*\d\d:\d\d–\d\d:\d\d.*4 h.*Parramatta Depot/,
  ]);
  await expect(section(page, /^Recently Completed$/).getByRole('button')).toHaveText([/Carl.*2 h/]);

  await page.clock.fastForward(30 * MINUTE);
  await expect(section(page, /^Active Now \(2\)$/).getByRole('button')).toHaveText([/Ben/, /Amy/]);
  await expect(section(page, /^Upcoming Shifts \(0\)$/)).toContainText('No shifts are coming up.');
});

test('the list shows 15 shifts, hides days with a status, and a row opens its day', async ({
  page,
}) => {
  const { addShift, idOf } = await roster(page, [{ name: 'Amy Able' }, { name: 'Ben' }]);
  for (let day = 1; day <= 18; day += 1) {
    await addShift({ date: `2027-04-${String(day).padStart(2, '0')}`, published: true });
  }
  await addShift({ date: '2027-04-03', employee: 'Ben', startTime: '22:00', endTime: '06:00' });
  await setStatus(page, idOf('Amy Able'), '2027-04-03', 'holiday');

  await page.goto('/roster?view=list&date=2027-04-03');
  const upcoming = section(page, /^Upcoming Shifts \(17\)$/);
  await expect(upcoming.getByRole('heading', { level: 3 })).toHaveText(
    Array.from({ length: 15 }, (_, index) => new RegExp(` ${index + 2} Apr 2027`)),
  );
  const night = upcoming.getByRole('button', { name: /Ben/ });
  await expect(night).toContainText('22:00–06:00');
  await expect(night).toContainText('9 h (clocks go back)');
  await upcoming.getByRole('button', { name: '+2 more upcoming shifts' }).click();
  await expect(upcoming.getByRole('heading', { level: 3 })).toHaveCount(17);

  await night.click();
  await expect(page.getByRole('dialog', { name: 'Ben, Sat 3 Apr 2027' })).toBeVisible();
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(night).toBeFocused();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page).toHaveURL(/\/roster\?view=list$/);
  await page.goBack();
  await expect(upcoming).toBeVisible();
});

test('the list when it is empty, fails to load, and on a phone', async ({ page }) => {
  const { addShift } = await roster(page);
  await page.goto('/roster?view=list');
  await expect(page.getByText('No shifts found')).toBeVisible();
  await expect(page.getByText('Create some shifts to see them organized by time')).toBeVisible();
  await expectAccessible(page);

  await addShift({ date: sydney(Date.now() + 24 * HOUR).date });
  await expect(page.getByRole('heading', { name: /^Tomorrow, / })).toBeVisible();
  await page.route('**/api/shifts?*', (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Failed to load shifts');
  await expect(page.getByRole('alert')).toContainText('Please try refreshing the page');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /^Tomorrow, / })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
