import { chmod, copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate, readMigrations } from '../db/migrate';
import { MIGRATIONS } from '../startup';
import { createEmptyDatabase, type TestDatabase } from '../testing/test-database';
import { connect } from './connect';
import { rehearseUpgrade } from './rehearse-upgrade';

const OLD = 5;

let folder: string;
let migrations: string;
let old: TestDatabase;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-rehearsal-'));
  await chmod(folder, 0o755);
  migrations = join(folder, 'migrations');
  await mkdir(migrations);
  for (const { name, version } of await readMigrations(MIGRATIONS)) {
    if (version <= OLD) await copyFile(join(MIGRATIONS, name), join(migrations, name));
  }
  old = await createEmptyDatabase();
  await migrate(old.url, migrations);
  const client = await connect(old.url, 'test');
  await client.query("insert into users (email, name, password_hash) values ('a@b.c', 'Amy', 'x')");
  await client.end();
});
afterEach(async () => {
  await old.drop();
  await rm(folder, { recursive: true, force: true });
});

async function versionOf(): Promise<number> {
  const client = await connect(old.url, 'test');
  const { rows } = await client.query('select max(version) as version from schema_migrations');
  await client.end();
  return rows[0].version;
}

test('a dry run upgrades a copy, says what it did, and leaves the database and the folder as they were', async () => {
  const { missing, rows } = await rehearseUpgrade(old.url, folder, MIGRATIONS);
  expect(missing[0]).toBe('0006_business.sql');
  expect(rows).toBe(1);
  expect(await versionOf()).toBe(OLD);
  expect(await readdir(folder)).toEqual(['migrations']);
}, 60_000);

test('a migration that fails on these data fails in the dry run, and nothing is left behind', async () => {
  await writeFile(
    join(migrations, '0006_bad.sql'),
    "create unique index on users (password_hash); insert into users (email, name, password_hash) values ('b@b.c', 'Ben', 'x');",
  );
  await expect(rehearseUpgrade(old.url, folder, migrations)).rejects.toThrow('duplicate key');
  expect(await versionOf()).toBe(OLD);
  expect(await readdir(folder)).toEqual(['migrations']);
}, 60_000);
