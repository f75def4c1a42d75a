// The clock of My Shifts without a network: what someone clocks waits in their browser, and counts once.
import { addShift, aroundNow, staffPage, withSite } from './testing/shifts';
import { expect, expectAccessible, test } from './testing/test';

test.use({ serviceWorkers: 'allow' });
// A busy machine needs half a minute to check both themes.
test.describe.configure({ timeout: 120_000 });

/** Messages of the browser itself without a connection. */
const LOST = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

test('someone clocks in and out without a network, reloads, and it is there once', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  const { mail, locationId, idOf } = await withSite(page, [{ name: 'Amy Able' }]);
  await addShift(page, { employeeId: idOf('Amy Able'), locationId, ...aroundNow() });
  const staff = await staffPage(browser, troubles, `amy.able${mail}`, {
    ...(baseURL && { baseURL }),
    timezoneId: 'Australia/Sydney',
    serviceWorkers: 'allow',
    viewport: { width: 360, height: 740 },
  });
  await staff.goto('/my-shifts');
  await staff.evaluate(async () => void (await navigator.serviceWorker.ready));
  const off = staff.getByRole('region', { name: 'Your clock' });
  const running = staff.getByRole('region', { name: 'Shift in Progress' });
  await expect(off.getByRole('button', { name: 'Clock In' })).toBeVisible();

  const context = staff.context();
  await context.setOffline(true);
  await expect(staff.getByText('Offline. You can still clock in and out.')).toBeVisible();
  await expect(off.getByRole('button', { name: 'Clock Out' })).toBeVisible();
  await off.getByRole('button', { name: 'Clock In' }).click();
  await expect(running.getByRole('timer')).toHaveText(/^00:00:0\d$/);
  await expect(staff.getByText('1 clock event waits to be sent.')).toBeVisible();
  await running.getByRole('button', { name: 'Clock Out' }).click();
  await expect(staff.getByText('2 clock events wait to be sent.')).toBeVisible();
  await expectAccessible(staff);

  // The page itself isn't kept, but what waits is.
  await staff.reload();
  await expect(staff.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(staff.getByText('2 clock events wait on this device')).toBeVisible();

  await context.setOffline(false);
  await expect(off).toBeVisible();
  await expect(staff.getByText(/to be sent/)).toBeHidden();
  const state = await (await staff.request.get('/api/clock/state')).json();
  expect(state).toMatchObject({ state: 'off', sheets: [{ state: 'draft', flags: [] }] });
  const [sheet] = state.sheets;
  const events = await (await staff.request.get(`/api/timesheets/${sheet.id}/events`)).json();
  expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(['in', 'out']);
  const others = troubles.filter((trouble) => !LOST.test(trouble));
  troubles.splice(0, troubles.length, ...others);
  await context.close();
});
