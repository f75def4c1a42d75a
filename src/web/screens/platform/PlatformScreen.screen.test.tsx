import { expect } from 'vitest';
import { page } from 'vitest/browser';
import {
  getPlatformStats,
  listPlatformOrganizations,
  listPlatformUsers,
  type PlatformUser,
} from '#contract/api/platform';
import { AppError } from '#contract/errors';
import { withBakery } from '../../testing/bakery';
import { press } from '../../testing/by-hand';
import { expectAccessible } from '../../testing/expect-accessible';
import type { FakeServer } from '../../testing/fake-server';
import { ownedOrganization, withInstallation } from '../../testing/platform';
import { address, expectNoSidewaysScroll, idOf, person, test } from '../../testing/screen-test';

const SUPER_ADMIN = person({
  role: null,
  platform_role: 'super_admin',
  org_id: null,
  org_name: null,
  org_timezone: null,
  org_week_starts_on: null,
});

const user = (name: string, changes: Partial<PlatformUser> = {}): PlatformUser => ({
  id: idOf(name),
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
  org_name: 'Banksia Bakery',
  membership_role: 'employee',
  more_organizations: 0,
  platform_role: 'standard',
  created_at: '2026-01-01T00:00:00Z',
  ...changes,
});
const HELEN = user('Helen Head', { membership_role: 'owner', more_organizations: 1 });
const ROBIN = user('Robin Fair', {
  org_name: null,
  membership_role: null,
  platform_role: 'super_admin',
});

/** Pages of fifty, as the server gives them. */
function withPlatform(server: FakeServer): void {
  const crowd = Array.from({ length: 52 }, (_, n) => user(`Person ${String(n).padStart(2, '0')}`));
  const users = [...crowd, HELEN, ROBIN];
  const organizations = [
    ownedOrganization('Banksia Bakery', { subscription_plan: 'Pro', member_count: 3 }),
    ownedOrganization('Boronia Books', { deletes_at: '2026-02-01T00:00:00Z' }),
  ];
  withInstallation(server, { organizations });
  const matching = <T extends { name: string }>(rows: T[], search: string, at: number) =>
    rows
      .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
      .slice((at - 1) * 50, at * 50);
  server
    .on(listPlatformUsers)
    .answer(({ query: { search, page: at } }) => matching(users, search, at));
  server
    .on(listPlatformOrganizations)
    .answer(({ query: { search, page: at } }) => matching(organizations, search, at));
}

const cards = (label: string) => page.getByRole('list', { name: label }).getByRole('listitem');
const count = (label: string) => expect.poll(() => cards(label).elements().length);

test('a super admin sees the figures and their growth', async ({ server, open }) => {
  withPlatform(server);
  await open('/platform', SUPER_ADMIN);
  await expect.element(page.getByText('Monthly Revenue')).toBeVisible();
  const figure = (title: string) =>
    expect.poll(() => {
      const found = [...document.querySelectorAll('dl > div')].find((tile) =>
        tile.textContent?.includes(title),
      );
      return [...(found?.querySelectorAll('dd') ?? [])].map((dd) => dd.textContent);
    });
  await figure('Total Organizations').toEqual(['2', expect.stringMatching(/in 30 days$/)]);
  await figure('Total Users').toEqual(['1', 'New']);
  await figure('Active Subscriptions').toEqual(['2', expect.stringMatching(/in 30 days$/)]);
  await figure('Monthly Revenue').toEqual(['$98 AUD', expect.stringMatching(/in 30 days$/)]);
});

test('a super admin finds organisations and users, and loads more of them', async ({
  server,
  open,
}) => {
  withPlatform(server);
  await open('/platform', SUPER_ADMIN);
  await page.getByRole('tab', { name: 'Organizations' }).click();
  await expect.poll(address).toContain('tab=organizations');
  const organizations = page.getByRole('searchbox', { name: 'Search organizations' });
  await organizations.fill('banksia');
  await count('Organizations').toBe(1);
  await expect.poll(address).toContain('search=banksia');
  for (const text of ['Olive Owner', 'Active', 'Pro plan', '3 members', /Created \d/]) {
    await expect.element(cards('Organizations')).toHaveTextContent(text);
  }
  await organizations.fill('boronia');
  await expect
    .element(cards('Organizations'))
    .toHaveTextContent(/Being deleted.*Gone on 31 Jan 2026/);
  await organizations.fill('no such thing');
  await expect.element(page.getByText('No organizations found')).toBeVisible();

  await page.getByRole('tab', { name: 'Users' }).click();
  const users = page.getByRole('searchbox', { name: 'Search users' });
  await expect.element(users).toHaveValue('');
  await count('Users').toBe(50);
  await press(page.getByRole('button', { name: 'Load more' }), '{Enter}');
  await expect.element(cards('Users').nth(50)).toHaveFocus();
  await users.fill('robin');
  await count('Users').toBe(1);
  await expect.element(cards('Users')).toHaveTextContent('Platform Admin');
  await expect.element(cards('Users')).toHaveTextContent('No organization');
  await users.fill('helen');
  await expect.element(cards('Users')).toHaveTextContent('Banksia Bakery, owner and 1 more');
  await expect.element(cards('Users')).toHaveTextContent('Standard User');
  await expectAccessible();
});

for (const tab of ['dashboard', 'organizations', 'users']) {
  test(`on a phone the tab ${tab} does not scroll sideways`, async ({ server, open }) => {
    withPlatform(server);
    await page.viewport(360, 740);
    await open(`/platform?tab=${tab}`, SUPER_ADMIN);
    await expect.poll(() => document.querySelector('[role=tabpanel] :is(li, dd)')).not.toBeNull();
    await expectNoSidewaysScroll();
  });
}

test('a failed list says so and loads again', async ({ server, open }) => {
  withPlatform(server);
  const fail = () => {
    throw new AppError('unavailable');
  };
  server.on(getPlatformStats).answer(fail);
  server.on(listPlatformUsers).answer(fail);
  await open('/platform', SUPER_ADMIN);
  await expect.element(page.getByText('Failed to load figures')).toBeVisible();
  await page.getByRole('tab', { name: 'Users' }).click();
  await expect.element(page.getByText('Failed to load users')).toBeVisible();
  server.on(listPlatformUsers).answer(() => [HELEN]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(cards('Users').first()).toBeVisible();
});

test('other people are sent to their dashboard', async ({ server, open }) => {
  withBakery(server);
  await open('/platform');
  await expect.poll(address).toBe('/dashboard');
});
