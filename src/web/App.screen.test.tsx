// Every page: no axe violation in either theme, no sideways scrolling on a small phone.
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getLegalDocument } from '#contract/api/installation';
import type { SessionUser } from '#contract/session-user';
import { FOUR_ON_FOUR_OFF, run } from './testing/auto-roster';
import { withBakery } from './testing/bakery';
import { expectAccessible, expectAccessibleInLight } from './testing/expect-accessible';
import type { FakeServer } from './testing/fake-server';
import { withInstallation } from './testing/platform';
import { expectNoSidewaysScroll, idOf, person, test } from './testing/screen-test';
import { shift } from './testing/shifts';

function withEverything(server: FakeServer): void {
  withBakery(server, { shifts: [shift('Amy Able', { date: '2026-11-17' })], runs: [run()] });
  withInstallation(server);
  server.on(getLegalDocument).answer(() => ({ text: '# Terms\n\n## Fair use\n\n- Be kind.' }));
}

async function expectPageFine(): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => document.querySelectorAll('[aria-busy=true]').length).toBe(0);
  await expectAccessible();
  for (const width of [360, 320]) {
    await page.viewport(width, 740);
    await expectNoSidewaysScroll();
  }
  await expectAccessibleInLight();
}

for (const path of [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/unsubscribe',
  '/onboarding/step1',
  '/onboarding/success',
  '/onboarding/cancel',
  '/request-access',
  '/terms',
  '/privacy',
  '/nowhere',
]) {
  test(`a visitor can read ${path} in both themes and on a small phone`, async ({
    server,
    open,
  }) => {
    withEverything(server);
    await open(path, null);
    await expectPageFine();
  });
}

const EMPLOYEE = person({
  name: 'Amy Able',
  role: 'employee',
  employee_id: idOf('Amy Able'),
});
const SUPER_ADMIN: SessionUser = {
  ...person({ role: null, platform_role: 'super_admin' }),
  org_id: null,
  org_name: null,
  org_timezone: null,
  org_week_starts_on: null,
};

for (const [who, user, paths] of [
  [
    'an owner',
    person(),
    [
      '/dashboard',
      '/employees',
      '/employees?tab=groups',
      '/roster?date=2026-11-16',
      '/roster?view=list&date=2026-11-16',
      '/sites',
      '/my-shifts',
      '/my-year',
      '/leave',
      '/leave?tab=approved',
      '/availability',
      '/inbox',
      '/requests',
      '/rules',
      '/rules?tab=cover',
      '/rules?tab=skills',
      '/rules?tab=leave',
      '/rules?tab=holidays',
      '/time',
      '/patterns',
      `/patterns?template=${FOUR_ON_FOUR_OFF.id}`,
      '/patterns?tab=design',
      `/employees/${idOf('Amy Able')}`,
      '/organization',
      '/admin/organizations',
      '/organizations/new',
      '/account',
      '/help',
    ],
  ],
  ['a super admin', SUPER_ADMIN, ['/platform', '/organization', '/dashboard']],
  ['an employee', EMPLOYEE, ['/dashboard', '/roster', '/sites', '/admin/organizations']],
] as const) {
  for (const path of paths) {
    test(`${who} can read ${path} in both themes and on a small phone`, async ({
      server,
      open,
    }) => {
      withEverything(server);
      await open(path, user);
      await expectPageFine();
    });
  }
}

test('errors at the fields of the login form pass axe', async ({ server, open }) => {
  withEverything(server);
  await open('/login', null);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(page.getByText('Please enter a valid email address')).toBeVisible();
  await expectAccessible();
});

test('the menu of a person and the menu on a phone pass axe, and a link in it closes it', async ({
  server,
  open,
}) => {
  withEverything(server);
  await open('/dashboard');
  await page.getByRole('button', { name: /your menu/ }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Your account' })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');

  await page.viewport(360, 740);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: 'My Shifts' });
  await expect.element(link).toBeVisible();
  await expectAccessible();
  await link.click();
  await expect
    .element(page.getByRole('heading', { name: 'Employee Shifts Calendar' }))
    .toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
