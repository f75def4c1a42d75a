// The clock of My Shifts, which the server keeps: every tab and device shows the same.
import type { Page } from '@playwright/test';
import { addShift, aroundNow, staffPage, withSite } from './testing/shifts';
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
  const [now, next] = [aroundNow(0, 20), aroundNow(20, 50)];
  await addShift(page, { ...shift, ...now });
  await addShift(page, { ...shift, ...next });
  await addShift(page, { ...shift, date: '2027-04-05' });
  const staff = await staffPage(browser, troubles, `amy.able${mail}`, {
    ...(baseURL && { baseURL }),
    timezoneId: 'Australia/Sydney',
  });
  // Too early: the button says from when.
  await staff.goto('/my-shifts?month=2027-04');
  await day(staff, 'Mon 5 Apr 2027, 1 shift').click();
  const dialog = staff.getByRole('dialog');
  await expect(dialog).toContainText('You can clock in from Mon 5 Apr, 08:00.');
  await expect(dialog.getByRole('button', { name: 'Clock In' })).toBeDisabled();

  await staff.goto('/my-shifts');
  const open = (on: Page, which: number) =>
    on.getByRole('region', { name: 'Coming up' }).getByRole('button').nth(which).click();
  const card = (on: Page, { startTime, endTime }: typeof now) =>
    on
      .getByRole('dialog')
      .getByRole('listitem')
      .filter({ hasText: `${startTime}–${endTime}` });
  await open(staff, 0);
  await card(staff, now).getByRole('button', { name: 'Clock In' }).click();
  await expect(dialog.getByText('Shift in Progress')).toBeVisible();
  await expect(dialog.getByText('0% complete')).toBeVisible();
  await expect(dialog.getByRole('timer')).toHaveText(/^00:0\d:\d[1-9]$/);
  await expectAccessible(staff);

  await staff.reload();
  const strip = staff.getByRole('region', { name: 'Shift in Progress' });
  const running = `${now.startTime}–${now.endTime} at Parramatta Depot`;
  await expect(strip).toContainText(running);
  await expect(strip.getByRole('timer')).toHaveText(/^00:0\d:\d\d$/);

  const second = await staff.context().newPage();
  await second.goto('/my-shifts');
  await open(second, 1);
  await card(second, next).getByRole('button', { name: 'Clock In' }).click();
  await expect(second.getByRole('alert')).toContainText(
    `${running} is in progress. Clock out of that shift first.`,
  );
  await strip.getByRole('button', { name: 'Clock Out' }).click();
  await expect(strip).toBeHidden();
  // The other tab shows it, too.
  await expect(second.getByRole('alert')).toBeHidden();
  await open(staff, 0);
  await expect(dialog).toContainText(/Worked 00:0\d/);
  await expect(card(staff, now).getByRole('button', { name: 'Clock In' })).toBeVisible();
  await staff.context().close();
});
