import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { connect } from './connect';
import { inLoadingOrder, LEFT_OUT, listKeptTables } from './tables';

describe('the tables of a backup', () => {
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
  });
  afterAll(() => testDatabase.drop());

  async function withClient<T>(work: (client: Awaited<ReturnType<typeof connect>>) => Promise<T>) {
    const client = await connect(testDatabase.url, 'backup test');
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  test('every table is either kept or left out for a reason', async () => {
    const { kept, existing } = await withClient(async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `select case schemaname when 'public' then tablename else schemaname || '.' || tablename end as name
           from pg_tables where schemaname not in ('pg_catalog', 'information_schema', 'graphile_worker')`,
      );
      return {
        kept: (await listKeptTables(client)).map((table) => table.name),
        existing: rows.map((row) => row.name),
      };
    });
    // A new table belongs into this list, or with a reason into LEFT_OUT.
    expect(kept.toSorted()).toEqual([
      'audit_log',
      'authenticator_apps',
      'availability_dates',
      'availability_weeks',
      'blackout_days',
      'calendar_feeds',
      'clock_events',
      'clock_settings',
      'contracts',
      'cover_need_dates',
      'cover_needs',
      'day_statuses',
      'days_off_links',
      'employee_invitations',
      'employees',
      'generation_runs',
      'holding_files',
      'holdings',
      'holiday_changes',
      'installation_settings',
      'kiosk_pins',
      'kiosks',
      'leave_entries',
      'leave_files',
      'leave_types',
      'leaves',
      'locations',
      'memberships',
      'notice_preferences',
      'notices',
      'open_shift_claims',
      'open_shifts',
      'organization_removals',
      'organizations',
      'passkeys',
      'pay_exports',
      'pay_lines',
      'pay_periods',
      'pay_profiles',
      'push_keys',
      'recovery_codes',
      'request_events',
      'request_parties',
      'request_policies',
      'request_shifts',
      'requests',
      'roster_revisions',
      'rule_overrides',
      'rules',
      'sandbox_subscriptions',
      'shift_answers',
      'shift_groups',
      'shift_rules',
      'shift_templates',
      'shifts',
      'short_notices',
      'signup_requests',
      'skill_reminders',
      'skill_requirements',
      'skills',
      'subscription_changes',
      'timesheets',
      'users',
    ]);
    expect([...kept, ...Object.keys(LEFT_OUT)].toSorted()).toEqual(existing.toSorted());
  });

  test('nothing but tables holds data: a backup would not keep the state of a sequence', async () => {
    const others = await withClient((client) =>
      client.query(
        `select c.oid::regclass::text from pg_class c
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('S', 'm', 'f')`,
      ),
    );
    expect(others.rows).toEqual([]);
  });

  test.each([
    ['without a grant', 'create table hidden (id int)'],
    [
      'whose policies hide rows from the reader',
      `create table hidden (id int); grant select on hidden to muster_reader;
       alter table hidden enable row level security`,
    ],
    [
      'whose policy shows the reader only some rows',
      `create table hidden (id int); grant select on hidden to muster_reader;
       alter table hidden enable row level security;
       create policy part on hidden for select to muster_reader using (id > 5)`,
    ],
  ])('a table %s is an error, not an empty copy', async (_case, statements) => {
    await withClient(async (client) => {
      await client.query(`begin; ${statements}`);
      await expect(listKeptTables(client)).rejects.toThrow(/may not read every row of hidden/);
      await client.query('rollback');
    });
  });
});

describe('inLoadingOrder', () => {
  test('puts each table after those it refers to', () => {
    const ordered = inLoadingOrder([
      { name: 'shifts', references: ['employees', 'organizations'] },
      { name: 'employees', references: ['organizations', 'left_out'] },
      { name: 'organizations', references: [] },
    ]);
    expect(ordered.map((table) => table.name)).toEqual(['organizations', 'employees', 'shifts']);
  });

  test('says so when there is no such order', () => {
    const circle = [
      { name: 'a', references: ['b'] },
      { name: 'b', references: ['a'] },
    ];
    expect(() => inLoadingOrder(circle)).toThrow(/circle: a, b/);
  });
});
