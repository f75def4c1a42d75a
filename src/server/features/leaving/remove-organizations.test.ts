import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/database';
import { addFullOrganization } from '../../testing/fuzz/full-organization';
import { hashOrganization } from '../../testing/fuzz/invariants';
import { createRandom } from '../../testing/fuzz/random';
import { addOrganization, addSuperAdmin, signIn } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { removeOrganizations } from './remove-organizations';

let testApp: TestApp;
let random: ReturnType<typeof createRandom>;
beforeAll(async () => {
  testApp = await createTestApp();
  random = createRandom(4711);
});
afterAll(() => testApp.close());

/** Every place that names the organisation: rows by org_id, the organisation itself, and texts with the canary. */
async function traces(orgId: string, canary: string): Promise<string[]> {
  const tables = await testApp.sql(`
    select c.relname::text as name, exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped) as tenant
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`);
  const one = tables.map(({ name, tenant }) => {
    const own = tenant ? 'org_id = $1 or' : '';
    return `select '${name}' as name where exists (select from "${name}" t where ${own} t::text like $2)`;
  });
  const rows = await testApp.sql(
    `${one.join(' union all ')} union all select id::text from organizations where id = $1`,
    [orgId, `%${canary}%`],
  );
  return rows.map(({ name }) => String(name)).sort();
}

async function makeDue(orgId: string, days = 0): Promise<void> {
  await testApp.sql(
    'update organizations set deletes_at = now() + make_interval(days => $2) where id = $1',
    [orgId, days],
  );
}

async function run(database: Database = testApp.database): Promise<unknown[]> {
  const failures: unknown[] = [];
  await removeOrganizations({ ...testApp, database }, (error) => failures.push(error));
  return failures;
}

async function addDoomed(canary: string) {
  const full = await addFullOrganization(testApp.database, random, canary);
  await testApp.sql(
    `insert into day_statuses (org_id, employee_id, date, status)
     select $1, $2, date '2030-01-01' + n, 'off' from generate_series(1, 4500) n`,
    [full.orgId, full.ids.employee],
  );
  await testApp.sql(
    `insert into audit_log (org_id, action, target_type, target_id, metadata)
     values ($1, 'employee.created', 'employee', '', jsonb_build_object('name', $2::text))`,
    [full.orgId, canary],
  );
  await testApp.sql(
    `insert into employee_removals (org_id, user_id, people, shifts, statuses)
     values ($1, $2, '[]', '[]', '[]')`,
    [full.orgId, full.users.owner],
  );
  return full;
}

beforeEach(async () => {
  await testApp.sql('update organizations set deletes_at = null');
});

test('after the days of grace nothing is left in any table, and other organisations stay as they were', async () => {
  const other = await addFullOrganization(testApp.database, random, 'other');
  const { orgId, users, ids } = await addDoomed('CANARY-1');
  const elsewhere = await addOrganization(testApp, 'Elsewhere');
  const admin = await addSuperAdmin(testApp);
  for (const [org, user] of [
    [elsewhere.user.org_id, users.employee],
    [orgId, admin.user.id],
  ]) {
    await testApp.sql(
      "insert into memberships (org_id, user_id, role) values ($1, $2, 'employee')",
      [org, user],
    );
  }
  const before = await hashOrganization(testApp, other.orgId);
  expect((await traces(orgId, 'CANARY-1')).length).toBeGreaterThan(15);

  await makeDue(orgId, 1);
  expect(await run()).toEqual([]);
  expect((await traces(orgId, 'CANARY-1')).length).toBeGreaterThan(15);

  await makeDue(orgId);
  expect(await run()).toEqual([]);
  expect(await traces(orgId, 'CANARY-1')).toEqual([]);
  expect(await hashOrganization(testApp, other.orgId)).toBe(before);
  const accounts = await testApp.sql('select id from users where id = any($1)', [
    [users.owner, users.manager, ids.user, users.employee, admin.user.id],
  ]);
  expect(accounts.map(({ id }) => id).sort()).toEqual([users.employee, admin.user.id].sort());
  const [entry] = await testApp.sql(
    "select org_id, metadata from audit_log where action = 'organization.removed' and target_id = $1",
    [orgId],
  );
  expect(entry).toEqual({ org_id: null, metadata: {} });
});

test('a removal that dies before any of its transactions lets nobody in and goes on at the next run', async () => {
  for (let survived = 0; ; survived += 1) {
    const { orgId, users } = await addDoomed(`CANARY-K${survived}`);
    await makeDue(orgId);
    let done = 0;
    const dying: Database = {
      ...testApp.database,
      async transact(viewpoint, work) {
        if (done === survived) throw new Error('killed');
        done += 1;
        return testApp.database.transact(viewpoint, work);
      },
    };
    const failures = await run(dying);
    const [session] = await testApp.sql('select from sessions where org_id = $1', [orgId]);
    if (survived > 0) expect(session).toBeUndefined();
    expect(await run()).toEqual([]);
    expect(await traces(orgId, `CANARY-K${survived}`), `after ${survived}`).toEqual([]);
    expect(
      await testApp.sql('select from users where id = any($1)', [Object.values(users)]),
    ).toEqual([]);
    if (failures.length === 0) {
      expect(survived).toBeGreaterThan(12);
      break;
    }
  }
}, 120_000);

test('the owners get an email when it is gone', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  await makeDue(owner.user.org_id ?? '');
  await run();
  await expect(signIn(testApp, owner.user.email)).rejects.toThrow('401');
  expect(await testApp.sentMails()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ to: owner.user.email, subject: 'Acacia has been deleted' }),
    ]),
  );
});
