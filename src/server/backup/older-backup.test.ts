import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate, readMigrations } from '../db/migrate';
import { MIGRATIONS } from '../startup';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../testing/test-database';
import { connect } from './connect';
import { createBackup } from './create-backup';
import { addOddOrganisation, fingerprint, withDatabase } from './odd-organisations';
import { checkBackup, restoreBackup } from './restore-backup';

const OLD = 2;
const TABLES = ['users', 'memberships', 'employees'];
/** Later versions have added columns to it. */
const ORGANIZATIONS = 'select id, name, owner_user_id, created_at from organizations';

let folder: string;
let old: TestDatabase;
let target: TestDatabase;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-older-'));
  old = await createEmptyDatabase();
  const oldMigrations = join(folder, 'migrations');
  await mkdir(oldMigrations);
  for (const { name, version } of await readMigrations(MIGRATIONS)) {
    if (version <= OLD) await copyFile(join(MIGRATIONS, name), join(oldMigrations, name));
  }
  await migrate(old.url, oldMigrations);
  await run(
    old,
    `begin; set local role muster_app;
     insert into users (id, email, name, password_hash)
       values ('00000000-0000-4000-8000-000000000001', 'amy@example.com', 'Amy', 'x');
     select set_config('muster.org_id', '00000000-0000-4000-8000-000000000002', true);
     insert into organizations (id, name, owner_user_id)
       values ('00000000-0000-4000-8000-000000000002', 'Wattle', '00000000-0000-4000-8000-000000000001');
     insert into employees (org_id, name, email)
       values ('00000000-0000-4000-8000-000000000002', 'Amy', 'amy@example.com');
     commit`,
  );
});
afterEach(async () => {
  await Promise.all([old.drop(), target.drop()]);
  await rm(folder, { recursive: true, force: true });
});

async function run(on: TestDatabase, statement: string) {
  const client = await connect(on.url, 'backup test');
  const result = await client.query(statement).finally(() => client.end());
  return result.rows;
}

async function restoreOld(options = { force: false }) {
  const { file } = await createBackup(old.url, join(folder, 'old.backup'));
  const backup = await checkBackup(file, MIGRATIONS);
  expect(backup.header.schema_version).toBe(OLD);
  await restoreBackup(target.url, backup, options);
}

async function expectRestoredAndUpToDate() {
  expect(await fingerprint(target.url, TABLES)).toEqual(await fingerprint(old.url, TABLES));
  expect(await target.sql(ORGANIZATIONS)).toEqual(await old.sql(ORGANIZATIONS));
  // A migration that fills a table from one with forced row-level security must see its rows.
  expect(await target.sql('select org_id, status from subscription_changes')).toEqual([
    { org_id: '00000000-0000-4000-8000-000000000002', status: 'pending_activation' },
  ]);
  const versions = await run(target, 'select version from schema_migrations order by version');
  const known = (await readMigrations(MIGRATIONS)).map(({ version }) => ({ version }));
  expect(versions).toEqual(known);
  await withDatabase(target.url, addOddOrganisation);
}

describe('a backup of an earlier version', () => {
  test('is restored into a new database and brought up to date', async () => {
    target = await createEmptyDatabase();
    await restoreOld();
    await expectRestoredAndUpToDate();
  });

  test('is restored into one that this version has already set up', async () => {
    target = await createTestDatabase();
    await restoreOld();
    await expectRestoredAndUpToDate();
  });

  test('replaces a newer one with force', async () => {
    target = await createTestDatabase();
    await withDatabase(target.url, addOddOrganisation);
    await restoreOld({ force: true });
    await expectRestoredAndUpToDate();
  });

  test('does not take along what others have built on the tables', async () => {
    target = await createTestDatabase();
    await run(
      target,
      'create schema reports; create view reports.names as select name from employees',
    );
    await expect(restoreOld()).rejects.toThrow(/reports\.names depends on/);
    expect(await run(target, 'select count(*)::int as names from reports.names')).toEqual([
      { names: 0 },
    ]);
    expect(await run(target, 'select max(version) >= 3 as newest from schema_migrations')).toEqual([
      { newest: true },
    ]);
  });
});
