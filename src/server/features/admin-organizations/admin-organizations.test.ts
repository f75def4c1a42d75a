import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as api from '#contract/api/admin-organizations';
import { switchOrganization } from '#contract/api/auth';
import type { ORGANIZATION_SORTS, STATUS_FILTERS } from '#contract/list-choices';
import { addMember, addOrganization, addSuperAdmin, type Person } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

async function addOwned(userId: string, name: string, changes: Record<string, unknown> = {}) {
  const [row] = await testApp.sql(
    'insert into organizations (name, owner_user_id) values ($1, $2) returning id',
    [name, userId],
  );
  const orgId = String(row?.id);
  await testApp.sql("insert into memberships (org_id, user_id, role) values ($1, $2, 'owner')", [
    orgId,
    userId,
  ]);
  for (const [column, value] of Object.entries(changes)) {
    await testApp.sql(`update organizations set ${column} = $1 where id = $2`, [value, orgId]);
  }
  return orgId;
}

async function ownerOfThree() {
  const owner = await addOrganization(testApp, 'Acacia');
  const banksia = await addOwned(owner.user.id, 'banksia', {
    subscription_status: 'active',
    abn: '51 824 753 556',
    trial_end: '2027-01-01T00:00:00Z',
    created_at: '2026-01-01T00:00:00Z',
  });
  const correa = await addOwned(owner.user.id, 'Correa', {
    subscription_status: 'trialing',
    trial_end: '2027-02-01T00:00:00Z',
    created_at: '2026-02-01T00:00:00Z',
  });
  await addMember(testApp, banksia, 'employee');
  return { owner, banksia, correa };
}

type ListQuery = Parameters<typeof namesOf>[1];

async function namesOf(
  { browser }: Person,
  query: {
    page?: number;
    search?: string;
    status?: (typeof STATUS_FILTERS)[number];
    sort?: (typeof ORGANIZATION_SORTS)[number];
    direction?: 'asc' | 'desc';
  } = {},
) {
  const { organizations } = await browser.call(api.listOwnedOrganizations, { query });
  return organizations.map(({ name }) => name);
}

test('an owner sees their own organisations and no others', async () => {
  await addOrganization(testApp, 'Somebody else');
  const { owner, banksia } = await ownerOfThree();
  const { organizations, total } = await owner.browser.call(api.listOwnedOrganizations, {
    query: {},
  });
  expect(total).toBe(3);
  expect(organizations.map(({ name }) => name)).toEqual(['Acacia', 'Correa', 'banksia']);
  expect(organizations[2]).toEqual({
    id: banksia,
    name: 'banksia',
    abn: '51 824 753 556',
    owner_name: 'Owner of Acacia',
    owner_email: owner.user.email,
    billing_email: null,
    subscription_plan: 'Pro',
    subscription_status: 'active',
    trial_end: '2027-01-01T00:00:00.000Z',
    payment_customer_id: null,
    member_count: 2,
    deletes_at: null,
    created_at: '2026-01-01T00:00:00.000Z',
  });
});

test('a manager of another organisation does not see that one', async () => {
  const { owner } = await ownerOfThree();
  const other = await addOrganization(testApp, 'Dianella');
  await testApp.sql("insert into memberships (org_id, user_id, role) values ($1, $2, 'manager')", [
    other.user.org_id,
    owner.user.id,
  ]);
  expect(await namesOf(owner)).not.toContain('Dianella');
  await owner.browser.call(switchOrganization, { body: { org_id: other.user.org_id ?? '' } });
  const refused = await owner.browser.request(api.listOwnedOrganizations);
  expect(refused.statusCode).toBe(403);
});

describe('the list', () => {
  let owner: Person;
  beforeAll(async () => {
    owner = (await ownerOfThree()).owner;
  });

  test.each<[ListQuery, string[]]>([
    [{ sort: 'name', direction: 'asc' }, ['Acacia', 'banksia', 'Correa']],
    [{ sort: 'name' }, ['Correa', 'banksia', 'Acacia']],
    [{ sort: 'created_at', direction: 'asc' }, ['banksia', 'Correa', 'Acacia']],
    [{ sort: 'subscription_status', direction: 'asc' }, ['banksia', 'Acacia', 'Correa']],
    [{ sort: 'trial_end', direction: 'asc' }, ['banksia', 'Correa', 'Acacia']],
    [{ sort: 'trial_end' }, ['Correa', 'banksia', 'Acacia']],
    [{ status: 'active' }, ['banksia']],
    [{ status: 'past_due' }, []],
    [{ search: 'CORR' }, ['Correa']],
    [{ search: '824 753' }, ['banksia']],
    [{ search: '5182475' }, ['banksia']],
    [{ search: 'owner of acacia' }, ['Acacia', 'Correa', 'banksia']],
    [{ search: '%' }, []],
    [{ search: '_orrea' }, []],
    [{ search: "'; drop table users; --" }, []],
    [{ page: 2 }, []],
  ])('%j answers %j', async (query, names) => {
    expect(await namesOf(owner, query)).toEqual(names);
  });

  test.each([
    ['page=0', 'page: Must be at least 1.'],
    ['page=x', 'page: Invalid input.'],
    ['sort=password_hash', 'sort: Invalid input.'],
    ['direction=up', 'direction: Invalid input.'],
    ['status=free', 'status: Invalid input.'],
  ])('refuses %s', async (query, sentence) => {
    const response = await owner.browser.send('GET', `/api/admin/organizations?${query}`);
    expect([response.statusCode, response.body]).toEqual([400, sentence]);
  });
});

test('a page holds 20 organisations, and none is on two pages', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  for (let n = 0; n < 24; n += 1) await addOwned(owner.user.id, 'Same name');
  const first = await owner.browser.call(api.listOwnedOrganizations, { query: { sort: 'name' } });
  const second = await owner.browser.call(api.listOwnedOrganizations, {
    query: { sort: 'name', page: 2 },
  });
  expect([first.organizations.length, second.organizations.length]).toEqual([20, 5]);
  expect(first.total).toBe(25);
  const ids = [...first.organizations, ...second.organizations].map(({ id }) => id);
  expect(new Set(ids).size).toBe(25);
});

test('a super admin sees every organisation, with or without one of their own', async () => {
  const stranger = await addOrganization(testApp, 'Somebody else');
  const { owner } = await ownerOfThree();
  await testApp.sql("update users set platform_role = 'super_admin' where id = $1", [
    owner.user.id,
  ]);
  const { organizations } = await owner.browser.call(api.listOwnedOrganizations, {
    query: { search: stranger.user.email },
  });
  expect(organizations.map(({ id }) => id)).toEqual([stranger.user.org_id]);
  const admin = await addSuperAdmin(testApp);
  const { total } = await admin.browser.call(api.listOwnedOrganizations, {
    query: { search: stranger.user.email },
  });
  expect(total).toBe(1);
});

describe('the export', () => {
  test('holds every match, safe for spreadsheets', async () => {
    const { owner } = await ownerOfThree();
    await addOwned(owner.user.id, '=cmd()');
    const response = await owner.browser.request(api.exportOwnedOrganizations, {
      query: { search: '', status: 'all' },
    });
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    const { data } = Papa.parse<Record<string, string>>(response.body, {
      header: true,
      skipEmptyLines: true,
    });
    expect(data.map(({ name }) => name).toSorted()).toEqual([
      "'=cmd()",
      'Acacia',
      'Correa',
      'banksia',
    ]);
    const active = await owner.browser.request(api.exportOwnedOrganizations, {
      query: { search: '', status: 'active' },
    });
    expect(active.body.trimEnd().split('\r\n')).toHaveLength(2);
  });

  test('continues after the first batch', async () => {
    const owner = await addOrganization(testApp, 'Acacia');
    await testApp.sql(
      `with made as (insert into organizations (name, owner_user_id)
         select 'Org ' || n, $1 from generate_series(1, 2100) n returning id)
       insert into memberships (org_id, user_id, role) select id, $1, 'owner' from made`,
      [owner.user.id],
    );
    const response = await owner.browser.request(api.exportOwnedOrganizations);
    expect(response.body.trimEnd().split('\r\n')).toHaveLength(2102);
  });
});

describe('the status', () => {
  function set({ browser }: Person, orgId: string, subscription_status: string) {
    return browser.request(api.setSubscriptionStatus, {
      params: { orgId },
      body: { subscription_status },
    });
  }

  test('an owner can mark one of their organisations as canceled while signed in to another', async () => {
    const { owner, banksia } = await ownerOfThree();
    const response = await set(owner, banksia, 'canceled');
    expect(response.json()).toMatchObject({ id: banksia, subscription_status: 'canceled' });
    expect(await namesOf(owner, { status: 'canceled' })).toEqual(['banksia']);
    const entries = await owner.browser.call(api.listAuditEntries, { query: { orgId: banksia } });
    expect(entries[0]).toMatchObject({
      action: 'subscription.status_set',
      actor_name: 'Owner of Acacia',
      target_type: 'organization',
      metadata: JSON.stringify({ to: 'canceled', from: 'active' }).replaceAll(/([,:])/g, '$1 '),
    });
    // A repeat changes nothing and adds no audit entry.
    await set(owner, banksia, 'canceled');
    expect(
      await owner.browser.call(api.listAuditEntries, { query: { orgId: banksia } }),
    ).toHaveLength(entries.length);
  });

  test.each(['active', 'trialing', 'past_due', 'pending_activation'])(
    'an owner cannot set %s',
    async (status) => {
      const { owner, correa } = await ownerOfThree();
      const response = await set(owner, correa, status);
      expect([response.statusCode, response.body]).toEqual([
        403,
        'Owners can only mark an organisation as canceled. To activate it, pay for the subscription.',
      ]);
    },
  );

  test('a super admin who owns an organisation can set any status of any organisation', async () => {
    const stranger = await addOrganization(testApp, 'Somebody else');
    const { owner } = await ownerOfThree();
    await testApp.sql("update users set platform_role = 'super_admin' where id = $1", [
      owner.user.id,
    ]);
    const response = await set(owner, stranger.user.org_id ?? '', 'active');
    expect(response.json()).toMatchObject({ subscription_status: 'active' });
  });

  test("someone else's organisation is not found", async () => {
    const stranger = await addOrganization(testApp, 'Somebody else');
    const { owner } = await ownerOfThree();
    for (const status of ['canceled', 'active']) {
      expect((await set(owner, stranger.user.org_id ?? '', status)).statusCode).toBe(404);
    }
    const response = await owner.browser.request(api.listAuditEntries, {
      query: { orgId: stranger.user.org_id },
    });
    expect(response.statusCode).toBe(404);
  });
});

test('recent activity shows the ten latest entries', async () => {
  const { owner, banksia } = await ownerOfThree();
  await testApp.sql(
    `insert into audit_log (org_id, action, target_type, target_id, created_at)
     select $1, 'test.' || n, 'thing', n::text, timestamptz '2026-01-01' + n * interval '1 day'
       from generate_series(1, 15) n`,
    [banksia],
  );
  const entries = await owner.browser.call(api.listAuditEntries, { query: { orgId: banksia } });
  expect(entries.map(({ action }) => action)).toEqual(
    Array.from({ length: 10 }, (_, n) => `test.${15 - n}`),
  );
  expect(entries[0]).toMatchObject({ actor_user_id: null, actor_name: null, metadata: '{}' });
});

test('an owner can open the billing of another of their organisations', async () => {
  const { owner, banksia } = await ownerOfThree();
  const { url } = await owner.browser.call(api.openOrganizationBilling, {
    params: { orgId: banksia },
  });
  expect(url).toMatch(/^http:\/\/localhost:3000\/sandbox\/checkout\?session=/);
});
