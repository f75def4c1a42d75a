import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixSession, switchOrganization } from '#contract/api/auth';
import { getMe } from '#contract/api/me';
import { listOrganizations } from '#contract/api/organizations';
import { addSuperAdmin, registerOwner } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

async function join(userId: string, orgId: string, role: string) {
  await testApp.database.transact({ orgId }, (db) =>
    db.insertInto('memberships').values({ org_id: orgId, user_id: userId, role }).execute(),
  );
}

test('an account with two organisations lists both and switches between them', async () => {
  const first = await registerOwner(testApp, 'Acacia');
  const second = await registerOwner(testApp, 'Banksia');
  const banksia = second.user.org_id ?? '';
  await join(first.user.id, banksia, 'manager');
  expect(await first.browser.call(listOrganizations)).toEqual([
    { id: first.user.org_id, name: 'Acacia' },
    { id: banksia, name: 'Banksia' },
  ]);
  const { user } = await first.browser.call(switchOrganization, { body: { org_id: banksia } });
  expect(user).toMatchObject({ org_name: 'Banksia', role: 'manager' });
  expect((await first.browser.call(getMe)).user).toEqual(user);
  expect(await second.browser.call(listOrganizations)).toEqual([{ id: banksia, name: 'Banksia' }]);
});

test('fix-session puts a valid organisation into a session that has none', async () => {
  const owner = await registerOwner(testApp);
  const admin = await addSuperAdmin(testApp);
  expect(admin.user).toMatchObject({ org_id: null, role: null, platform_role: 'super_admin' });
  const refused = await admin.browser.request(fixSession);
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toMatch(/^Your account doesn't belong to an organisation any more\./);

  await join(admin.user.id, owner.user.org_id ?? '', 'admin');
  const { user } = await admin.browser.call(fixSession);
  expect(user).toMatchObject({ org_id: owner.user.org_id, role: 'admin' });
});

test('fix-session keeps a valid organisation', async () => {
  const { browser, user } = await registerOwner(testApp);
  expect((await browser.call(fixSession)).user).toEqual(user);
});
