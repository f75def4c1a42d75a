// A change in one browser appears in every view of another.
import { dateAt, wallClockAt } from '#engine/time/instants';
import type { Instant, Zone } from '#engine/time/kinds';
import { addShift, withSite } from './testing/shifts';
import { collectTroubles, expect, test } from './testing/test';

const SYDNEY = 'Australia/Sydney' as Zone;
const HOUR_MS = 3_600_000;

test('list, map, dashboard and My Shifts show what a colleague changes', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  const { idOf, locationId } = await withSite(page, [{ name: 'Amy Able' }]);
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    storageState: await page.context().storageState(),
    timezoneId: SYDNEY,
  });
  const open = async (path: string) => {
    const tab = await context.newPage();
    collectTroubles(tab, troubles);
    await tab.goto(path);
    return tab;
  };
  const list = await open('/roster?view=list');
  await expect(list.getByText('No shifts found')).toBeVisible();
  const map = await open('/roster?view=map');
  await expect(map.getByRole('button', { name: /Parramatta Depot/ }).first()).toBeVisible();
  const dashboard = await open('/dashboard');
  const weeklyShifts = dashboard
    .locator('dt', { hasText: "This Week's Shifts" })
    .locator('xpath=following-sibling::dd[1]');
  await expect(weeklyShifts).toHaveText('0');
  const calendar = await open(`/my-shifts?employee=${idOf('Amy Able')}`);
  await expect(calendar.getByText('Showing shifts for: Amy Able')).toBeVisible();

  // One minute only, because the shift must start in the current week.
  const start = (Date.now() - 60_000) as Instant;
  const end = (Date.now() + HOUR_MS) as Instant;
  await addShift(page, {
    employeeId: idOf('Amy Able'),
    locationId,
    date: dateAt(start, SYDNEY),
    startTime: wallClockAt(start, SYDNEY).time,
    endTime: wallClockAt(end, SYDNEY).time,
  });
  await expect(list.getByRole('heading', { name: 'Active Now (1)' })).toBeVisible();
  await expect(map.getByText('Now: Amy Able').first()).toBeVisible();
  await expect(weeklyShifts).toHaveText('1');
  await expect(calendar.getByText(/1 shift/).first()).toBeVisible();
  await context.close();
});
