// The Job Sites Directory: find, add, edit with a pin on the map, delete.
import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { account, expect, expectAccessible, signIn, test } from './testing/test';

/** The first map takes long in a browser without a graphics card. */
const MAP = { timeout: 20_000 };

const DEPOT = {
  name: 'Parramatta Depot',
  street_number: '48',
  street_name: 'Hunter Street',
  town: 'Parramatta',
  state: 'NSW',
  postcode: '2150',
  country: 'Australia',
  phone: '02 9689 1200',
};

/** A new organisation for each journey, so that they don't see each other's sites. */
async function register(page: Page): Promise<void> {
  const response = await page.request.post('/api/auth/register', {
    data: {
      orgName: 'Banksia Bakery',
      ownerName: 'Amy Able',
      ownerEmail: `${randomUUID()}@example.com`,
      ownerPassword: 'gum leaves rustle',
    },
  });
  expect(response.status()).toBe(201);
}

async function addSite(page: Page): Promise<void> {
  const response = await page.request.post('/api/locations', { data: DEPOT });
  expect(response.status()).toBe(201);
}

function sent(page: Page, method: string): Promise<Request> {
  return page.waitForRequest(
    (request) => request.method() === method && request.url().includes('/api/locations'),
  );
}

async function openMap(page: Page) {
  await page.getByRole('button', { name: 'Edit Parramatta Depot' }).click();
  const map = page.getByRole('region', { name: 'Map of Parramatta Depot' });
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible(MAP);
  return map;
}

test('a manager finds a site by name, address or phone, and the address holds the search', async ({
  page,
}) => {
  await signIn(page, account('Manager'));
  await page.getByRole('link', { name: 'Sites', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Job Sites Directory' })).toBeVisible();
  for (const column of ['Job Site', 'Phone', 'Email', 'Address', 'Actions']) {
    await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
  }
  const parramatta = page.getByRole('row', { name: /Parramatta Private Hospital/ });
  await expect(parramatta).toContainText('Sydney time');

  const address = parramatta.getByRole('button', { name: '48 Hunter Street' });
  await expect(address).toHaveText('48 Hunter Street');
  await expect(address).toHaveAttribute('aria-expanded', 'false');
  await address.click();
  await expect(address).toHaveText('48 Hunter Street, Parramatta, NSW, 2150, Australia');
  await expect(address).toHaveAttribute('aria-expanded', 'true');
  await address.click();
  await expect(address).toHaveText('48 Hunter Street');

  const search = page.getByRole('searchbox', { name: 'Search job sites' });
  await search.fill('TOOWOOMBA');
  await expect(page).toHaveURL(/\/sites\?search=TOOWOOMBA$/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(search).toHaveValue('TOOWOOMBA');
  await expect(page.getByText('1 of 8 job sites')).toBeVisible();
  await search.fill('margaret st');
  await expect(page.getByRole('row', { name: /Toowoomba Emergency Centre/ })).toBeVisible();
  await search.fill('02 5550 2150');
  await expect(parramatta).toBeVisible();
  await search.fill('nowhere at all');
  await expect(page.getByText('No job sites match your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all job sites' }).click();
  await expect(page.getByRole('row')).toHaveCount(9);
  await expect(page).toHaveURL(/\/sites$/);
});

test('the pin can be dragged, placed by a click, typed and removed', async ({ page }) => {
  test.slow();
  await register(page);
  await addSite(page);
  await page.goto('/sites');
  const map = await openMap(page);
  const dialog = page.getByRole('dialog', { name: 'Edit Job Site' });
  const latitude = dialog.getByLabel('Latitude');
  const longitude = dialog.getByLabel('Longitude');
  const pin = dialog.getByRole('button', { name: 'Pin of Parramatta Depot' });
  await expect(latitude).toHaveValue('-33.8688');
  await expect(longitude).toHaveValue('151.2093');
  await expectAccessible(page);

  const before = await pin.boundingBox();
  if (!before) throw new Error('the pin is not to be seen');
  const grip = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(grip.x - 30, grip.y, { steps: 4 });
  await page.mouse.move(grip.x - 60, grip.y + 40, { steps: 4 });
  await page.mouse.up();
  await expect(longitude).not.toHaveValue('151.2093');
  expect(Number(await longitude.inputValue())).toBeLessThan(151.2);
  expect(Number(await latitude.inputValue())).toBeLessThan(-33.87);
  const after = await pin.boundingBox();
  expect(Math.abs((after?.x ?? 0) - (before.x - 60))).toBeLessThan(3);
  expect(Math.abs((after?.y ?? 0) - (before.y + 40))).toBeLessThan(3);

  await map.click({ position: { x: 60, y: 120 } });
  await expect.poll(async () => Number(await longitude.inputValue())).toBeLessThan(151.14);
  const clicked = await pin.boundingBox();
  const box = await map.boundingBox();
  const foot = (clicked?.y ?? 0) + (clicked?.height ?? 0);
  expect(Math.abs(foot - ((box?.y ?? 0) + 120))).toBeLessThan(3);

  // A click on the pin itself doesn't move it.
  const place = await latitude.inputValue();
  await pin.click();
  await expect(latitude).toHaveValue(place);

  await latitude.fill('-91');
  await dialog.getByRole('button', { name: 'Update Job Site' }).click();
  await expect(latitude).toHaveAccessibleDescription('Must be at least -90');
  await expect(latitude).toBeFocused();
  await latitude.fill('');
  await dialog.getByRole('button', { name: 'Update Job Site' }).click();
  await expect(dialog.getByText('A pin needs both latitude and longitude')).toBeVisible();

  await dialog.getByRole('button', { name: 'Remove pin' }).click();
  await expect(latitude).toBeFocused();
  await expect(pin).toBeHidden();
  await expect(dialog.getByText('No pin yet')).toBeVisible();
  await latitude.fill('51.5072');
  await longitude.fill('-0.1276');
  await expect(pin).toBeInViewport();

  await dialog.getByRole('button', { name: 'Remove pin' }).click();
  const removal = sent(page, 'PUT');
  await dialog.getByRole('button', { name: 'Update Job Site' }).click();
  expect((await removal).postDataJSON()).toMatchObject({ latitude: null, longitude: null });
  await expect(dialog).toBeHidden();
});

test('a manager adds a site, moves its pin and deletes it by keyboard', async ({ page }) => {
  test.slow();
  await register(page);
  await page.goto('/sites');
  await page.getByRole('button', { name: 'Add Job Site' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Site Name')).toBeFocused();
  await page.keyboard.type('Parramatta Depot');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeFocused();
  for (const text of ['48', 'Hunter Street', 'Parramatta']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'State/Region' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'New South Wales' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'State/Region' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('2150');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Job site created successfully').first()).toBeVisible();

  const edit = page.getByRole('button', { name: 'Edit Parramatta Depot' });
  await edit.focus();
  await page.keyboard.press('Enter');
  const pin = page.getByRole('button', { name: 'Pin of Parramatta Depot' });
  await expect(pin).toBeVisible(MAP);
  await pin.focus();
  await expect(pin).toHaveAccessibleDescription(
    'Move the pin with the arrow keys. Hold Shift to move it further.',
  );
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  const longitude = page.getByLabel('Longitude');
  await expect.poll(async () => Number(await longitude.inputValue())).toBeGreaterThan(151.2093);
  const latitude = page.getByLabel('Latitude');
  await expect.poll(async () => Number(await latitude.inputValue())).toBeGreaterThan(-33.86);
  await expect(pin).toBeFocused();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(pin).toBeInViewport();
  await page.getByLabel('Longitude').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Job site updated successfully').first()).toBeVisible();
  await expect(edit).toBeFocused();

  await page.getByRole('button', { name: 'Delete Parramatta Depot' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Delete job site' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No job sites found.')).toBeVisible();
  await expect(page.getByText('Job site deleted successfully').first()).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
});
