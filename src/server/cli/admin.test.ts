import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMe } from '#contract/api/me';
import { getPlatformStats } from '#contract/api/platform';
import { addSuperAdmin, signIn } from '../testing/people';
import { createTestApp, type TestApp } from '../testing/test-app';
import { turnOnApp } from '../testing/two-step';
import { requireTwoStepOfSuperAdmins, resetSecondFactorOf, revokeSuperAdmin } from './admin';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

test('a revoked super admin loses the right and the session, and keeps the account', async () => {
  const { browser, user } = await addSuperAdmin(testApp);
  const revoke = () => testApp.database.transact({}, (db) => revokeSuperAdmin({ db }, user.email));
  expect(await revoke()).toBe(
    `${user.email} is no longer a super admin. The account and its organisations stay.`,
  );
  expect((await browser.request(getPlatformStats)).statusCode).toBe(401);
  await expect(revoke()).rejects.toThrow(`${user.email} is not a super admin.`);
});

test('the operator resets the second step of someone who has lost it, and they hear about it', async () => {
  const admin = await addSuperAdmin(testApp);
  const reset = () =>
    testApp.database.transact({}, (db) =>
      resetSecondFactorOf({ db, orgId: null }, admin.user.email, new URL('http://localhost:3000')),
    );
  await expect(reset()).rejects.toThrow(`${admin.user.email} doesn't use two-step sign-in.`);
  await turnOnApp(admin, new Date().toISOString());
  await testApp.sentMails();
  expect(await reset()).toMatch(/^Two-step sign-in is off for/);
  expect((await admin.browser.request(getMe)).statusCode).toBe(401);
  expect((await signIn(testApp, admin.user.email)).user.id).toBe(admin.user.id);
  expect(await testApp.sentMails()).toMatchObject([{ to: admin.user.email }]);
  const entries = await testApp.sql(
    "select actor_user_id from audit_log where target_id = $1 and action = 'user.two_step_reset_by_operator'",
    [admin.user.id],
  );
  expect(entries).toEqual([{ actor_user_id: null }]);
});

test('the operator requires two-step sign-in of super admins', async () => {
  const { browser } = await addSuperAdmin(testApp);
  const require = (required: boolean) =>
    testApp.database.transact({}, (db) => requireTwoStepOfSuperAdmins({ db }, required));
  await require(true);
  const refused = await browser.request(getPlatformStats);
  expect([refused.statusCode, refused.body]).toEqual([403, 'Set up two-step sign-in to continue.']);
  expect((await browser.call(getMe)).user.must_set_up_two_step).toBe(true);
  await require(false);
  expect((await browser.request(getPlatformStats)).statusCode).toBe(200);
  const rows = await testApp.sql(
    "select action from audit_log where target_id = 'super-admins' order by created_at",
  );
  expect(rows).toEqual([
    { action: 'platform.two_step_required' },
    { action: 'platform.two_step_optional' },
  ]);
});
