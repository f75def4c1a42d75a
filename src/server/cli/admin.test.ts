import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPlatformStats } from '#contract/api/platform';
import { addSuperAdmin } from '../testing/people';
import { createTestApp, type TestApp } from '../testing/test-app';
import { revokeSuperAdmin } from './admin';

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
