// The Job Sites Directory: find, add, edit with a pin on the map, delete.
import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import {
  account,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from './testing/test';

/** Without a graphics card the first map of a browser takes its time. */
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

/** An organisation of its own, so that the journeys do not see each other's sites. */
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

async function addSite(page: Page, site: Record<string, string> = {}): Promise<void> {
  const response = await page.request.post('/api/locations', { data: { ...DEPOT, ...site } });
  expect(response.status()).toBe(201);
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

function sent(page: Page, method: string): Promise<Request> {
  return page.waitForRequest(
    (request) => request.method() === method && request.url().includes('/api/locations'),
  );
}

async function withoutWebGl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = new Proxy(getContext, {
      apply: (target, canvas, args) =>
        String(args[0]).startsWith('webgl') ? null : Reflect.apply(target, canvas, args),
    });
  });
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

test('on a phone the rows are cards, and nothing scrolls sideways', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, account('Manager'));
  await page.goto('/sites');
  const card = page.getByRole('listitem').filter({ hasText: 'Geelong Private Hospital' });
  await expect(card).toContainText('Melbourne time');
  await expect(card.getByRole('button', { name: 'Edit Geelong Private Hospital' })).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  await card.getByRole('button', { name: '215 Ryrie Street' }).click();
  await expectNoSidewaysScroll(page);
  await card.getByRole('button', { name: 'Edit Geelong Private Hospital' }).click();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible(MAP);
  await expectNoSidewaysScroll(page);
});

test('the first site: what is missing is said, and the time zone is told before it is saved', async ({
  page,
}) => {
  await register(page);
  await page.goto('/sites');
  await expect(page.getByText('No job sites found.')).toBeVisible();
  await page.getByRole('button', { name: 'Add Your First Job Site' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Job Site' });
  await expect(dialog).toContainText(
    'Add a new job site with structured address and contact information',
  );
  await dialog.getByLabel('Email').fill('nobody');
  await dialog.getByRole('button', { name: 'Create Job Site' }).click();
  await expect(dialog.getByLabel('Site Name')).toBeFocused();
  for (const message of [
    'Required',
    'Street name is required',
    'Town/city is required',
    'State/region is required',
    'Please enter a valid email address',
  ]) {
    await expect(dialog.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByRole('combobox', { name: 'State/Region' })).toHaveAccessibleDescription(
    'State/region is required',
  );
  await expectAccessible(page);

  await dialog.getByLabel('Site Name').fill('Parramatta Depot');
  await dialog.getByLabel('Street Number').fill('48');
  await dialog.getByLabel('Street Name').fill('Hunter Street');
  await dialog.getByLabel('Town/City').fill('Parramatta');
  await choose(page, 'State/Region', 'New South Wales');
  await dialog.getByLabel('Postcode').fill('2150');
  await dialog.getByLabel('Email').fill('');
  await expect(dialog).toContainText('48 Hunter Street, Parramatta, NSW, 2150, Australia');
  await expect(dialog).toContainText('Times here will follow Sydney time.');
  await dialog.getByRole('button', { name: 'Create Job Site' }).click();
  await expect(page.getByText('Job site created successfully').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row', { name: /Parramatta Depot/ });
  await expect(row).toContainText('Sydney time');
  await expect(row.getByRole('cell').nth(1)).toHaveText('–');
  await expect(row.getByRole('cell').nth(2)).toHaveText('–');
});

test('abroad the state is typed, and what the server refuses is told', async ({ page }) => {
  await register(page);
  await page.goto('/sites');
  await page.getByRole('button', { name: 'Add Job Site' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Job Site' });
  await choose(page, 'State/Region', 'Victoria');
  await choose(page, 'Country', 'United States');
  await expect(dialog.getByRole('textbox', { name: 'State/Region' })).toHaveValue('');
  await dialog.getByLabel('Site Name').fill('Denver Yard');
  await dialog.getByLabel('Street Name').fill('Larimer Street');
  await dialog.getByLabel('Town/City').fill('Denver');
  await dialog.getByLabel('State/Region').fill('Colorado');
  await expect(dialog).toContainText('Times here will follow Denver time.');

  await page.route('**/api/locations', (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'Storage is full.' }),
  );
  await dialog.getByRole('button', { name: 'Create Job Site' }).click();
  await expect(page.getByText('Failed to create job site').first()).toBeVisible();
  await expect(page.getByText('503: Storage is full.').first()).toBeVisible();
  await expect(dialog.getByLabel('Site Name')).toHaveValue('Denver Yard');

  await page.unroute('**/api/locations');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.route('**/api/locations', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Create Job Site' }).click();
  await expect(dialog.getByRole('button', { name: 'Creating...' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Denver Yard/ })).toContainText('Denver time');
});

test('a site is edited: empty fields become null, and a pin that stays is not sent', async ({
  page,
}) => {
  await withoutWebGl(page);
  await register(page);
  await addSite(page);
  await page.goto('/sites');
  await page.getByRole('button', { name: 'Edit Parramatta Depot' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Job Site' });
  await dialog.getByLabel('Site Name *').fill('');
  await dialog.getByRole('button', { name: 'Update Job Site' }).click();
  await expect(dialog.getByLabel('Site Name *')).toBeFocused();
  await expect(dialog.getByText('Required')).toBeVisible();

  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();

  await dialog.getByLabel('Site Name *').fill('Parramatta Yard');
  await dialog.getByLabel('Phone Number').fill('');
  await dialog.getByLabel('Notes').fill('Ring the bell.');
  const request = sent(page, 'PUT');
  await dialog.getByRole('button', { name: 'Update Job Site' }).click();
  const { seen, ...body } = (await request).postDataJSON();
  expect(seen).toMatchObject({ name: 'Parramatta Depot', latitude: -33.8688 });
  expect(body).toEqual({
    name: 'Parramatta Yard',
    address: '48 Hunter Street, Parramatta, NSW, 2150, Australia',
    phone: null,
    email: null,
    notes: 'Ring the bell.',
  });
  await expect(page.getByText('Job site updated successfully').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /Parramatta Yard/ })).toBeVisible();
});

test('the pin is dragged, put down by a click, typed and removed', async ({ page }) => {
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

  // A click on the pin itself leaves it where it is.
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

test('by keyboard alone: add a site, move its pin, delete it', async ({ page }) => {
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
  await expect(pin).toHaveAccessibleDescription('Arrow keys move the pin, with Shift further.');
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
  await page.keyboard.press('Enter');
  await expect(page.getByText('No job sites found.')).toBeVisible();
  await expect(page.getByText('Job site deleted successfully').first()).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
});

test('a deleted site is gone at once, and the focus goes to its neighbour', async ({ page }) => {
  await register(page);
  await addSite(page);
  await addSite(page, { name: 'Zetland Yard' });
  await page.goto('/sites');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/locations/*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Delete Parramatta Depot' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Are you sure you want to delete "Parramatta Depot"? This action cannot be undone.',
  );
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete job site' }).click();
  await expect(page.getByRole('row', { name: /Parramatta Depot/ })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete Zetland Yard' })).toBeFocused();
  await expect(page.getByText('Job site deleted successfully')).toBeHidden();
  answer();
  await expect(page.getByText('Job site deleted successfully').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('a site that future shifts need says how many, and comes back when it is deleted all the same', async ({
  page,
}) => {
  await signIn(page, account('Manager'));
  await page.goto('/sites');
  await page.getByRole('button', { name: 'Delete Parramatta Private Hospital' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(/[\d,]+ future shifts need it\./);
  await page.getByRole('button', { name: 'Delete job site' }).click();
  await expect(page.getByText('Failed to delete job site').first()).toBeVisible();
  await expect(
    page.getByText(/409: Parramatta Private Hospital has [\d,]+ future shifts\./).first(),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /Parramatta Private Hospital/ })).toBeVisible();
});

test('while it loads, when it fails, and when somebody else adds a site', async ({ page }) => {
  await register(page);
  await addSite(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/locations', async (route) => {
    await held;
    await route.fulfill({ status: 503, contentType: 'text/plain', body: 'In a moment.' });
  });
  await page.goto('/sites');
  await expect(page.getByText('Loading job sites...')).toBeVisible();
  answer();
  await expect(page.getByText('Failed to load job sites')).toBeVisible();
  await expect(page.getByText('Please try refreshing the page')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/locations');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row', { name: /Parramatta Depot/ })).toBeVisible();

  await addSite(page, { name: 'Albury Depot' });
  await expect(page.getByRole('row', { name: /Albury Depot/ })).toBeVisible();
});

test('without WebGL the map says so, and the numbers still move the pin', async ({ page }) => {
  await withoutWebGl(page);
  await register(page);
  await addSite(page);
  await page.goto('/sites');
  await page.getByRole('button', { name: 'Edit Parramatta Depot' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Job Site' });
  await expect(
    dialog.getByText('The map needs WebGL, which this browser does not offer.'),
  ).toBeVisible();
  await dialog.getByLabel('Latitude').fill('-33.8178');
  const request = sent(page, 'PUT');
  await dialog.getByRole('button', { name: 'Update Job Site' }).click();
  expect((await request).postDataJSON()).toMatchObject({
    latitude: -33.8178,
    longitude: 151.2093,
  });
  await expect(page.getByText('Job site updated successfully').first()).toBeVisible();
});
