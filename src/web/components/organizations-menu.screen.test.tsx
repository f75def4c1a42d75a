// Several organisations: the menu, switching, and what the other tabs of the browser do.
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { switchOrganization } from '#contract/api/auth';
import { listEmployees } from '#contract/api/employees';
import { listLocations } from '#contract/api/locations';
import { getMe } from '#contract/api/me';
import { listOrganizations } from '#contract/api/organizations';
import { createShiftGroup } from '#contract/api/shift-groups';
import { AppError } from '#contract/errors';
import { withBakery } from '../testing/bakery';
import { press, toast } from '../testing/by-hand';
import { expectAccessible } from '../testing/expect-accessible';
import { employee } from '../testing/people';
import {
  address,
  expectNoSidewaysScroll,
  idOf,
  ORG_ID,
  person,
  test,
} from '../testing/screen-test';

const own = (name: string) => ({ id: idOf(name), name, trial_to_start: false });
const BAKERY = { id: ORG_ID, name: 'Banksia Bakery', trial_to_start: false };
const GARAGE = own('Grevillea Garage');
const THERE = person({ org_id: GARAGE.id, org_name: GARAGE.name });

const MANY = [BAKERY, GARAGE, ...'ABCDEFGH'.split('').map((letter) => own(`Depot ${letter}`))];

const userMenu = () => page.getByRole('button', { name: /your menu/ });

test('a few organisations stand in the menu, and switching leaves nothing of the first', async ({
  server,
  open,
}) => {
  withBakery(server);
  server.on(listOrganizations).answer(() => [BAKERY, GARAGE]);
  server.on(switchOrganization).answer(() => ({ user: THERE }));
  await open('/employees');
  await expect.element(page.getByText('Amy Able')).toBeVisible();
  await userMenu().click();
  await expect.element(page.getByRole('menuitemradio', { name: 'Banksia Bakery' })).toBeChecked();
  server.on(listEmployees).answer(() => [employee('Gus Green')]);
  await page.getByRole('menuitemradio', { name: 'Grevillea Garage' }).click();
  await expect.poll(address).toBe('/dashboard');
  await expect.element(toast("You're now working in Grevillea Garage.")).toBeVisible();
  await page.getByRole('link', { name: 'Employees' }).first().click();
  await expect.element(page.getByText('Gus Green')).toBeVisible();
  expect(page.getByText('Amy Able').elements()).toEqual([]);
});

test('many organisations are searched, by keyboard alone', async ({ server, open }) => {
  withBakery(server);
  server.on(listOrganizations).answer(() => MANY);
  server.on(switchOrganization).answer(() => ({ user: THERE }));
  await open('/sites');
  // A page that arrives later would take the focus.
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await press(userMenu(), '{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'New organisation' })).toBeVisible();
  expect(page.getByRole('menuitemradio', { name: 'Depot A' }).elements()).toEqual([]);
  await userEvent.keyboard('switch{Enter}');
  const search = page.getByRole('searchbox', { name: 'Search your organisations' });
  await expect.element(search).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('none');
  await expect.element(page.getByText('No organisations match.')).toBeVisible();
  await search.fill('gara');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(() => server.sent(switchOrganization)[0]?.body).toEqual({ org_id: GARAGE.id });
  await expect.poll(address).toBe('/dashboard');
});

test('on a phone the menu lists, searches and founds organisations', async ({ server, open }) => {
  await page.viewport(360, 740);
  withBakery(server);
  server.on(listOrganizations).answer(() => MANY);
  await open('/sites');
  await page.getByRole('button', { name: 'Menu' }).click();
  const current = page.getByRole('button', { name: 'Banksia Bakery' });
  await expect.element(current).toHaveAttribute('aria-current', 'true');
  await page.getByRole('searchbox', { name: 'Search your organisations' }).fill('depot c');
  await expect.element(page.getByRole('button', { name: 'Depot C' })).toBeVisible();
  await expect.element(current).not.toBeInTheDocument();
  await expectNoSidewaysScroll();
  await page.getByRole('link', { name: 'New organisation' }).click();
  await expect.poll(address).toBe('/organizations/new');
  await expect.element(page.getByLabelText('Organization name')).toBeVisible();
  await expectNoSidewaysScroll();
});

test('a tab follows another one that switched, and says so', async ({ server, open }) => {
  withBakery(server);
  await open('/sites');
  await expect.element(page.getByText('Depot').first()).toBeVisible();
  server.on(getMe).answer(() => ({ user: THERE }));
  server.on(listLocations).answer(() => []);
  const channel = new BroadcastChannel('muster-session');
  channel.postMessage('changed');
  channel.close();
  await expect.element(toast(/You switched to Grevillea Garage in another tab/)).toBeVisible();
  expect(address()).toBe('/dashboard');
  await expect.element(page.getByText('Grevillea Garage').first()).toBeVisible();
});

test('a tab that missed the switch learns of it from the first call that is refused', async ({
  server,
  open,
}) => {
  withBakery(server);
  server.on(createShiftGroup).answer(() => {
    throw new AppError('other_organization');
  });
  await open('/employees?tab=groups');
  await page.getByRole('button', { name: 'Create Group' }).click();
  await page.getByLabelText('Name', { exact: true }).fill('Nights');
  server.on(getMe).answer(() => ({ user: THERE }));
  await page.getByRole('dialog').getByRole('button', { name: 'Create Group' }).click();
  await expect.element(toast(/You switched to Grevillea Garage in another tab/)).toBeVisible();
  expect(address()).toBe('/dashboard');
  expect(page.getByRole('dialog').elements()).toEqual([]);
});
