// A change in one browser appears in every view of another.

import type { Page } from '@playwright/test';
import { dateAt, wallClockAt } from '#engine/time/instants';
import type { Instant, Zone } from '#engine/time/kinds';
import { roster, toast } from './testing/roster-day';
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

/**
 * Where the tab reads shifts, statuses or cells from now on. The hint of a cell that someone rests
 * on doesn't count: it reads the shifts of one person.
 */
function readsOf(tab: Page): string[] {
  const reads: string[] = [];
  tab.on('request', (request) => {
    const { pathname, search, searchParams } = new URL(request.url());
    if (request.method() !== 'GET' || searchParams.has('employeeId')) return;
    if (/^\/api\/(roster|shifts|day-statuses)$/.test(pathname)) reads.push(pathname + search);
  });
  return reads;
}

const sinceOf = (read: string) => new URLSearchParams(read.split('?')[1]).get('since');

test('a colleague reads only what changed, and the author of a change reads nothing', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  const { addShift: addDraft } = await roster(page, [{ name: 'Amy Able' }, { name: 'Ben Best' }]);
  await addDraft({ date: '2027-11-22' });
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    storageState: await page.context().storageState(),
  });
  const other = await context.newPage();
  collectTroubles(other, troubles);
  const cell = (tab: Page, name: string) => tab.getByRole('gridcell', { name, exact: true });
  const draft = 'Amy Able, Mon 22 Nov 2027, 07:00 to 09:00, Draft';
  for (const tab of [page, other]) {
    await tab.goto('/roster?date=2027-11-22');
    await expect(cell(tab, draft)).toBeVisible();
  }
  const reads = { author: readsOf(page), colleague: readsOf(other) };

  await cell(page, draft).focus();
  await page.keyboard.press('Control+x');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+v');
  await expect(toast(page, 'Moved 1 shift')).toBeVisible();
  const moved = 'Amy Able, Tue 23 Nov 2027, 07:00 to 09:00, Draft';
  await expect(cell(other, moved)).toBeVisible();
  await expect(cell(other, 'Amy Able, Mon 22 Nov 2027, no shifts')).toBeVisible();
  await expect(cell(page, moved)).toBeVisible();
  expect(reads.colleague.map(sinceOf)).toEqual(['1']);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Undid: moved 1 shift')).toBeVisible();
  await expect(cell(page, draft)).toBeVisible();
  await expect(cell(other, draft)).toBeVisible();
  expect(reads.colleague.map(sinceOf)).toEqual(['1', '2']);
  expect(reads.author).toEqual([]);

  // What the colleague read piece by piece is what a whole read brings.
  await addDraft({ employee: 'Ben Best', date: '2027-11-24' });
  // Sorted: the grid recycles its elements, so their order in the document says nothing.
  const names = (tab: Page) =>
    tab.getByRole('gridcell').evaluateAll((cells) => cells.map((each) => each.ariaLabel).sort());
  await expect(cell(other, 'Ben Best, Wed 24 Nov 2027, 07:00 to 09:00, Draft')).toBeVisible();
  const piecemeal = await names(other);
  await other.reload();
  await expect(cell(other, draft)).toBeVisible();
  await expect(cell(other, 'Ben Best, Wed 24 Nov 2027, 07:00 to 09:00, Draft')).toBeVisible();
  // The first frame has no day to spare yet.
  await expect.poll(() => names(other)).toEqual(piecemeal);
  await context.close();
});
