// The map view: which sites are active, who is there, and where the viewer is. Without a map:
// src/web/screens/roster/map/RosterMap.screen.test.tsx.
import type { Page } from '@playwright/test';
import { organisation } from './testing/organisation';
import { addShift, addSite, employeeIds, tokenColor } from './testing/shifts';
import { expect, expectAccessible, test } from './testing/test';

// A busy machine needs half a minute to check both themes.
test.describe.configure({ timeout: 90_000 });

const HOUR = 3_600_000;
const TEAM = [{ name: 'Amy Able' }, { name: 'Ben Best' }, { name: 'Cleo Cook' }];
const BRISBANE = { name: 'Brisbane Yard', town: 'Brisbane', state: 'QLD' };
const SYDNEY = { name: 'Sydney Depot', town: 'Sydney' };

/** The date and time at a site, as the form of a shift takes them. */
function clockAt(at: number, timeZone: string): { date: string; time: string } {
  const [date = '', time = ''] = new Date(at)
    .toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .split(' ');
  return { date, time };
}

function between(from: number, to: number, timeZone = 'Australia/Sydney') {
  const start = clockAt(from, timeZone);
  const end = clockAt(to, timeZone);
  return { date: start.date, startTime: start.time, endTime: end.time };
}

async function openMap(page: Page) {
  await page.goto('/roster?view=map');
  await expect(page.getByRole('heading', { name: 'Work Locations Map' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
}

const marker = (page: Page, name: string) =>
  page.locator('.maplibregl-marker').getByRole('button', { name, exact: true });
const inList = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Sites on the map' }).getByRole('button', { name });

test('sites are active, scheduled or inactive, and show who is there and who is next', async ({
  page,
  context,
}) => {
  await organisation(page, TEAM);
  const ids = await employeeIds(page);
  const idOf = (name: string) => ids.get(name) ?? '';
  const sydney = await addSite(page, SYDNEY);
  await addSite(page, { ...SYDNEY, name: 'Sydney Annexe' });
  const brisbane = await addSite(page, BRISBANE);
  await addSite(page, { name: 'Hobart Store', town: 'Hobart', state: 'TAS' });
  await addSite(page, { name: 'Albury Shed', town: 'Albury', country: 'New Zealand' });
  const now = Date.now();
  const running = between(now - HOUR, now + HOUR);
  const next = between(now + HOUR, now + 3 * HOUR);
  await addShift(page, { employeeId: idOf('Amy Able'), locationId: sydney, ...running });
  const draft = { ...next, published: false };
  await addShift(page, { employeeId: idOf('Ben Best'), locationId: sydney, ...draft });
  const today = clockAt(now, 'Australia/Sydney');
  const [startTime, endTime] = today.time < '12:00' ? ['20:00', '21:00'] : ['02:00', '03:00'];
  const other = { date: today.date, startTime, endTime };
  await addShift(page, { employeeId: idOf('Cleo Cook'), locationId: brisbane, ...other });

  await openMap(page);
  for (const [name, token, icon] of [
    ['Brisbane Yard: scheduled today', 'focus', 'clock'],
    ['Hobart Store: inactive', 'line-strong', 'minus'],
  ] as const) {
    const glyph = marker(page, name).locator('[data-state]');
    await expect(glyph).toHaveCSS('background-color', await tokenColor(page, token));
    await expect(glyph.locator(`.lucide-${icon}`)).toBeVisible();
  }
  // Both sites are on the same spot, so the panel asks which one.
  const both = marker(page, '2 sites here: active now');
  await expect(both.locator('[data-state]')).toHaveText('2');
  await expect(both.locator('[data-state]')).toHaveCSS(
    'background-color',
    await tokenColor(page, 'brand'),
  );
  await both.click();
  const choice = page.getByRole('dialog', { name: '2 sites here' });
  await expect(choice).toBeFocused();
  await choice.getByRole('button', { name: /Sydney Depot/ }).click();
  const panel = page.getByRole('dialog', { name: 'Sydney Depot' });
  await expect(panel).toBeFocused();
  await expect(panel).toContainText('48 Hunter Street, Sydney, NSW, 2150, Australia');
  const range = `${running.startTime}–${running.endTime}`;
  await expect(panel.getByRole('region', { name: 'Now' })).toContainText('Amy Able');
  await expect(panel.getByRole('region', { name: 'Now' })).toContainText(range);
  await expect(panel.getByRole('region', { name: 'Next' })).toContainText('Ben Best');
  await expect(panel.getByRole('region', { name: 'Next' })).toContainText('Draft');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(both).toBeFocused();

  await expect(inList(page, /^Sydney Depot \(active now\) Now: Amy Able/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Not on the map yet' })).toContainText(
    'Albury Shed',
  );
  await inList(page, /^Brisbane Yard/).focus();
  await page.keyboard.press('Enter');
  const yard = page.getByRole('dialog', { name: 'Brisbane Yard' });
  await expect(yard).toBeFocused();
  await yard.getByRole('button', { name: 'Close' }).click();
  await expect(inList(page, /^Brisbane Yard/)).toBeFocused();

  const there = between(now - HOUR, now + HOUR, 'Australia/Brisbane');
  // Someone else adds a shift there; the open map shows it.
  await addShift(page, { employeeId: idOf('Cleo Cook'), locationId: brisbane, ...there });
  await expect(marker(page, 'Brisbane Yard: active now')).toBeVisible();

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -27.47, longitude: 153.02 });
  await page.getByRole('button', { name: 'Locate me' }).click();
  await expect(page.getByRole('img', { name: 'You are here' })).toBeVisible();
});

test('the map opens near a single site, and says when it may not locate the viewer', async ({
  page,
}) => {
  await organisation(page);
  await addSite(page, SYDNEY);
  await openMap(page);
  // 64 pixels of zoom 14 are a quarter of a kilometre in Sydney.
  await expect(page.locator('.maplibregl-ctrl-scale')).toHaveText(/^200\sm$/);
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message());
    await dialog.accept();
  });
  const locate = page.getByRole('button', { name: 'Locate me' });
  await locate.click();
  await expect.poll(() => alerts).toEqual(['Unable to access your location.']);
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
  await locate.click();
  await expect.poll(() => alerts[1]).toBe('Geolocation not supported by this browser.');
});
