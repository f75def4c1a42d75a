// My Shifts: finding a person, their month, and the dialog of a day.
import type { Page } from '@playwright/test';
import { organisation } from './testing/organisation';
import { addShift, setStatus, staffPage, tokenColor, withSite } from './testing/shifts';
import {
  account,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from './testing/test';

// A busy machine needs half a minute to check both themes.
test.describe.configure({ timeout: 90_000 });

const TEAM = [{ name: 'Amy Able' }, { name: 'Anna Ames' }, { name: 'Ben Best' }];

/** The clocks go back in this month. */
const NIGHT = { date: '2027-04-03', startTime: '22:00', endTime: '06:00' };

const day = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const month = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const shown = (page: Page) => page.getByText(/^Showing shifts for:/);

async function figures(page: Page): Promise<string[]> {
  return page.locator('dl', { hasText: 'Total Shifts' }).first().locator('dd').allTextContents();
}

test('a person is found by part of their name, straight away or from a list by keyboard', async ({
  page,
}) => {
  await organisation(page, TEAM);
  await page.goto('/my-shifts');
  await expect(page.getByText('Search for an employee to view their shifts')).toBeVisible();
  const search = page.getByRole('combobox', { name: 'Search for an employee' });
  await search.pressSequentially('BEST');
  await expect(shown(page)).toHaveText('Showing shifts for: Ben Best');
  await expect(page).toHaveURL(/\?employee=[0-9a-f-]{36}$/);
  await expect(search).toBeFocused();

  await search.fill('a');
  const options = page.getByRole('option');
  await expect(options).toHaveText([/Amy Able/, /Anna Ames/]);
  await expect(search).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await search.press('ArrowDown');
  await search.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await search.press('Enter');
  await expect(search).toHaveAttribute('aria-expanded', 'false');
  await expect(search).toHaveValue('Anna Ames');
  await expect(shown(page)).toHaveText('Showing shifts for: Anna Ames');

  await search.fill('A');
  await expect(options).toHaveCount(2);
  await search.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(search).toHaveValue('A');
  await search.fill('nobody');
  await expect(page.getByText('No employees found.')).toBeVisible();
  await page.goBack();
  await expect(shown(page)).toHaveText('Showing shifts for: Ben Best');
});

test('a month shows shifts, drafts and statuses, and the right totals', async ({ page }) => {
  const { locationId, idOf } = await withSite(page, TEAM);
  const employeeId = idOf('Amy Able');
  const shift = { employeeId, locationId };
  await addShift(page, { ...shift, ...NIGHT });
  await addShift(page, { ...shift, date: '2027-04-12', startTime: '06:00', endTime: '10:00' });
  const late = { date: '2027-04-12', startTime: '14:00', endTime: '18:30', published: false };
  await addShift(page, { ...shift, ...late });
  await addShift(page, { ...shift, date: '2027-03-31' });
  await setStatus(page, employeeId, '2027-04-05', 'off');
  await setStatus(page, employeeId, '2027-04-06', 'sick');
  await setStatus(page, employeeId, '2027-04-07', 'holiday');

  await page.goto(`/my-shifts?employee=${employeeId}&month=2027-04`);
  await expect(month(page, 'April 2027')).toBeVisible();
  await expect(day(page, 'Mon 12 Apr 2027, 2 shifts, 1 draft')).toContainText('2 shifts');
  expect(await figures(page)).toEqual(['31 is a draft', '17.5 h', '1', '2']);
  for (const [name, token, marker] of [
    ['Sat 3 Apr 2027, 1 shift', 'manual', '1 shift'],
    ['Mon 5 Apr 2027, day off', 'off', 'Off'],
    ['Tue 6 Apr 2027, sick', 'sick', 'S'],
    ['Wed 7 Apr 2027, holiday', 'holiday', 'H'],
  ] as const) {
    await expect(day(page, name)).toContainText(marker);
    await expect(day(page, name)).toHaveCSS('background-color', await tokenColor(page, token));
  }
  await expect(page.getByRole('columnheader')).toHaveText([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
  ]);
  await expect(page.getByRole('gridcell')).toHaveCount(35);
  await expect(day(page, 'Wed 31 Mar 2027, 1 shift')).toBeVisible();
  await expectAccessible(page);
});

test('keys move through the months and open the dialog of a day', async ({ page }) => {
  const { locationId, idOf } = await withSite(page, TEAM);
  const employeeId = idOf('Amy Able');
  const told = { roleLabel: 'Night nurse', notes: 'Bring the keys' };
  await addShift(page, { employeeId, locationId, ...NIGHT, ...told });
  await page.goto(`/my-shifts?employee=${employeeId}&month=2027-04`);
  await expect(day(page, 'Sat 3 Apr 2027, 1 shift')).toBeVisible();
  await day(page, 'Thu 1 Apr 2027, no shifts').click();
  await expect(page.getByText('Thu 1 Apr 2027: no shifts.')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(day(page, 'Sat 3 Apr 2027, 1 shift')).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Shifts for Saturday, April 3, 2027' });
  await expect(dialog).toContainText('View shift details and clock in to start working');
  const texts = ['22:00–06:00', '(next day)', 'Published', 'Parramatta Depot', '48 Hunter Street'];
  const more = ['Parramatta, NSW', '2150', 'Australia', '9 h (clocks go back)', 'Night nurse'];
  for (const text of [...texts, ...more, 'Bring the keys'])
    await expect(dialog).toContainText(text);
  // Nobody clocks in for a colleague.
  await expect(dialog.getByRole('button', { name: 'Clock In' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(day(page, 'Sat 3 Apr 2027, 1 shift')).toBeFocused();

  await page.keyboard.press('PageDown');
  await expect(month(page, 'May 2027')).toBeVisible();
  await expect(page).toHaveURL(/month=2027-05/);
  await expect(day(page, 'Mon 3 May 2027, no shifts')).toBeFocused();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(month(page, 'April 2027')).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(month(page, 'May 2027')).toBeVisible();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page).not.toHaveURL(/month=/);
  await expect(page.getByRole('grid').locator('[aria-current=date]')).toBeVisible();
});

test('an employee sees their own month first, no drafts, and not why a colleague is away', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  const { mail, locationId, idOf } = await withSite(page, TEAM);
  const amy = idOf('Amy Able');
  await addShift(page, { employeeId: amy, locationId, date: '2027-04-03' });
  const draft = { date: '2027-04-08', published: false };
  await addShift(page, { employeeId: amy, locationId, ...draft });
  await setStatus(page, amy, '2027-04-06', 'sick');
  await setStatus(page, idOf('Ben Best'), '2027-04-06', 'sick');

  const staff = await staffPage(browser, troubles, `amy.able${mail}`, {
    ...(baseURL && { baseURL }),
    timezoneId: 'America/New_York',
  });
  await staff.goto('/my-shifts?month=2027-04');
  await expect(shown(staff)).toHaveText('Showing shifts for: Amy Able');
  await expect(day(staff, 'Tue 6 Apr 2027, sick')).toBeVisible();
  await expect(day(staff, 'Thu 8 Apr 2027, no shifts')).toBeVisible();
  expect(await figures(staff)).toEqual(['1', '8 h', '0', '1']);
  await day(staff, 'Sat 3 Apr 2027, 1 shift').click();
  const dialog = staff.getByRole('dialog');
  await expect(dialog).toContainText('09:00–17:00 AEDT');
  await dialog.getByRole('button', { name: 'Close' }).click();

  // The manager publishes another one; the open page shows it.
  await addShift(page, { employeeId: amy, locationId, date: '2027-04-09' });
  await expect(day(staff, 'Fri 9 Apr 2027, 1 shift')).toBeVisible();

  await staff.getByRole('combobox', { name: 'Search for an employee' }).fill('ben');
  await expect(shown(staff)).toHaveText('Showing shifts for: Ben Best');
  await expect(day(staff, 'Tue 6 Apr 2027, unavailable')).toHaveText('6?');
  await staff.getByRole('button', { name: 'My Shifts' }).click();
  await expect(shown(staff)).toHaveText('Showing shifts for: Amy Able');
  await staff.context().close();
});

test('the next shifts stand below the month on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, account('Employee'));
  await page.goto('/my-shifts');
  await expect(shown(page)).toHaveText('Showing shifts for: Liam Nguyen');
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  await expectNoSidewaysScroll(page);
  const box = await grid.getByRole('button').first().boundingBox();
  expect(box?.width).toBeGreaterThan(40);
  expect(box?.height).toBeGreaterThan(44);
  const comingUp = page.getByRole('region', { name: 'Coming up' });
  expect((await comingUp.boundingBox())?.y).toBeGreaterThan((await grid.boundingBox())?.y ?? 0);
  await expectAccessible(page);
  await grid
    .getByRole('button', { name: /, 1 shift$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /^Shifts for / })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('the next shift says tomorrow, and a failed load can be tried again', async ({ page }) => {
  const { locationId, idOf } = await withSite(page, TEAM);
  const employeeId = idOf('Ben Best');
  const sydney = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' });
  const tomorrow = sydney.format(Date.now() + 24 * 3_600_000);
  await addShift(page, { employeeId, locationId, date: tomorrow });
  await page.route('**/api/shifts?*', (route) => route.fulfill({ status: 503, body: 'Oh no' }));
  await page.goto(`/my-shifts?employee=${employeeId}&month=${tomorrow.slice(0, 7)}`);
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch shifts' });
  await expect(failure).toContainText('Oh no');
  await page.unroute('**/api/shifts?*');
  await failure.getByRole('button', { name: 'Try again' }).click();
  const next = page.getByRole('region', { name: 'Coming up' }).getByRole('button');
  await expect(next).toHaveText([/Tomorrow.*09:00–17:00.*Parramatta Depot/]);
  await next.click();
  await expect(page.getByRole('dialog', { name: /^Shifts for / })).toBeVisible();
});
