import { afterEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NoticePreferences, setNoticePreferences } from '#contract/api/notices';
import {
  keepPush,
  listPushDevices,
  type PushDevice,
  turnOffPush,
  turnOnPush,
} from '#contract/api/push-subscriptions';
import { AppError } from '#contract/errors';
import { withBakery } from '../../testing/bakery';
import { expectAccessible } from '../../testing/expect-accessible';
import type { FakeServer } from '../../testing/fake-server';
import { address, expectNoSidewaysScroll, idOf, person, test } from '../../testing/screen-test';

const AMY = person({ role: 'employee', employee_id: idOf('Amy Able') });
const KEY = 'B'.repeat(87);
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/amy';
const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
const PHONE: PushDevice = {
  id: idOf('phone'),
  user_agent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36',
  created_at: '2026-11-10T02:00:00.000Z',
  current: false,
};
const HERE: PushDevice = { ...PHONE, id: idOf('here'), current: true };

const here = page.getByRole('switch', { name: 'On this device' });

afterEach(() => vi.restoreAllMocks());

/** The browser's side, which can't reach a push service in a test. Returns what the browser holds. */
function withPushService(permission: NotificationPermission = 'default', subscribed = false) {
  const held = { endpoint: subscribed ? ENDPOINT : undefined, permission };
  const subscription = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    async unsubscribe() {
      held.endpoint = undefined;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => (held.endpoint ? subscription : null),
    async subscribe(options: PushSubscriptionOptionsInit) {
      expect(options).toEqual({ userVisibleOnly: true, applicationServerKey: KEY });
      held.endpoint = ENDPOINT;
      return subscription;
    },
  };
  const registration = { pushManager } as unknown as ServiceWorkerRegistration;
  vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue(registration);
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockResolvedValue(registration);
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration);
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => held.permission);
  vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => {
    if (held.permission === 'default') held.permission = 'granted';
    return held.permission;
  });
  return held;
}

function withDevices(server: FakeServer, ...devices: PushDevice[]) {
  withBakery(server);
  const list = [...devices];
  server.on(listPushDevices).answer(() => ({ key: KEY, obstacle: null, devices: list }));
  server.on(turnOnPush).answer(() => {
    list.unshift(HERE);
    return undefined;
  });
  server.on(turnOffPush).answer(({ params }) => {
    list.splice(0, list.length, ...list.filter(({ id }) => id !== params.id));
    return undefined;
  });
}

test('they are turned on and off on this device, with a choice of kinds', async ({
  open,
  server,
}) => {
  withDevices(server);
  server.on(setNoticePreferences).answer(({ body }) => NoticePreferences.parse(body));
  const held = withPushService();
  await open('/account', AMY);
  await expect.element(here).not.toBeChecked();
  const kinds = page.getByRole('group', { name: 'Push notifications' });
  await expect.element(kinds).not.toBeInTheDocument();
  await here.click();
  await expect.element(here).toBeChecked();
  expect(server.sent(turnOnPush).map(({ body }) => body)).toEqual([
    { endpoint: ENDPOINT, keys: KEYS },
  ]);
  await kinds.getByRole('switch', { name: 'Removed shifts' }).click();
  await expect
    .poll(() => server.sent(setNoticePreferences).at(-1)?.body)
    .toMatchObject({ push: { removed: false, changed: true }, email: { removed: true } });
  await expectAccessible();
  await here.click();
  await expect.element(here).not.toBeChecked();
  expect(held.endpoint).toBeUndefined();
});

test('another device is listed and turned off from here', async ({ open, server }) => {
  withDevices(server, PHONE);
  withPushService();
  await open('/account', AMY);
  const others = page.getByRole('list', { name: 'Other devices' });
  await expect.element(others).toHaveTextContent('Chrome on AndroidOn since 10 Nov 2026');
  await others.getByRole('button', { name: /^Turn off/ }).click();
  await expect
    .element(page.getByText('Turned off push notifications in Chrome on Android').first())
    .toBeVisible();
  await expect.element(others).not.toBeInTheDocument();
});

test('when the server refuses, the browser gives its subscription back', async ({
  open,
  server,
}) => {
  withDevices(server);
  const held = withPushService();
  server.on(turnOnPush).answer(() => {
    throw new AppError('too_many_push_devices');
  });
  await open('/account', AMY);
  await here.click();
  await expect.element(page.getByText('Failed to turn push notifications on')).toBeVisible();
  await expect.element(here).not.toBeChecked();
  expect(held.endpoint).toBeUndefined();
});

test('a browser that blocks notifications says what to do', async ({ open, server }) => {
  withDevices(server);
  withPushService('denied');
  await open('/account', AMY);
  await expect.element(here).toBeDisabled();
  await expect.element(page.getByText('This browser blocks notifications')).toBeVisible();
});

test('without an https address the switch is off and says why', async ({ open, server }) => {
  withBakery(server);
  withPushService();
  await page.viewport(360, 740);
  await open('/account', AMY);
  await expect.element(here).toBeDisabled();
  await expect.element(page.getByText('Push notifications need an https address')).toBeVisible();
  await expectNoSidewaysScroll();
});

test.for([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'only from the Home Screen'],
  ['Mozilla/5.0 (Windows NT 10.0)', "This browser can't show push notifications."],
])(
  'a browser without push, %s, says why',
  async ([userAgent = '', reason = ''], { open, server }) => {
    withDevices(server);
    const real = window.PushManager;
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    Reflect.deleteProperty(window, 'PushManager');
    try {
      await open('/account', AMY);
      await expect.element(page.getByText(reason)).toBeVisible();
      await expect.element(here).toBeDisabled();
    } finally {
      Object.assign(window, { PushManager: real });
    }
  },
);

test("a browser's subscription goes with whoever is signed in, and one of someone else ends", async ({
  open,
  server,
}) => {
  withDevices(server);
  const held = withPushService('granted', true);
  server.on(keepPush).answer(() => undefined);
  await open('/account', AMY);
  await expect
    .poll(() => server.sent(keepPush).map(({ body }) => body))
    .toEqual([{ endpoint: ENDPOINT }]);
  expect(held.endpoint).toBe(ENDPOINT);
  server.on(keepPush).answer(() => {
    throw new AppError('not_found');
  });
  await open('/account', person({ id: idOf('Ben Best'), role: 'employee' }));
  await expect.poll(() => held.endpoint).toBeUndefined();
});

test('a click on a notification leads an open tab to the inbox', async ({ open, server }) => {
  withBakery(server);
  await open('/account', AMY);
  await expect.element(here).toBeVisible();
  navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: 'open inbox' }));
  await expect.poll(address).toBe('/inbox');
});

test('a click on a notification takes nobody out of a dialog', async ({ open, server }) => {
  withBakery(server);
  await open('/account', AMY);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabelText('Name of the passkey').fill('Phone');
  navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: 'open inbox' }));
  await expect.element(page.getByLabelText('Name of the passkey')).toHaveValue('Phone');
  expect(address()).toBe('/account');
});
