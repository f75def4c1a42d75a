import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changePassword, login, logout } from '#contract/api/auth';
import { getMe } from '#contract/api/me';
import { register } from '#contract/api/register';
import { addMember, PASSWORD, registerOwner, signIn } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

function registration(changes: Record<string, unknown> = {}) {
  return {
    orgName: 'Wattle Health',
    ownerName: 'Olive Owner',
    ownerEmail: `${randomUUID()}@example.com`,
    ownerPassword: PASSWORD,
    ...changes,
  };
}

describe('register', () => {
  test('creates the organisation, its owner and a session', async () => {
    const browser = testApp.visitor();
    const body = registration({ timezone: 'Australia/Perth', orgName: '  Wattle Health ' });
    const response = await browser.request(register, { body });
    expect(response.statusCode).toBe(201);
    const { user } = await browser.call(getMe);
    expect(user).toMatchObject({
      email: body.ownerEmail,
      name: 'Olive Owner',
      role: 'owner',
      org_name: 'Wattle Health',
      org_timezone: 'Australia/Perth',
      platform_role: 'standard',
      must_change_password: false,
    });
    const audits = await testApp.sql('select action from audit_log where org_id = $1', [
      user.org_id,
    ]);
    expect(audits).toEqual([{ action: 'organization.created' }]);
  });

  test('the session cookie is HttpOnly, SameSite=Lax and opaque, and only its hash is stored', async () => {
    const response = await testApp.visitor().request(register, { body: registration() });
    const cookie = response.cookies[0];
    expect(cookie).toMatchObject({ name: 'muster', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
    const stored = await testApp.sql('select encode(token_hash, $1) as text from sessions', [
      'escape',
    ]);
    expect(JSON.stringify(stored)).not.toContain(cookie?.value);
  });

  test('on https the cookie is Secure and carries the __Host- prefix', async () => {
    const secure = await createTestApp({ env: { PUBLIC_URL: 'https://roster.example.com' } });
    const response = await secure.visitor().request(register, { body: registration() });
    expect(response.cookies[0]).toMatchObject({ name: '__Host-muster', secure: true });
    expect(response.headers['strict-transport-security']).toBeDefined();
    await secure.close();
  });

  test.each([
    ['orgName', '', 'orgName: Required.'],
    ['orgName', undefined, 'orgName: Required.'],
    ['ownerName', '   ', 'ownerName: Required.'],
    ['ownerEmail', 'nobody', 'ownerEmail: Please enter a valid email address.'],
    ['ownerPassword', '12345', 'ownerPassword: Password must be at least 6 characters.'],
    ['ownerPassword', 'x'.repeat(257), 'ownerPassword: Password must be at most 256 characters.'],
    [
      'timezone',
      'Foo/Bar',
      'timezone: Invalid timezone. Use IANA timezone identifier (e.g., UTC, America/New_York).',
    ],
    ['orgName', 'a\0b', "orgName: Contains characters that can't be saved."],
    ['orgName', '\ud800', "orgName: Contains characters that can't be saved."],
    ['orgName', 7, 'orgName: Invalid input.'],
    ['extra', 1, 'Unknown field extra.'],
  ])('refuses %s = %j', async (field, value, sentence) => {
    const before = await testApp.sql('select count(*) from organizations');
    const response = await testApp
      .visitor()
      .request(register, { body: registration({ [field]: value }) });
    expect([response.statusCode, response.body]).toEqual([400, sentence]);
    expect(await testApp.sql('select count(*) from organizations')).toEqual(before);
  });

  test('refuses a common password', async () => {
    const response = await testApp
      .visitor()
      .request(register, { body: registration({ ownerPassword: 'Password123' }) });
    expect(response.statusCode).toBe(400);
    expect(response.body).toBe('That password is too common. Choose another one.');
  });

  test('an email with an account answers 409 in upper or lower case, and changes nothing', async () => {
    const { user } = await registerOwner(testApp);
    const before = await testApp.sql('select count(*) from organizations');
    const response = await testApp
      .visitor()
      .request(register, { body: registration({ ownerEmail: user.email.toUpperCase() }) });
    expect([response.statusCode, response.body]).toEqual([
      409,
      'This email address already has an account.',
    ]);
    expect(await testApp.sql('select count(*) from organizations')).toEqual(before);
    await signIn(testApp, user.email);
  });

  test('one of ten equal registrations at the same time succeeds', async () => {
    const body = registration();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => testApp.visitor().request(register, { body })),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, ...Array(9).fill(409)]);
  });

  test('a repeat of the call opens no session once the password has changed', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = registration();
    const browser = testApp.visitor();
    expect((await browser.request(register, { body, headers })).statusCode).toBe(201);
    const repeated = testApp.visitor();
    expect((await repeated.request(register, { body, headers })).statusCode).toBe(201);
    expect((await repeated.request(getMe)).statusCode).toBe(200);
    await browser.call(changePassword, {
      body: { currentPassword: PASSWORD, newPassword: 'quiet harbour lights' },
    });
    const late = testApp.visitor();
    expect((await late.request(register, { body, headers })).statusCode).toBe(409);
    expect((await late.request(getMe)).statusCode).toBe(401);
  });
});

describe('login', () => {
  test('accepts the email in upper or lower case and answers the user', async () => {
    const { user } = await registerOwner(testApp);
    const signedIn = await signIn(testApp, user.email.toUpperCase());
    expect(signedIn.user).toEqual(user);
  });

  test('a wrong password and an unknown account get the same answer', async () => {
    const { user } = await registerOwner(testApp);
    const wrong = await testApp
      .visitor()
      .request(login, { body: { email: user.email, password: 'not it at all' } });
    const unknown = await testApp.visitor().request(login, {
      body: { email: `${randomUUID()}@example.com`, password: 'not it at all' },
    });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.body).toBe("The email or password isn't correct.");
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
  });

  test('each login opens its own session', async () => {
    const first = await registerOwner(testApp);
    const second = await signIn(testApp, first.user.email);
    expect(second.browser.cookies.get('muster')).not.toBe(first.browser.cookies.get('muster'));
    await first.browser.call(logout);
    await second.browser.call(getMe);
  });

  test('login renews an older hash', async () => {
    const { user } = await registerOwner(testApp);
    // 'gum leaves rustle' hashed with one pass and 8 MiB.
    const { hash } = await import('@node-rs/argon2');
    const weak = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1 });
    await testApp.sql('update users set password_hash = $1 where id = $2', [weak, user.id]);
    await signIn(testApp, user.email);
    const [row] = await testApp.sql('select password_hash from users where id = $1', [user.id]);
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('a second sign-in in one browser ends the first session', async () => {
    const { browser, user } = await registerOwner(testApp);
    const first = browser.cookies.get('muster') ?? '';
    await browser.call(login, { body: { email: user.email, password: PASSWORD } });
    expect((await browser.request(getMe)).statusCode).toBe(200);
    browser.cookies.set('muster', first);
    expect((await browser.request(getMe)).statusCode).toBe(401);
  });
});

describe('logout', () => {
  test('ends this session, and works without one', async () => {
    const { browser } = await registerOwner(testApp);
    const token = browser.cookies.get('muster') ?? '';
    expect((await browser.request(logout)).statusCode).toBe(204);
    expect(browser.cookies.get('muster')).toBeUndefined();
    browser.cookies.set('muster', token);
    expect((await browser.request(getMe)).statusCode).toBe(401);
    expect((await testApp.visitor().request(logout)).statusCode).toBe(204);
  });
});

describe('sessions', () => {
  test.each([
    ['no cookie', ''],
    ['a made-up token', 'A'.repeat(43)],
    ['rubbish', "' or 1=1 --"],
  ])('%s is signed out', async (_name, token) => {
    const browser = testApp.visitor();
    if (token) browser.cookies.set('muster', encodeURIComponent(token));
    const response = await browser.request(getMe);
    expect([response.statusCode, response.body]).toEqual([401, 'Sign in to continue.']);
  });

  test.each([
    ['12 hours without use', "last_used_at = now() - interval '12 hours 1 minute'"],
    ['14 days', "expires_at = now() - interval '1 second'"],
  ])('end after %s', async (_name, change) => {
    const { browser, user } = await registerOwner(testApp);
    await testApp.sql(`update sessions set ${change} where user_id = $1`, [user.id]);
    expect((await browser.request(getMe)).statusCode).toBe(401);
  });

  // What a session was found to be is kept while nothing is written, and nothing is written when one runs out.
  test.each([
    ['14 days', "expires_at = now() + interval '1 second'"],
    ['12 hours without use', "last_used_at = now() - interval '11 hours 59 minutes 59 seconds'"],
  ])('end after %s while a screen goes on asking', async (_name, change) => {
    const { browser, user } = await registerOwner(testApp);
    await testApp.sql(`update sessions set ${change} where user_id = $1`, [user.id]);
    const status = async () => {
      const headers = { 'x-muster-background': '1' };
      return (await browser.request(getMe, { headers })).statusCode;
    };
    expect(await status()).toBe(200);
    await expect.poll(status, { interval: 20, timeout: 5_000 }).toBe(401);
  });

  test('are renewed by use, but not by background refreshes', async () => {
    const { browser, user } = await registerOwner(testApp);
    const age = async () =>
      (
        await testApp.sql(
          'select extract(epoch from now() - last_used_at)::int as seconds from sessions where user_id = $1',
          [user.id],
        )
      )[0]?.seconds;
    await testApp.sql(
      "update sessions set last_used_at = now() - interval '2 hours' where user_id = $1",
      [user.id],
    );
    await browser.request(getMe, { headers: { 'x-muster-background': '1' } });
    expect(await age()).toBeGreaterThanOrEqual(7200);
    await browser.request(getMe);
    expect(await age()).toBeLessThan(60);
  });

  test('end when the membership ends or the role changes', async () => {
    const owner = await registerOwner(testApp);
    const orgId = owner.user.org_id ?? '';
    const manager = await addMember(testApp, orgId, 'manager');
    const employee = await addMember(testApp, orgId, 'employee');
    await testApp.database.transact({ orgId }, async (db) => {
      await db
        .updateTable('memberships')
        .set({ role: 'employee' })
        .where('user_id', '=', manager.user.id)
        .execute();
      await db.deleteFrom('memberships').where('user_id', '=', employee.user.id).execute();
    });
    expect((await manager.browser.request(getMe)).statusCode).toBe(401);
    expect((await employee.browser.request(getMe)).statusCode).toBe(401);
    expect((await owner.browser.request(getMe)).statusCode).toBe(200);
  });
});

describe('change password', () => {
  test('ends all other sessions and keeps this browser signed in with a new token', async () => {
    const first = await registerOwner(testApp);
    const second = await signIn(testApp, first.user.email);
    const oldToken = first.browser.cookies.get('muster');
    await first.browser.call(changePassword, {
      body: { currentPassword: PASSWORD, newPassword: 'magpies at dawn' },
    });
    expect(first.browser.cookies.get('muster')).not.toBe(oldToken);
    await first.browser.call(getMe);
    expect((await second.browser.request(getMe)).statusCode).toBe(401);
    await expect(signIn(testApp, first.user.email)).rejects.toThrow('401');
    await signIn(testApp, first.user.email, 'magpies at dawn');
  });

  test.each([
    [
      { currentPassword: 'wrong one', newPassword: 'magpies at dawn' },
      "Your current password isn't correct.",
    ],
    [
      { currentPassword: PASSWORD, newPassword: 'short' },
      'newPassword: Password must be at least 6 characters.',
    ],
    [
      { currentPassword: PASSWORD, newPassword: PASSWORD },
      'Choose a password that differs from your current one.',
    ],
    [
      { currentPassword: PASSWORD, newPassword: 'qwerty123' },
      'That password is too common. Choose another one.',
    ],
  ])('refuses %j', async (body, sentence) => {
    const { browser } = await registerOwner(testApp);
    const response = await browser.request(changePassword, { body });
    expect([response.statusCode, response.body]).toEqual([400, sentence]);
    await browser.call(getMe);
  });

  test('an employee may choose a common password, because the rule is for owners and admins', async () => {
    const owner = await registerOwner(testApp);
    const employee = await addMember(testApp, owner.user.org_id ?? '', 'employee');
    await employee.browser.call(changePassword, {
      body: { currentPassword: PASSWORD, newPassword: 'qwerty123' },
    });
  });

  test('a temporary password only allows me, change-password and logout', async () => {
    const owner = await registerOwner(testApp);
    const { browser, user } = await addMember(testApp, owner.user.org_id ?? '', 'manager', {
      mustChangePassword: true,
    });
    expect(user.must_change_password).toBe(true);
    const refused = await browser.send('GET', '/api/organizations');
    expect([refused.statusCode, refused.body]).toEqual([403, 'Choose a new password to continue.']);
    const { user: changed } = await browser.call(changePassword, {
      body: { currentPassword: PASSWORD, newPassword: 'magpies at dawn' },
    });
    expect(changed.must_change_password).toBe(false);
    expect((await browser.send('GET', '/api/organizations')).statusCode).toBe(200);
  });
});
