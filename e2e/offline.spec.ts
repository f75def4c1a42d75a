// Muster as an installed app: what the browser keeps, and what people see without a connection.
import type { BrowserContext, Page, Worker } from '@playwright/test';
import { logIn } from './testing/log-in';
import { account, expect, expectAccessible, expectNoSidewaysScroll, test } from './testing/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Messages of the browser itself without a connection, or without a file of that name. */
const LOST = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|dynamically imported module/;

function forgive(troubles: string[]): void {
  const others = troubles.filter((trouble) => !LOST.test(trouble));
  troubles.splice(0, troubles.length, ...others);
}

function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await globalThis.caches.keys();
    const kept = await Promise.all(
      caches.map(async (name) => (await globalThis.caches.open(name)).keys()),
    );
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
}

async function goOffline(context: BrowserContext, offline: boolean): Promise<void> {
  await context.setOffline(offline);
}

test('Muster can be installed: the manifest and its icons are right', async ({ page }) => {
  await page.goto('/login');
  const link = page.locator('link[rel=manifest]');
  const href = (await link.getAttribute('href')) ?? '';
  const answer = await page.request.get(href);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: 'Muster', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toContain('192x192');
  expect(manifest.icons).toContainEqual(
    expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }),
  );
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  const worker = await page.request.get('/sw.js');
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  });
});

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test("the browser keeps none of the server's data, and a page says when there is no connection", async ({
    page,
    context,
    troubles,
  }) => {
    test.slow();
    await logIn(page, account('Owner'));
    await page.goto('/dashboard');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
      .toBe('activated');
    await page.reload();
    const nav = page.getByRole('navigation').first();
    await nav.getByRole('link', { name: 'Roster' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await nav.getByRole('link', { name: 'Employees' }).click();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await nav.getByRole('link', { name: 'Dashboard' }).click();
    await expect(heading(page, 'Dashboard')).toBeVisible();
    const kept = await keptAddresses(page);
    expect(kept.some((address) => /^\/assets\/RosterScreen-.*\.js$/.test(address))).toBe(true);
    expect(kept.filter((address) => !address.startsWith('/assets/')).sort()).toEqual([
      '/favicon.svg',
      '/offline.css',
      '/offline.html',
      '/offline.js',
      '/theme.js',
    ]);

    // The open page says so, and works again when the connection is back.
    await goOffline(context, true);
    await expect(page.getByText('You are offline')).toBeVisible();
    await expectAccessible(page);
    await goOffline(context, false);
    await expect(page.getByText('You are offline')).toBeHidden();

    await goOffline(context, true);
    await page.goto('/my-shifts');
    await expect(heading(page, 'You are offline')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('status')).toHaveText('Still no connection.');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 568 });
    await expectNoSidewaysScroll(page);
    await goOffline(context, false);
    await expect(heading(page, 'Employee Shifts Calendar')).toBeVisible();
    expect(page.url()).toMatch(/\/my-shifts$/);
    forgive(troubles);
  });
});

test.describe('push notifications', () => {
  test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

  test('a message is shown, and a click on it opens the inbox in the open tab', async ({
    page,
    context,
  }) => {
    await logIn(page, account('Owner'));
    await page.goto('/dashboard');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error('There is no service worker');
    const shown = await watchNotifications(worker);
    await deliverPush(context, page, '{"title":"Your roster has changed","body":"3 shifts"}');
    await expect.poll(shown).toEqual([['Your roster has changed', '3 shifts']]);
    // Browsers would end the subscription of a page that shows nothing.
    await deliverPush(context, page, 'not what Muster sends');
    await expect.poll(shown).toHaveLength(2);
    await clickNotification(worker);
    await expect(page).toHaveURL(/\/inbox$/);
  });
});

interface WorkerScope {
  registration: {
    showNotification(title: string, options: { body: string }): Promise<void>;
  };
  shown: string[][];
  dispatchEvent(event: Event): boolean;
}

/** A browser without a window has nowhere to show a notification, so the worker notes what it would show. */
async function watchNotifications(worker: Worker): Promise<() => Promise<string[][]>> {
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.shown = [];
    scope.registration.showNotification = async (title, { body }) =>
      void scope.shown.push([title, body]);
  });
  return () => worker.evaluate(() => (globalThis as unknown as WorkerScope).shown);
}

/** As the push service of the browser would. */
async function deliverPush(context: BrowserContext, page: Page, data: string): Promise<void> {
  const browser = await context.newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active) resolve(active.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registrationId,
    data,
  });
  await browser.detach();
}

/** A browser lets a worker focus a tab only after a real click, so that part fails here. */
async function clickNotification(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const click = Object.assign(new Event('notificationclick'), {
      notification: { close: () => undefined },
      waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
    });
    (globalThis as unknown as WorkerScope).dispatchEvent(click);
  });
}

test('a tab of an older build, whose files are gone, reloads by itself', async ({
  page,
  troubles,
}) => {
  await logIn(page, account('Owner'));
  await page.goto('/dashboard');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  let gone = ['/assets/EmployeesScreen-', '/assets/RosterMap-', '/assets/RosterList-'];
  await page.route('**/assets/*.js', (route) => {
    const missing = gone.find((name) => route.request().url().includes(name));
    gone = gone.filter((name) => name !== missing);
    return missing ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue();
  });
  await page.getByRole('navigation').first().getByRole('link', { name: 'Employees' }).click();
  await expect(heading(page, 'Employee Management')).toBeVisible();
  await page.goto('/roster?view=map');
  await expect(page.getByRole('heading', { name: 'Work Locations Map' })).toBeVisible();
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Recently Completed' })).toBeVisible();
  expect(gone).toEqual([]);
  forgive(troubles);
});
