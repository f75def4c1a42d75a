// A kiosk on a tablet: enrolled by an admin, used by two people while the network is cut, and removed.
import type { Page } from '@playwright/test';
import { addShift, aroundNow, withSite } from './testing/shifts';
import {
  collectTroubles,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
} from './testing/test';

test.use({ serviceWorkers: 'allow' });
// A busy machine needs half a minute to check both themes.
test.describe.configure({ timeout: 120_000 });

/** Messages of the browser itself without a connection. */
const LOST = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

test('two people clock in and out without a network, each event once, until the kiosk is removed', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  const { locationId, idOf } = await withSite(page, [{ name: 'Amy Able' }, { name: 'Ben Burr' }]);
  const pins: Record<string, string> = {};
  for (const name of ['Amy Able', 'Ben Burr']) {
    await addShift(page, { employeeId: idOf(name), locationId, ...aroundNow() });
    const given = await page.request.post(`/api/employees/${idOf(name)}/pin`);
    pins[name.split(' ')[0] ?? ''] = (await given.json()).pin;
  }

  await page.goto('/sites');
  await page.getByRole('button', { name: 'Add kiosk' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Job site').selectOption('Parramatta Depot');
  await dialog.getByLabel('Name of the kiosk').fill('Gate tablet');
  await dialog.getByRole('button', { name: 'Get code' }).click();
  const code = await dialog.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).innerText();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    serviceWorkers: 'allow',
    viewport: { width: 1024, height: 768 },
  });
  const tablet = await context.newPage();
  collectTroubles(tablet, troubles);
  await tablet.goto('/kiosk');
  await tablet.getByLabel('Code').fill(code.toLowerCase());
  await expectAccessible(tablet);
  await tablet.getByRole('button', { name: 'Set up kiosk' }).click();
  await expect(tablet.getByRole('heading', { name: 'Parramatta Depot' })).toBeVisible();
  await expectAccessible(tablet);
  await expect.poll(() => keepsKiosk(tablet)).toBe(true);

  await context.setOffline(true);
  // The page itself comes from the tablet now.
  await tablet.reload();
  await expect(tablet.getByText(/^Offline\./)).toBeVisible();
  for (const name of ['Amy', 'Ben']) {
    for (const deed of ['Clock in', 'Clock out']) {
      await clock(tablet, name, deed, pins[name] ?? '');
      await expect(tablet.getByText('It will be sent when the network is back.')).toBeVisible();
    }
  }
  await expect(tablet.getByText('4 events wait to be sent.')).toBeVisible();
  await tablet.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(tablet);
  await tablet.setViewportSize({ width: 1024, height: 768 });
  // A tablet that is switched off and on keeps what waits.
  await tablet.reload();
  await expect(tablet.getByRole('heading', { name: 'Parramatta Depot' })).toBeVisible();
  await expect(tablet.getByText('4 events wait to be sent.')).toBeVisible();

  await context.setOffline(false);
  await expect(tablet.getByText(/to be sent/)).toBeHidden();
  const from = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const to = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const list = await page.request.get(`/api/timesheets?from=${from}&to=${to}`);
  const { timesheets: sheets } = await list.json();
  const names = sheets.map((sheet: { employee_name: string }) => sheet.employee_name).sort();
  expect(names).toEqual(['Amy Able', 'Ben Burr']);
  for (const { end_at } of sheets) expect(end_at).not.toBeNull();

  // A wrong PIN is said straight away, and the right one clocks in.
  await clock(tablet, 'Amy', 'Clock in', '555777');
  await expect(tablet.getByRole('alert')).toContainText("That PIN isn't correct.");
  await expectAccessible(tablet);
  await typePin(tablet, pins.Amy ?? '');
  await expect(tablet.getByText(/^Amy, you clocked in at \d\d:\d\d\./)).toBeVisible();
  await expect(tablet.getByRole('button', { name: /^Amy Clocked in since/ })).toBeVisible();

  await page.getByRole('button', { name: 'Remove Gate tablet' }).click();
  // Someone has their name open just then.
  await tablet.getByRole('button', { name: /^Ben / }).click();
  const answered = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Remove kiosk' }).click();
  await answered;
  await expect(tablet.getByText("This tablet isn't a kiosk any more.")).toBeVisible({
    timeout: 1_000,
  });
  await expect(tablet.getByText('Ben')).toHaveCount(0);
  expect(await tablet.evaluate(() => localStorage.getItem('muster-kiosk'))).toBeNull();
  await expect(page.getByText('Removed Gate tablet')).toBeVisible();
  const refused = await context.request.get('/api/kiosk');
  expect(refused.status()).toBe(401);
  await tablet.reload();
  await expect(tablet.getByRole('heading', { name: 'Set up this kiosk' })).toBeVisible();
  const others = troubles.filter((trouble) => !LOST.test(trouble));
  troubles.splice(0, troubles.length, ...others);
  await context.close();
});

async function clock(tablet: Page, name: string, deed: string, pin: string): Promise<void> {
  await tablet.getByRole('button', { name: new RegExp(`^${name} `) }).click();
  await tablet.getByRole('button', { name: deed }).click();
  await typePin(tablet, pin);
}

async function typePin(tablet: Page, pin: string): Promise<void> {
  for (const digit of pin) await tablet.getByRole('button', { name: digit, exact: true }).click();
}

function keepsKiosk(tablet: Page): Promise<boolean> {
  return tablet.evaluate(async () => Boolean(await caches.match('/kiosk')));
}
