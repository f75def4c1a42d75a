// What an employee asks and says on a phone, on the real server: an open shift, leave, and when they can work.
import { staffPage, withSite } from './testing/shifts';
import { expect, test } from './testing/test';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test('on a phone someone takes an open shift and gives it back, asks for leave, and paints a week', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  const { mail, locationId } = await withSite(page, [{ name: 'Amy Able' }]);
  const offered = await page.request.post('/api/open-shifts', {
    data: {
      locationId,
      date: '2037-03-10',
      startTime: '09:00',
      endTime: '17:00',
      places: 1,
    },
  });
  expect(offered.ok(), await offered.text()).toBe(true);

  const staff = await staffPage(browser, troubles, `amy.able${mail}`, {
    ...(baseURL && { baseURL }),
    ...PHONE,
  });
  await staff.goto('/my-shifts');
  const list = staff.getByRole('list', { name: 'Open shifts' });
  await list.getByRole('button', { name: 'Take shift' }).tap();
  await list.getByRole('button', { name: /^Give back until/ }).tap();
  await expect(list.getByRole('button', { name: 'Take shift' })).toBeVisible();

  await staff.goto('/leave');
  await staff.getByRole('button', { name: 'Ask for leave' }).tap();
  const form = staff.getByRole('dialog', { name: 'Ask for leave' });
  await form.getByLabel('Kind of leave').selectOption('Annual leave');
  const day = await staff.evaluate(() =>
    new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10),
  );
  await form.getByLabel('First day').fill(day);
  await form.getByLabel('Last day').fill(day);
  await form.getByRole('button', { name: 'Send request' }).tap();
  await expect(form).toBeHidden();
  const { cards } = await (await page.request.get('/api/inbox')).json();
  expect(cards).toContainEqual(
    expect.objectContaining({
      type: 'leave',
      leave: expect.objectContaining({ employee_name: 'Amy Able', first_date: day }),
    }),
  );

  await staff.goto('/availability');
  await staff.getByRole('button', { name: 'Tuesday, can work' }).tap();
  await staff.getByRole('button', { name: 'Save availability' }).tap();
  await expect(staff.getByText('Availability saved', { exact: true })).toBeVisible();
  await staff.reload();
  await expect(staff.getByRole('button', { name: "Tuesday, can't" })).toBeVisible();
  await staff.context().close();
});
