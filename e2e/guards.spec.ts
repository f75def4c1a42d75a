// Who may open which page: the route guard, each role's navigation, titles and unknown pages.
import { account, expect, signIn, test } from './testing/test';

const SIGNED_IN = [
  '/',
  '/dashboard',
  '/employees',
  '/roster',
  '/sites',
  '/my-shifts',
  '/admin/organizations',
  '/platform',
  '/organization',
  '/account',
  '/organizations/new',
];

for (const path of SIGNED_IN) {
  test(`${path} sends a visitor to the login page`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login/);
    await expect(page).toHaveTitle('Sign in · Muster');
  });
}

test('signing in leads to the page the visitor asked for', async ({ page }) => {
  const manager = account('Manager');
  await page.goto('/my-shifts');
  await page.getByLabel('Email').fill(manager.email);
  await page.getByLabel('Password', { exact: true }).fill(manager.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/my-shifts$/);
});

test('signing in never leads to another website', async ({ page }) => {
  const manager = account('Manager');
  await page.goto('/login?next=//evil.example/');
  await page.getByLabel('Email').fill(manager.email);
  await page.getByLabel('Password', { exact: true }).fill(manager.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/localhost:\d+\/dashboard$/);
});

test('a full-screen spinner shows while the user is loading', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/me', async (route) => {
    await held;
    await route.continue();
  });
  // The server sends this page when it can't reach its database and doesn't know who is signed in.
  await page.route('**/dashboard', async (route) => {
    // A page that has no shell of its own, as none has then.
    const response = await route.fetch({
      url: route.request().url().replace('dashboard', 'register'),
    });
    const body = (await response.text()).replace(
      /<script type="application\/json".*?<\/script>/,
      '',
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/login/);
});

test('the login and register pages send a signed-in user to the dashboard', async ({ page }) => {
  await signIn(page, account('Employee'));
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
  }
});

const MANAGER_LINKS = ['Dashboard', 'Employees', 'Roster', 'Sites', 'My Shifts'];
const NAVIGATION: [role: string, badge: string, links: string[]][] = [
  ['Owner', 'owner', MANAGER_LINKS],
  ['Admin', 'admin', MANAGER_LINKS],
  ['Manager', 'manager', MANAGER_LINKS],
  ['Employee', 'employee', ['Dashboard', 'My Shifts']],
  ['Super admin', 'super admin', ['Dashboard', 'Signup Requests', 'Platform Admin', 'My Shifts']],
];

for (const [role, badge, links] of NAVIGATION) {
  test(`the navigation of the ${role.toLowerCase()}`, async ({ page }) => {
    const person = account(role);
    await signIn(page, person);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('link')).toHaveText(links);
    const banner = page.getByRole('banner');
    await expect(banner.getByText(badge, { exact: true })).toBeVisible();
    await expect(banner.getByText(person.name)).toBeVisible();
    for (const link of links) {
      await navigation.getByRole('link', { name: link }).click();
      await expect(navigation.locator('[aria-current=page]')).toHaveText(link);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
}

test('an employee is told which pages they may not see', async ({ page }) => {
  await signIn(page, account('Employee'));
  await page.goto('/roster');
  await expect(page.getByText("You don't have permission to view the roster grid.")).toBeVisible();
  await page.goto('/sites');
  await expect(page.getByText("You don't have permission to view job sites.")).toBeVisible();
  await page.goto('/admin/organizations');
  await expect(page.getByText('Access denied. Owner privileges required.')).toBeVisible();
  await page.goto('/platform');
  await expect(page).toHaveURL(/\/dashboard$/);
});

const TITLES: [path: string, title: string, heading: string][] = [
  ['/employees', 'Employee Management · Muster', 'Employee Management'],
  ['/roster', 'Roster · Muster', 'Roster'],
  ['/sites', 'Job Sites Directory · Muster', 'Job Sites Directory'],
  ['/my-shifts', 'Employee Shifts Calendar · Muster', 'Employee Shifts Calendar'],
  ['/admin/organizations', 'Organizations Management · Muster', 'Organizations Management'],
];

test('every screen has a title and a heading', async ({ page }) => {
  await signIn(page, account('Owner'));
  for (const [path, title, heading] of TITLES) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('onboarding, terms and privacy need no sign-in', async ({ page }) => {
  for (const path of [
    '/onboarding/step1',
    '/onboarding/success',
    '/onboarding/cancel',
    '/terms',
    '/privacy',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('an unknown path shows the not-found page', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});
