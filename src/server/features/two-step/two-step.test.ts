import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { login, secondStep } from '#contract/api/auth';
import { getMe } from '#contract/api/me';
import {
  confirmApp,
  getTwoStep,
  renewRecoveryCodes,
  startApp,
  turnOffApp,
} from '#contract/api/two-step';
import type { Browser } from '../../testing/browser';
import { addMember, addOrganization, PASSWORD, type Person } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { type App, codeOf, turnOnApp } from '../../testing/two-step';

const SECRET_KEY = 'a key of the operator with enough characters';
const time = { now: '2027-03-10T00:00:00Z', env: { SECRET_KEY } };
let testApp: TestApp;
let owner: Person;
let amy: Person;
let app: App;

beforeAll(async () => {
  testApp = await createTestApp(time);
  owner = await addOrganization(testApp, 'Wattle Health');
});
afterAll(() => testApp.close());

beforeEach(async () => {
  amy = await addMember(testApp, owner.user.org_id ?? '', 'manager');
  app = await turnOnApp(amy, time.now);
  pass(30);
});

function pass(seconds: number): void {
  time.now = new Date(Date.parse(time.now) + seconds * 1000).toISOString();
}

/** Enters the password and stops before the second step. */
async function enterPassword(email = amy.user.email): Promise<Browser> {
  const browser = testApp.visitor();
  const answer = await browser.call(login, { body: { email, password: PASSWORD } });
  expect(answer).toEqual({ second_step: { app: true, passkey: false } });
  return browser;
}

const enter = (browser: Browser, code: string) => browser.request(secondStep, { body: { code } });

test('after the password, the code of the app signs in', async () => {
  const browser = await enterPassword();
  const { user } = await browser.call(secondStep, { body: { code: codeOf(app.key, time.now) } });
  expect(user).toEqual(amy.user);
  expect((await browser.call(getMe)).user).toEqual(amy.user);
});

test('a password alone opens nothing: the half-finished sign-in has no session', async () => {
  const browser = await enterPassword();
  expect([...browser.cookies.keys()]).toEqual(['muster-step']);
  expect((await browser.request(getMe)).statusCode).toBe(401);
  expect((await browser.request(getTwoStep)).statusCode).toBe(401);
  const token = browser.cookies.get('muster-step') ?? '';
  browser.cookies.set('muster', token);
  expect((await browser.request(getMe)).statusCode).toBe(401);
});

test('sending the same password request again opens no session either', async () => {
  const browser = testApp.visitor();
  const body = { email: amy.user.email, password: PASSWORD };
  const headers = { 'idempotency-key': 'the same key' };
  const first = await browser.request(login, { body, headers });
  const again = await browser.request(login, { body, headers });
  expect(again.json()).toEqual(first.json());
  expect((await browser.request(getMe)).statusCode).toBe(401);
});

test('a code without the password signs nobody in', async () => {
  const response = await enter(testApp.visitor(), codeOf(app.key, time.now));
  expect([response.statusCode, response.body]).toEqual([
    401,
    'That took too long. Sign in with your password again.',
  ]);
});

test('a sign-in that waited too long begins again with the password', async () => {
  const browser = await enterPassword();
  await testApp.sql("update sign_in_steps set expires_at = now() - interval '1 second'");
  expect((await enter(browser, codeOf(app.key, time.now))).statusCode).toBe(401);
});

test('a changed password ends half-finished sign-ins', async () => {
  const browser = await enterPassword();
  await testApp.sql('update users set password_hash = $1 where id = $2', ['x', amy.user.id]);
  expect((await enter(browser, codeOf(app.key, time.now))).statusCode).toBe(401);
});

test('a code works once', async () => {
  const code = codeOf(app.key, time.now);
  expect((await enter(await enterPassword(), code)).statusCode).toBe(200);
  const again = await enter(await enterPassword(), code);
  expect([again.statusCode, again.body]).toEqual([
    400,
    "That code isn't correct, or it was already used. Try the next one.",
  ]);
});

test("the organisation's log tells a wrong code from a wrong password", async () => {
  await enter(await enterPassword(), '000000');
  const rows = await testApp.sql(
    `select metadata from audit_log where action = 'user.sign_in_failed' and actor_user_id = $1
    order by created_at desc limit 1`,
    [amy.user.id],
  );
  expect(rows).toEqual([{ metadata: { means: 'code' } }]);
});

test('the code that turned the app on signs nobody in afterwards', async () => {
  pass(-30);
  expect((await enter(await enterPassword(), codeOf(app.key, time.now))).statusCode).toBe(400);
});

test('of two browsers with the same code at the same moment, one is signed in', async () => {
  const code = codeOf(app.key, time.now);
  const browsers = [await enterPassword(), await enterPassword(), await enterPassword()];
  const answers = await Promise.all(browsers.map((browser) => enter(browser, code)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
});

test('clocks may be half a minute apart, but not more', async () => {
  const code = codeOf(app.key, time.now);
  pass(90);
  expect((await enter(await enterPassword(), code)).statusCode).toBe(400);
  pass(-60);
  expect((await enter(await enterPassword(), code)).statusCode).toBe(200);
});

test('after ten wrong codes the right one waits too, in every browser, and others are not held up', async () => {
  const browser = await enterPassword();
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    expect((await enter(browser, '000000')).statusCode).toBe(400);
  }
  const right = codeOf(app.key, time.now);
  const refused = await enter(browser, right);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  expect((await enter(await enterPassword(), right)).statusCode).toBe(429);

  const bea = await addMember(testApp, owner.user.org_id ?? '', 'employee');
  const other = await turnOnApp(bea, time.now);
  pass(30);
  const hers = await enterPassword(bea.user.email);
  expect((await enter(hers, codeOf(other.key, time.now))).statusCode).toBe(200);
});

test('a recovery code signs in once, however it is typed, and its owner hears about it', async () => {
  expect(app.recoveryCodes).toHaveLength(10);
  const [code = ''] = app.recoveryCodes;
  await testApp.sentMails();
  expect(
    (await enter(await enterPassword(), code.toUpperCase().replaceAll('-', ' '))).statusCode,
  ).toBe(200);
  expect((await enter(await enterPassword(), code)).statusCode).toBe(400);
  expect(await amy.browser.call(getTwoStep)).toMatchObject({ recovery_codes_left: 9 });
  const [mail] = await testApp.sentMails();
  expect(mail).toMatchObject({ to: amy.user.email, subject: 'Your sign-in to Muster has changed' });
  expect(mail?.text).toContain('with one of its recovery codes');
});

test('of two browsers with the same recovery code at the same moment, one is signed in', async () => {
  const [code = ''] = app.recoveryCodes;
  const browsers = [await enterPassword(), await enterPassword()];
  const answers = await Promise.all(browsers.map((browser) => enter(browser, code)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
});

test('new recovery codes replace the old ones', async () => {
  const { recovery_codes } = await amy.browser.call(renewRecoveryCodes, {
    body: { password: PASSWORD },
  });
  const [fresh = ''] = recovery_codes ?? [];
  expect((await enter(await enterPassword(), app.recoveryCodes[0] ?? '')).statusCode).toBe(400);
  expect((await enter(await enterPassword(), fresh)).statusCode).toBe(200);
});

test('neither the key nor the recovery codes are stored so that they can be read', async () => {
  const rows = await testApp.sql(
    `select (select secret from authenticator_apps where user_id = $1) as secret,
       (select string_agg(body, ' ') from idempotency_keys) as answers,
       (select string_agg(encode(code_hash, 'escape'), ' ') from recovery_codes) as codes`,
    [amy.user.id],
  );
  expect(JSON.stringify(rows)).not.toContain(app.key);
  for (const code of app.recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code);
});

test('a repeated request shows neither the key nor the codes again', async () => {
  const bea = await addMember(testApp, owner.user.org_id ?? '', 'employee');
  const start = { body: { password: PASSWORD }, headers: { 'idempotency-key': 'start' } };
  const { key } = (await bea.browser.request(startApp, start)).json();
  expect((await bea.browser.request(startApp, start)).json()).toEqual({ key: '', uri: '' });
  const confirm = {
    body: { code: codeOf(key, time.now) },
    headers: { 'idempotency-key': 'confirm' },
  };
  expect((await bea.browser.request(confirmApp, confirm)).json().recovery_codes).toHaveLength(10);
  expect((await bea.browser.request(confirmApp, confirm)).json()).toEqual({ recovery_codes: [] });
});

test('an app counts only once its first code was right', async () => {
  const bea = await addMember(testApp, owner.user.org_id ?? '', 'employee');
  const { key, uri } = await bea.browser.call(startApp, { body: { password: PASSWORD } });
  expect(uri).toBe(
    `otpauth://totp/Muster:${encodeURIComponent(bea.user.email)}?issuer=Muster&secret=${key}&algorithm=SHA1&digits=6&period=30`,
  );
  expect((await bea.browser.request(confirmApp, { body: { code: '000000' } })).statusCode).toBe(
    400,
  );
  expect(await bea.browser.call(getTwoStep)).toEqual({
    app: false,
    passkeys: [],
    recovery_codes_left: 0,
  });
  const answer = await testApp
    .visitor()
    .call(login, { body: { email: bea.user.email, password: PASSWORD } });
  expect(answer).toHaveProperty('user');
});

test('turning the app off asks for the password, ends the second step and is written down', async () => {
  const wrong = await amy.browser.request(turnOffApp, { body: { password: 'wrong' } });
  expect([wrong.statusCode, wrong.body]).toEqual([400, "Your password isn't correct."]);
  await amy.browser.call(turnOffApp, { body: { password: PASSWORD } });
  expect(await amy.browser.call(getTwoStep)).toMatchObject({ app: false, recovery_codes_left: 0 });
  const answer = await testApp
    .visitor()
    .call(login, { body: { email: amy.user.email, password: PASSWORD } });
  expect(answer).toHaveProperty('user');
  const actions = await testApp.sql(
    "select action from audit_log where actor_user_id = $1 and action like 'user.auth%' order by created_at",
    [amy.user.id],
  );
  expect(actions.map(({ action }) => action)).toEqual([
    'user.authenticator_app_added',
    'user.authenticator_app_removed',
  ]);
});

test('a second app needs the first one to be turned off', async () => {
  const response = await amy.browser.request(startApp, { body: { password: PASSWORD } });
  expect([response.statusCode, response.body]).toEqual([
    409,
    'You already use an authenticator app. Turn it off first.',
  ]);
});
