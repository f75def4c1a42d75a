// My Shifts on the real server: what an employee may see, as it happens. The rest:
// src/web/screens/my-shifts/MyShiftsScreen.screen.test.tsx.
import type { Page } from '@playwright/test';
import { addShift, setStatus, staffPage, withSite } from './testing/shifts';
import { expect, test } from './testing/test';

const TEAM = [{ name: 'Amy Able' }, { name: 'Anna Ames' }, { name: 'Ben Best' }];

const day = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const shown = (page: Page) => page.getByText(/^Showing shifts for:/);

async function figures(page: Page): Promise<string[]> {
  return page.locator('dl', { hasText: 'Total Shifts' }).first().locator('dd').allTextContents();
}

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
