import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixSession, switchOrganization } from '#contract/api/auth';
import { getMe } from '#contract/api/me';
import { foundOrganization, listOrganizations } from '#contract/api/organizations';
import { createShiftGroup, listShiftGroups } from '#contract/api/shift-groups';
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
    { id: first.user.org_id, name: 'Acacia', trial_to_start: true },
    // The trial is for its owner to start.
    { id: banksia, name: 'Banksia', trial_to_start: false },
  ]);
  const { user } = await first.browser.call(switchOrganization, { body: { org_id: banksia } });
  expect(user).toMatchObject({ org_name: 'Banksia', role: 'manager' });
  expect((await first.browser.call(getMe)).user).toEqual(user);
  expect(await second.browser.call(listOrganizations)).toEqual([
    { id: banksia, name: 'Banksia', trial_to_start: true },
  ]);
});

test('a tab that still shows the other organisation can neither read nor write', async () => {
  const { browser, user } = await registerOwner(testApp, 'Acacia');
  const headers = {
    'x-muster-organization': user.org_id ?? '',
    accept: 'application/problem+json',
  };
  expect((await browser.request(listShiftGroups, { headers })).statusCode).toBe(200);
  await browser.call(foundOrganization, {
    body: { organizationName: 'Banksia', acceptTerms: true },
  });
  const body = { name: 'Nights', color_hex: '#3B82F6', position: 0 };
  for (const refused of [
    await browser.request(createShiftGroup, { headers, body }),
    await browser.request(listShiftGroups, { headers }),
  ]) {
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'other_organization']);
  }
  expect(await browser.call(listShiftGroups)).toEqual([]);
  // Who it is and switching back answer such a tab, too.
  expect((await browser.request(getMe, { headers })).json().user.org_name).toBe('Banksia');
  const back = { headers, body: { org_id: user.org_id } };
  expect((await browser.request(switchOrganization, back)).statusCode).toBe(200);
  expect((await browser.request(createShiftGroup, { headers, body })).statusCode).toBe(201);
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
