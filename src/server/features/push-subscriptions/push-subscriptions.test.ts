import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changePassword, login, logout, switchOrganization } from '#contract/api/auth';
import { deleteEmployee } from '#contract/api/employees';
import { deleteAccount } from '#contract/api/leaving';
import { endOwnSession, endOwnSessions, listOwnSessions } from '#contract/api/me';
import * as notices from '#contract/api/notices';
import * as api from '#contract/api/push-subscriptions';
import * as rosters from '#contract/api/roster';
import * as shifts from '#contract/api/shifts';
import { LIMITS } from '#contract/limits';
import type { Instant } from '#engine/time/kinds';
import { type FakePushService, startFakePushService } from '../../testing/fake-push-service';
import { addOrganization, PASSWORD, type Person, signIn } from '../../testing/people';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { tellPeople } from '../notices/tell-people';
import { emailsAt } from '../notices/testing';

let service: FakePushService;
let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  service = await startFakePushService();
  testApp = await createTestApp({
    env: { PUBLIC_URL: 'https://roster.example.com' },
    pushOrigin: service.origin,
  });
});
afterAll(async () => {
  await testApp.close();
  await service.close();
});
beforeEach(async () => {
  for (const table of ['untold_changes', 'notices', 'rate_limits', 'push_subscriptions'])
    await testApp.sql(`delete from ${table}`);
  roster = await createRoster(testApp);
});

/** Returns where the push service takes messages for the person's browser. */
async function turnOn({ browser }: Person): Promise<string> {
  const { key } = await browser.call(api.listPushDevices);
  const subscription = service.subscribe(key);
  await browser.call(api.turnOnPush, { body: subscription });
  return subscription.endpoint;
}

const devicesOf = async ({ browser }: Person) => (await browser.call(api.listPushDevices)).devices;

async function publish(employeeId = roster.amyId) {
  const shift = await roster.add({ employeeId, roleLabel: 'Nurse', notes: 'Ask for Kim' });
  await roster.manager.browser.call(rosters.changeCells, {
    body: { action: 'publish', cells: [{ employeeId, dates: ['2027-03-10'] }] },
  });
  return shift;
}

async function pushesAt(moment = '2027-01-06T02:00:00Z') {
  await emailsAt(testApp, moment);
  return service.received();
}

/** How many browsers are subscribed, whoever's they are. */
async function countSubscriptions(): Promise<number> {
  return (await testApp.sql('select from push_subscriptions')).length;
}

test('a change reaches each browser that a person turned it on in, and says nothing private', async () => {
  const phone = await signIn(testApp, roster.amy.user.email);
  const endpoints = [await turnOn(roster.amy), await turnOn(phone)];
  await turnOn(roster.ben);
  await publish();
  const pushes = await pushesAt();
  expect(pushes.map(({ endpoint }) => endpoint).sort()).toEqual(endpoints.sort());
  const [push] = pushes;
  expect(push).toMatchObject({
    subject: 'https://roster.example.com',
    ttl: 3 * 86_400,
    urgency: 'normal',
    topic: expect.stringMatching(/^[\w-]{32}$/),
  });
  expect(push?.text).toBe('{"title":"Your roster has changed","body":"1 shift"}');
  expect(new Set(pushes.map(({ topic }) => topic)).size).toBe(2);
  expect(await pushesAt('2027-01-06T03:00:00Z')).toEqual([]);
});

test('an urgent change is sent as one, and a reminder is kept until its shift starts', async () => {
  await turnOn(roster.amy);
  const { id } = await publish();
  await pushesAt();
  const { browser } = roster.amy;
  await roster.manager.browser.call(shifts.updateShift, {
    params: { id },
    body: { startTime: '10:00', endTime: '18:00' },
  });
  const [urgent] = await pushesAt('2027-03-09T12:00:00Z');
  expect(urgent).toMatchObject({ urgency: 'high', ttl: 86_400 });
  await browser.call(notices.setNoticePreferences, {
    body: { ...(await browser.call(notices.getNoticePreferences)), reminder_hours: 2, quiet: null },
  });
  const [reminder, ...others] = await pushesAt('2027-03-09T21:30:00Z');
  expect(others).toEqual([]);
  expect(reminder).toMatchObject({
    urgency: 'high',
    ttl: 90 * 60,
    text: '{"title":"Shift reminder","body":"1 shift is coming up"}',
  });
  expect(reminder?.topic).not.toBe(urgent?.topic);
});

test('what is not about shifts is only counted', async () => {
  const moment = '2027-01-06T02:00:00Z';
  await turnOn(roster.manager);
  const { orgId, manager } = roster;
  const tell = (title: string) =>
    testApp.database.transact({ orgId }, (db) =>
      tellPeople(
        { db, orgId },
        [manager.user.id],
        {
          kind: 'request_asked',
          urgent: true,
          subject: {
            title,
            lines: [{ who: 'Amy Able', text: 'Sick leave' }],
            link: { label: 'See it', path: '/requests' },
          },
        },
        Date.parse(moment) as Instant,
      ),
    );
  await tell('Leave was asked for');
  await tell('A swap was asked for');
  const [push, ...others] = await pushesAt(moment);
  expect(others).toEqual([]);
  expect(push).toMatchObject({
    text: '{"title":"New in your inbox","body":"2 messages"}',
    urgency: 'high',
    ttl: 86_400,
  });
});

test('kinds that someone turned off for push are still emailed', async () => {
  await turnOn(roster.amy);
  const { browser } = roster.amy;
  const before = await browser.call(notices.getNoticePreferences);
  expect(Object.values(before.push)).not.toContain(false);
  await browser.call(notices.setNoticePreferences, {
    body: { ...before, push: { ...before.push, published: false } },
  });
  expect(await browser.call(notices.getNoticePreferences)).toMatchObject({
    email: { published: true },
    push: { published: false, changed: true },
  });
  await publish();
  const mails = await emailsAt(testApp, '2027-01-06T02:00:00Z');
  expect(mails.map(({ to }) => to)).toEqual([roster.amy.user.email]);
  expect(service.received()).toEqual([]);
});

test('someone without a browser to push to has no message waiting', async () => {
  await publish();
  expect(await pushesAt()).toEqual([]);
  const sent = await testApp.sql('select channel from deliveries');
  expect(sent).toEqual([{ channel: 'email' }]);
});

test.each([404, 410])('a browser that answers %i is forgotten', async (status) => {
  const endpoint = await turnOn(roster.amy);
  service.behave(endpoint, status);
  await publish();
  await pushesAt();
  expect(await devicesOf(roster.amy)).toEqual([]);
});

test.each([429, 500, 503])(
  'a browser that answers %i is tried again later, and the others are not',
  async (status) => {
    const phone = await signIn(testApp, roster.amy.user.email);
    const [laptop, busy] = [await turnOn(roster.amy), await turnOn(phone)];
    service.behave(busy, status);
    await publish();
    expect((await pushesAt()).map(({ endpoint }) => endpoint)).toEqual([laptop]);
    service.behave(busy, 201);
    expect(await pushesAt('2027-01-06T02:00:30Z')).toEqual([]);
    expect((await pushesAt('2027-01-06T02:10:00Z')).map(({ endpoint }) => endpoint)).toEqual([
      busy,
    ]);
    expect(await pushesAt('2027-01-06T03:10:00Z')).toEqual([]);
  },
);

test.each([302, 307, 400, 403, 413])(
  'an answer of %i is neither followed nor tried again, and the browser stays',
  async (status) => {
    const endpoint = await turnOn(roster.amy);
    service.behave(endpoint, status);
    await publish();
    service.requests.splice(0);
    await pushesAt();
    await pushesAt('2027-01-06T04:00:00Z');
    expect(service.requests).toEqual([endpoint]);
    expect(await devicesOf(roster.amy)).toHaveLength(1);
  },
);

test('the list names the browsers, this one first, and each can be turned off', async () => {
  const phone = testApp.visitor();
  await phone.request(login, {
    body: { email: roster.amy.user.email, password: PASSWORD },
    headers: { 'user-agent': 'Mozilla/5.0 (iPhone)' },
  });
  await turnOn({ ...roster.amy, browser: phone });
  const endpoint = await turnOn(roster.amy);
  const answer = await roster.amy.browser.request(api.listPushDevices);
  expect(answer.json()).toMatchObject({
    key: expect.stringMatching(/^[\w-]{87}$/),
    obstacle: null,
    devices: [
      { current: true, user_agent: null },
      { current: false, user_agent: 'Mozilla/5.0 (iPhone)' },
    ],
  });
  expect(answer.body).not.toContain(endpoint);
  const [, other] = await devicesOf(roster.amy);
  const params = { id: other?.id ?? '' };
  const strangers = await roster.ben.browser.request(api.turnOffPush, { params });
  expect(strangers.statusCode).toBe(404);
  await roster.amy.browser.call(api.turnOffPush, { params });
  expect((await devicesOf(roster.amy)).map(({ current }) => current)).toEqual([true]);
  expect((await roster.amy.browser.request(api.turnOffPush, { params })).statusCode).toBe(404);
  expect(await roster.amy.browser.call(listOwnSessions)).toHaveLength(2);
});

test.each<[string, (amy: Person, elsewhere: Person) => Promise<unknown>]>([
  ['signing out', ({ browser }) => browser.call(logout)],
  ['signing out everywhere, elsewhere', (_amy, { browser }) => browser.call(endOwnSessions)],
  [
    'signing this browser out elsewhere',
    async ({ browser }, elsewhere) => {
      const current = (await browser.call(listOwnSessions)).find((session) => session.current);
      return elsewhere.browser.call(endOwnSession, { params: { id: current?.id ?? '' } });
    },
  ],
  [
    'a new password',
    (_amy, { browser }) =>
      browser.call(changePassword, {
        body: { currentPassword: PASSWORD, newPassword: 'wattle in the wind' },
      }),
  ],
  [
    'leaving the roster',
    ({ user }) =>
      roster.manager.browser.call(deleteEmployee, { params: { id: user.employee_id ?? '' } }),
  ],
  [
    'deleting the account',
    (_amy, { browser }) => browser.call(deleteAccount, { body: { password: PASSWORD } }),
  ],
])('%s ends push notifications', async (_how, end) => {
  await turnOn(roster.amy);
  const elsewhere = await signIn(testApp, roster.amy.user.email);
  expect(await countSubscriptions()).toBe(1);
  await end(roster.amy, elsewhere);
  expect(await countSubscriptions()).toBe(0);
});

test('a session that has run out keeps them, opens nothing, and after 60 unused days they end', async () => {
  await turnOn(roster.amy);
  await testApp.sql(
    "update sessions set last_used_at = now() - interval '59 days', expires_at = now() - interval '45 days' where user_id = $1",
    [roster.amy.user.id],
  );
  const removeExpired = async () => {
    await testApp.sql("select graphile_worker.add_job('remove-expired')");
    await testApp.sentMails();
  };
  await removeExpired();
  await publish();
  expect(await pushesAt()).toHaveLength(1);
  expect((await roster.amy.browser.request(api.listPushDevices)).statusCode).toBe(401);
  await testApp.sql(
    "update sessions set last_used_at = now() - interval '61 days' where user_id = $1",
    [roster.amy.user.id],
  );
  await removeExpired();
  expect(await countSubscriptions()).toBe(0);
});

test('switching organisations, or signing in again, keeps them', async () => {
  const other = await addOrganization(testApp, 'Banksia');
  const { browser, user } = roster.amy;
  await testApp.sql("insert into memberships (org_id, user_id, role) values ($1, $2, 'employee')", [
    other.user.org_id,
    user.id,
  ]);
  await turnOn(roster.amy);
  await browser.call(switchOrganization, { body: { org_id: other.user.org_id ?? '' } });
  expect(await devicesOf(roster.amy)).toMatchObject([{ current: true }]);
  await testApp.sql('update sessions set expires_at = now() where user_id = $1', [user.id]);
  await browser.call(login, { body: { email: user.email, password: PASSWORD } });
  expect(await devicesOf(roster.amy)).toMatchObject([{ current: true }]);
  await browser.call(login, { body: { email: roster.ben.user.email, password: PASSWORD } });
  expect(await countSubscriptions()).toBe(0);
});

test('a browser is kept by its own account only, and moves to the session that keeps it', async () => {
  const endpoint = await turnOn(roster.amy);
  const body = { endpoint };
  const strangers = await roster.ben.browser.request(api.keepPush, { body });
  const unknown = await roster.ben.browser.request(api.keepPush, {
    body: { endpoint: `${endpoint}x` },
  });
  expect([strangers.statusCode, strangers.body]).toEqual([unknown.statusCode, unknown.body]);
  expect(strangers.statusCode).toBe(404);
  const later = await signIn(testApp, roster.amy.user.email);
  await later.browser.call(api.keepPush, { body });
  expect(await devicesOf(later)).toMatchObject([{ current: true }]);
  await later.browser.call(logout);
  expect(await countSubscriptions()).toBe(0);
});

test('someone else who turns them on in the same browser takes them over', async () => {
  const { key } = await roster.amy.browser.call(api.listPushDevices);
  const body = service.subscribe(key);
  await roster.amy.browser.call(api.turnOnPush, { body });
  await roster.ben.browser.call(api.turnOnPush, { body });
  expect(await devicesOf(roster.amy)).toEqual([]);
  await publish();
  expect(await pushesAt()).toEqual([]);
  expect(await devicesOf(roster.ben)).toHaveLength(1);
});

test('a person can turn them on in so many browsers', async () => {
  for (let count = 0; count < LIMITS.pushDevices; count += 1)
    await turnOn(await signIn(testApp, roster.amy.user.email));
  await testApp.sql('delete from rate_limits');
  await expect(turnOn(roster.amy)).rejects.toThrow(
    '409: You get push notifications on 10 devices. Turn one off first.',
  );
  expect(await devicesOf(roster.amy)).toHaveLength(LIMITS.pushDevices);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com:8443/fcm/send/x',
  'https://amy:secret@fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com.example.com/x',
  'https://evilpush.apple.com.example.com/x',
  'https://evilnotify.windows.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://169.254.169.254/latest/meta-data',
  'http://localhost:3000/x',
])('Muster never writes to %s', async (endpoint) => {
  const { keys } = service.subscribe(null);
  const answer = await roster.amy.browser.request(api.turnOnPush, { body: { endpoint, keys } });
  expect([answer.statusCode, answer.body]).toEqual([
    400,
    "We don't know the push service of this browser. Use Chrome, Edge, Firefox or Safari.",
  ]);
  expect(await countSubscriptions()).toBe(0);
});

test('a key that no message can be encrypted with is refused', async () => {
  const { endpoint, keys } = service.subscribe(null);
  const answer = await roster.amy.browser.request(api.turnOnPush, {
    body: { endpoint, keys: { ...keys, p256dh: 'B'.repeat(87) } },
  });
  expect(answer.statusCode).toBe(400);
});

test('without an https address nobody can turn them on', async () => {
  const plain = await createTestApp();
  try {
    const owner = await addOrganization(plain, 'Acacia');
    expect(await owner.browser.call(api.listPushDevices)).toEqual({
      key: null,
      obstacle: 'address',
      devices: [],
    });
    const answer = await owner.browser.request(api.turnOnPush, { body: service.subscribe(null) });
    expect(answer.statusCode).toBe(409);
  } finally {
    await plain.close();
  }
});
