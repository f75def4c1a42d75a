// The clock of My Shifts, which is kept in the browser only.
import type { Page } from '@playwright/test';
import { addShift, staffPage, withSite } from './testing/shifts';
import { expect, expectAccessible, test } from './testing/test';

// A busy machine needs half a minute to check both themes.
test.describe.configure({ timeout: 90_000 });

const day = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the clock keeps running after a reload and in every tab, for one shift at a time', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  const { mail, locationId, idOf } = await withSite(page, [{ name: 'Amy Able' }]);
  const shift = { employeeId: idOf('Amy Able'), locationId };
  await addShift(page, { ...shift, date: '2027-04-05' });
  await addShift(page, { ...shift, date: '2027-04-06' });
  const staff = await staffPage(browser, troubles, `amy.able${mail}`, {
    ...(baseURL && { baseURL }),
  });
  await staff.goto('/my-shifts?month=2027-04');
  await day(staff, 'Mon 5 Apr 2027, 1 shift').click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Clock In' }).click();
  await expect(dialog.getByText('Shift in Progress')).toBeVisible();
  await expect(dialog.getByText('0% complete')).toBeVisible();
  await expect(dialog.getByRole('timer')).toHaveText(/^00:0\d:\d[1-9]$/);
  await expectAccessible(staff);

  await staff.reload();
  const strip = staff.getByRole('region', { name: 'Shift in Progress' });
  await expect(strip).toContainText('Mon 5 Apr, 09:00–17:00 at Parramatta Depot');
  await expect(strip.getByRole('timer')).toHaveText(/^00:0\d:\d\d$/);

  const second = await staff.context().newPage();
  await second.goto('/my-shifts?month=2027-04');
  await day(second, 'Tue 6 Apr 2027, 1 shift').click();
  await second.getByRole('dialog').getByRole('button', { name: 'Clock In' }).click();
  await expect(second.getByRole('alert')).toContainText(
    'Mon 5 Apr, 09:00–17:00 at Parramatta Depot is in progress. Clock out of that shift first.',
  );
  await strip.getByRole('button', { name: 'Clock Out' }).click();
  await expect(strip).toBeHidden();
  // The other tab shows it, too.
  await expect(second.getByRole('alert')).toBeHidden();
  await day(staff, 'Mon 5 Apr 2027, 1 shift').click();
  await expect(dialog).toContainText(/Worked 00:0\d/);
  await expect(dialog.getByRole('button', { name: 'Clock In' })).toBeVisible();
  await staff.context().close();
});
