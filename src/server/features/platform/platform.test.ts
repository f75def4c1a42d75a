import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as api from '#contract/api/platform';
import { addMember, addOrganization, addSuperAdmin, type Person } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { growthSince } from './platform.queries';

let testApp: TestApp;
let admin: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  admin = await addSuperAdmin(testApp);
});
afterAll(() => testApp.close());

test.each([
  [0, 0, null],
  [0, 5, null],
  [4, 5, 25],
  [5, 5, 0],
  [4, 3, -25],
  [3, 4, 33.3],
])('from %i to %i is growth of %s percent', (before, now, growth) => {
  expect(growthSince(before, now)).toBe(growth);
});

test('figures are counted and compared with 30 days ago', async () => {
  const fresh = await createTestApp();
  const boss = await addSuperAdmin(fresh);
  expect(await boss.browser.call(api.getPlatformStats)).toEqual({
    totalOrgs: 0,
    totalUsers: 1,
    activeSubscriptions: 0,
    revenue: 0,
    currency: 'AUD',
    growth: { totalOrgs: null, totalUsers: null, activeSubscriptions: null, revenue: null },
  });

  // Four older organisations: two were active 30 days ago, three are active now.
  for (const name of ['One', 'Two', 'Three', 'Four']) await addOrganization(fresh, name);
  await fresh.sql("update organizations set created_at = now() - interval '90 days'");
  await fresh.sql(
    "update users set created_at = now() - interval '90 days' where name <> 'A super admin'",
  );
  await fresh.sql("update subscription_changes set changed_at = now() - interval '90 days'");
  await fresh.sql(
    "update organizations set subscription_status = 'active' where name in ('One', 'Two')",
  );
  await fresh.sql(
    "update subscription_changes set changed_at = now() - interval '40 days' where status = 'active'",
  );
  await fresh.sql("update organizations set subscription_status = 'canceled' where name = 'One'");
  await fresh.sql(
    "update organizations set subscription_status = 'active' where name in ('Three', 'Four')",
  );
  await addOrganization(fresh, 'Five');
  expect(await boss.browser.call(api.getPlatformStats)).toEqual({
    totalOrgs: 5,
    totalUsers: 6,
    activeSubscriptions: 3,
    revenue: 87,
    currency: 'AUD',
    growth: { totalOrgs: 25, totalUsers: 50, activeSubscriptions: 50, revenue: 50 },
  });
  await fresh.close();
});

describe('organisations', () => {
  test('are found by name, ABN and owner, newest first', async () => {
    const first = await addOrganization(testApp, 'Grevillea Garage');
    const second = await addOrganization(testApp, 'Grevillea Garden');
    await addMember(testApp, second.user.org_id ?? '', 'employee');
    const found = await admin.browser.call(api.listPlatformOrganizations, {
      query: { search: 'grevillea' },
    });
    expect(found.map(({ name }) => name)).toEqual(['Grevillea Garden', 'Grevillea Garage']);
    expect(found[0]).toMatchObject({
      owner_name: 'Owner of Grevillea Garden',
      member_count: 2,
      subscription_status: 'pending_activation',
      subscription_plan: 'Pro',
    });
    const byOwner = await admin.browser.call(api.listPlatformOrganizations, {
      query: { search: first.user.email },
    });
    expect(byOwner.map(({ id }) => id)).toEqual([first.user.org_id]);
  });

  test('are listed 50 per page, and all of them are in the export', async () => {
    for (let n = 0; n < 55; n += 1) await addOrganization(testApp, `Hakea ${n}`);
    const query = { search: 'hakea' };
    const first = await admin.browser.call(api.listPlatformOrganizations, { query });
    const second = await admin.browser.call(api.listPlatformOrganizations, {
      query: { ...query, page: 2 },
    });
    expect([first.length, second.length]).toEqual([50, 5]);
    const csv = await admin.browser.request(api.exportPlatformOrganizations, { query });
    expect(csv.body.trimEnd().split('\r\n')).toHaveLength(56);
    expect(csv.body).toMatch(/^name,abn,owner_name,owner_email,member_count,/);
  });
});

describe('accounts', () => {
  test('are listed with the organisation of their highest role', async () => {
    const owner = await addOrganization(testApp, 'Melaleuca');
    const other = await addOrganization(testApp, 'Nardoo');
    await testApp.sql(
      "insert into memberships (org_id, user_id, role) values ($1, $2, 'employee')",
      [other.user.org_id, owner.user.id],
    );
    const [found] = await admin.browser.call(api.listPlatformUsers, {
      query: { search: owner.user.email.toUpperCase() },
    });
    expect(found).toMatchObject({
      id: owner.user.id,
      name: 'Owner of Melaleuca',
      org_name: 'Melaleuca',
      membership_role: 'owner',
      more_organizations: 1,
      platform_role: 'standard',
    });
  });

  test('without an organisation are listed too', async () => {
    const [found] = await admin.browser.call(api.listPlatformUsers, {
      query: { search: admin.user.email },
    });
    expect(found).toMatchObject({
      org_name: null,
      membership_role: null,
      more_organizations: 0,
      platform_role: 'super_admin',
    });
    const csv = await admin.browser.request(api.exportPlatformUsers, {
      query: { search: admin.user.email },
    });
    expect(csv.body).toContain(`A super admin,${admin.user.email},,,0,super_admin,`);
    expect(csv.body).not.toContain('argon2');
  });
});
