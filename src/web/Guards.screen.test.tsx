// Who may open which page: the route guard, each role's navigation, titles and unknown pages. With the real server:
// e2e/guards.spec.ts.
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { getLegalDocument } from '#contract/api/installation';
import { withBakery } from './testing/bakery';
import type { FakeServer } from './testing/fake-server';
import { withInstallation } from './testing/platform';
import { address, idOf, person, test } from './testing/screen-test';

const EMPLOYEE = person({ name: 'Amy Able', role: 'employee', employee_id: idOf('Amy Able') });
const SUPER_ADMIN = person({
  name: 'Sam Super',
  role: null,
  platform_role: 'super_admin',
  org_id: null,
  org_name: null,
  org_timezone: null,
  org_week_starts_on: null,
});

function withEverything(server: FakeServer): void {
  withBakery(server);
  withInstallation(server);
  server.on(getLegalDocument).answer(() => ({ text: '# Terms' }));
}

const heading = () => page.getByRole('heading', { level: 1 });

test('every page for members sends a visitor to the login page', async ({ open }) => {
  for (const path of [
    '/',
    '/dashboard',
    '/employees',
    '/roster',
    '/sites',
    '/my-shifts',
    '/leave',
    '/my-year',
    '/availability',
    '/inbox',
    '/requests',
    '/patterns',
    '/admin/organizations',
    '/platform',
    '/organization',
    '/account',
    '/organizations/new',
  ]) {
    await open(path, null);
    await expect.poll(address).toMatch(/^\/login/);
    await expect.poll(() => document.title).toBe('Sign in · Muster');
    await expect.element(page.getByLabelText('Email')).toBeVisible();
  }
});

test('the login and register pages send a signed-in user to the dashboard', async ({
  server,
  open,
}) => {
  withEverything(server);
  for (const path of ['/login', '/register']) {
    await open(path, EMPLOYEE);
    await expect.poll(address).toBe('/dashboard');
  }
});

const MANAGER_LINKS = [
  'Dashboard',
  'Employees',
  'Roster',
  'Sites',
  'My Shifts',
  'Requests',
  'Leave',
  'Rules',
  'Time',
  'Patterns',
];

for (const [badge, user, links] of [
  ['owner', person(), MANAGER_LINKS],
  ['admin', person({ role: 'admin' }), MANAGER_LINKS],
  ['manager', person({ role: 'manager' }), MANAGER_LINKS],
  ['employee', EMPLOYEE, ['Dashboard', 'My Shifts', 'Requests', 'Leave']],
  ['super admin', SUPER_ADMIN, ['Dashboard', 'Signup Requests', 'Platform Admin', 'My Shifts']],
] as const) {
  test(`the navigation of the ${badge}`, async ({ server, open }) => {
    withEverything(server);
    await open('/dashboard', user);
    const banner = page.getByRole('banner');
    await expect.element(banner.getByText(badge, { exact: true })).toBeVisible();
    await expect.element(banner.getByText(user.name)).toBeVisible();
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const shown = navigation.getByRole('link').elements();
    expect(shown.map((link) => link.textContent)).toEqual(links);
    for (const name of links) {
      const link = navigation.getByRole('link', { name });
      await link.click();
      await expect.element(link).toHaveAttribute('aria-current', 'page');
      await expect.element(heading()).toBeVisible();
      const current = navigation.element().querySelectorAll('[aria-current=page]');
      expect(Array.from(current, (each) => each.textContent)).toEqual([name]);
    }
  });
}

test('an employee is told which pages they may not see', async ({ server, open }) => {
  withEverything(server);
  for (const [path, sentence] of [
    ['/roster', "You don't have permission to view the roster grid."],
    ['/sites', "You don't have permission to view job sites."],
    ['/admin/organizations', 'Access denied. Owner privileges required.'],
  ] as const) {
    await open(path, EMPLOYEE);
    await expect.element(page.getByText(sentence)).toBeVisible();
  }
  await open('/platform', EMPLOYEE);
  await expect.poll(address).toBe('/dashboard');
});

test('every screen has a title and a heading', async ({ server, open }) => {
  withEverything(server);
  for (const [path, title] of [
    ['/employees', 'Employee Management'],
    ['/roster', 'Roster'],
    ['/sites', 'Job Sites Directory'],
    ['/my-shifts', 'Employee Shifts Calendar'],
    ['/leave', 'Leave'],
    ['/my-year', 'My Year'],
    ['/availability', 'My Availability'],
    ['/admin/organizations', 'Organizations Management'],
  ] as const) {
    await open(path);
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.poll(() => document.title).toBe(`${title} · Muster`);
  }
});

test('onboarding, terms and privacy need no sign-in', async ({ server, open }) => {
  withEverything(server);
  for (const path of [
    '/onboarding/step1',
    '/onboarding/success',
    '/onboarding/cancel',
    '/unsubscribe',
    '/terms',
    '/privacy',
  ]) {
    await open(path, null);
    await expect.element(heading()).toBeVisible();
    expect(address()).toBe(path);
  }
});

test('an unknown path shows the not-found page', async ({ open }) => {
  await open('/nowhere/at/all', null);
  await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect
    .element(page.getByText('Did you forget to add the page to the router?'))
    .toBeVisible();
});
