// Checks that the database itself keeps organisations apart, whatever our code does.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember, type Person, registerOwner } from '../testing/people';
import { createTestApp, type TestApp } from '../testing/test-app';

let testApp: TestApp;
let amy: Person;
let bea: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  amy = await registerOwner(testApp, 'Acacia');
  bea = await registerOwner(testApp, 'Banksia');
  await addMember(testApp, amy.user.org_id ?? '', 'employee');
  await addMember(testApp, bea.user.org_id ?? '', 'employee');
});
afterAll(() => testApp.close());

/** Tables of the installation, each with the reason why no organisation owns its rows. */
const WITHOUT_TENANT = [
  'users', // one account may belong to several organisations
  'sessions', // looked up before the organisation is known
  'push_subscriptions', // belongs to a session
  'push_keys', // holds for every organisation
  'password_resets', // belongs to an account
  'known_browsers', // belongs to an account
  'authenticator_apps', // belongs to an account
  'recovery_codes', // belongs to an account
  'passkeys', // belongs to an account
  'passkey_challenges', // answered before the account is known
  'sign_in_steps', // looked up before the organisation is known
  'installation_settings', // holds for every organisation
  'rate_limits', // counts strangers
  'idempotency_keys', // a hash of the caller and the key
  'signups', // looked up before the organisation is known
  'sandbox_sessions', // looked up before the organisation is known
  'payment_events', // holds only ids of events
  'signup_requests', // there is no organisation yet
  'schema_migrations',
];

async function tables(): Promise<string[]> {
  const rows = await testApp.sql(
    "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1",
  );
  return rows.map((row) => String(row.relname));
}

test('every table has org_id and forced row-level security, or is on the list of exceptions', async () => {
  const rows = await testApp.sql(`
    select c.relname, c.relrowsecurity and c.relforcerowsecurity as forced,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped) as has_org
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`);
  for (const row of rows) {
    const name = String(row.relname);
    if (WITHOUT_TENANT.includes(name)) continue;
    expect(row, name).toMatchObject({ forced: true, has_org: name !== 'organizations' });
  }
});

test('foreign keys between tenant tables include org_id', async () => {
  const rows = await testApp.sql(`
    select conrelid::regclass::text as from_table, confrelid::regclass::text as to_table,
      (select array_agg(attname::text) from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    if (WITHOUT_TENANT.includes(String(row.to_table))) continue;
    expect(row.columns, JSON.stringify(row)).toContain('org_id');
  }
});

test('the roles of the app can neither log in nor bypass row-level security', async () => {
  const rows = await testApp.sql(
    "select rolname, rolsuper, rolbypassrls, rolcanlogin from pg_roles where rolname in ('muster_app', 'muster_reader') order by 1",
  );
  expect(rows).toEqual([
    { rolname: 'muster_app', rolsuper: false, rolbypassrls: false, rolcanlogin: false },
    { rolname: 'muster_reader', rolsuper: false, rolbypassrls: false, rolcanlogin: false },
  ]);
});

test('without an organisation, no rows are visible', async () => {
  for (const table of await tables()) {
    if (WITHOUT_TENANT.includes(table)) continue;
    const rows = await testApp.database.transact({}, async (db) => {
      return (await sql`select * from ${sql.table(table)}`.execute(db)).rows;
    });
    expect(rows, table).toEqual([]);
  }
});

test('with an organisation, only its rows can be read, changed and added', async () => {
  const orgId = amy.user.org_id ?? '';
  await testApp.database.transact({ orgId }, async (db) => {
    const seen = await db.selectFrom('employees').select('org_id').distinct().execute();
    expect(seen).toEqual([{ org_id: orgId }]);
    const changed = await db.updateTable('employees').set({ phone: '1' }).executeTakeFirst();
    expect(changed.numUpdatedRows).toBe(1n);
  });
  const insert = testApp.database.transact({ orgId }, (db) =>
    db
      .insertInto('employees')
      .values({ org_id: bea.user.org_id ?? '', name: 'Smuggled', email: 's@example.com' })
      .execute(),
  );
  await expect(insert).rejects.toThrow(/row-level security/);
});

test('the setting ends with its transaction on a pooled connection', async () => {
  await testApp.database.transact({ orgId: amy.user.org_id }, (db) =>
    db.selectFrom('employees').selectAll().execute(),
  );
  for (let round = 0; round < 20; round += 1) {
    const rows = await testApp.database.transact({}, (db) =>
      db.selectFrom('employees').selectAll().execute(),
    );
    expect(rows).toEqual([]);
  }
});

describe('the role that reads every organisation', () => {
  test('cannot write', async () => {
    const change = testApp.database.readEverything((db) =>
      db.updateTable('organizations').set({ name: 'Stolen' }).execute(),
    );
    await expect(change).rejects.toThrow();
  });
});

describe('the audit log', () => {
  test('refuses to change what happened, who did it and when', async () => {
    const change = testApp.database.transact({ orgId: amy.user.org_id }, (db) =>
      sql.raw('update audit_log set action = $$x$$').execute(db),
    );
    await expect(change).rejects.toThrow(/permission denied/);
  });

  test.each(["update audit_log set metadata = '{}'", 'delete from audit_log'])(
    'lets %s find no entry, unless the transaction says that it erases',
    async (statement) => {
      const count = () =>
        testApp.sql('select count(*)::int, string_agg(metadata::text, $$,$$) from audit_log');
      const before = await count();
      await testApp.database.transact({ orgId: amy.user.org_id }, (db) =>
        sql.raw(statement).execute(db),
      );
      expect(await count()).toEqual(before);
      expect(before[0]?.count).toBeGreaterThan(0);
    },
  );

  test('lets nobody delete an entry that its organisation still keeps', async () => {
    const entries = 'select action from audit_log where org_id is not null order by id';
    await testApp.sql(
      `insert into audit_log (org_id, kind, action, target_type, target_id, created_at) values
       ($1, 'change', 'kept', 'x', 'x', now() - interval '23 months'),
       ($1, 'sign-in', 'kept', 'x', 'x', now() - interval '11 months'),
       ($2, 'change', 'of another organisation', 'x', 'x', now() - interval '9 years')`,
      [amy.user.org_id, bea.user.org_id],
    );
    const before = await testApp.sql(entries);
    await testApp.sql(
      `insert into audit_log (org_id, kind, action, target_type, target_id, created_at) values
       ($1, 'change', 'old', 'x', 'x', now() - interval '25 months'),
       ($1, 'sign-in', 'old', 'x', 'x', now() - interval '13 months')`,
      [amy.user.org_id],
    );
    await testApp.database.transact({ orgId: amy.user.org_id }, (db) =>
      sql.raw('delete from audit_log').execute(db),
    );
    expect(await testApp.sql(entries)).toEqual(before);
  });
});

test('two shifts of one employee cannot overlap, but can meet end to end', async () => {
  const orgId = amy.user.org_id ?? '';
  await testApp.database
    .transact({ orgId }, async (db) => {
      const { id: employee_id } = await db
        .selectFrom('employees')
        .select('id')
        .executeTakeFirstOrThrow();
      const { id: location_id } = await db
        .insertInto('locations')
        .values({ org_id: orgId, name: 'Depot' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const shift = (from: string, to: string) =>
        db
          .insertInto('shifts')
          .values({
            org_id: orgId,
            employee_id,
            location_id,
            local_date: '2027-03-10',
            start_at: `2027-03-10T${from}:00Z`,
            end_at: `2027-03-10T${to}:00Z`,
          })
          .execute();
      await shift('00:00', '08:00');
      await shift('08:00', '09:00');
      await expect(shift('07:59', '08:01')).rejects.toMatchObject({
        code: '23P01',
        constraint: 'shifts_no_overlap',
      });
    })
    .catch((error: unknown) => {
      // The refused statement has also ended the transaction, so its other errors don't matter here.
      if (!String(error).includes('current transaction is aborted')) throw error;
    });
});
