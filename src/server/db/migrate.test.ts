import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROJECT_FOLDER } from '../project-folder';
import { StartupError } from '../startup-error';
import { createEmptyDatabase, type TestDatabase } from '../testing/test-database';
import { migrate, readMigrations } from './migrate';

const MIGRATIONS = join(PROJECT_FOLDER, 'migrations');
/** How files are applied doesn't depend on their number, and all of them take seconds. */
const FIRST_FILES = 3;

let db: TestDatabase;
let folder: string;
beforeEach(async () => {
  db = await createEmptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'muster-migrations-'));
  for (const { name } of (await readMigrations(MIGRATIONS)).slice(0, FIRST_FILES)) {
    await copyFile(join(MIGRATIONS, name), join(folder, name));
  }
});
afterEach(async () => {
  await db.drop();
  await rm(folder, { recursive: true });
});

const versions = () => db.sql('select version from schema_migrations order by 1');

test('applies every file once, in order', async () => {
  const names = (await readMigrations(MIGRATIONS)).map((migration) => migration.name);
  expect(await migrate(db.url, MIGRATIONS)).toEqual(names);
  expect(await migrate(db.url, MIGRATIONS)).toEqual([]);
  expect(await versions()).toHaveLength(names.length);
});

test('four migrations at the same time run one after the other, and none fails', async () => {
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(db.url, folder)));
  expect(applied.map((names) => names.length).sort()).toEqual([0, 0, 0, FIRST_FILES]);
});

test('a failed file is rolled back, and the files before it stay applied', async () => {
  await writeFile(join(folder, '9000_broken.sql'), 'create table half (id int); select 1 / 0;');
  await expect(migrate(db.url, folder)).rejects.toThrow('division by zero');
  expect(await db.sql("select to_regclass('half') as half")).toEqual([{ half: null }]);
  expect(await versions()).toHaveLength(FIRST_FILES);
  await rm(join(folder, '9000_broken.sql'));
  expect(await migrate(db.url, folder)).toEqual([]);
});

test('beforeUpgrade runs before an upgrade, and only then', async () => {
  const backup = vi.fn(async () => {
    if (backup.mock.calls.length === 1) throw new Error('no room for a backup');
  });
  await migrate(db.url, folder, backup);
  await migrate(db.url, folder, backup);
  expect(backup).not.toHaveBeenCalled();
  await writeFile(join(folder, '9000_more.sql'), 'create table more (id int);');
  await expect(migrate(db.url, folder, backup)).rejects.toThrow('no room for a backup');
  expect(await db.sql("select to_regclass('more') as more")).toEqual([{ more: null }]);
  expect(await migrate(db.url, folder, backup)).toEqual(['9000_more.sql']);
});

test('a database of a newer version is not touched', async () => {
  await migrate(db.url, folder);
  await db.sql("insert into schema_migrations values (9999, '9999_future.sql')");
  await expect(migrate(db.url, folder)).rejects.toThrow('newer version of Muster');
});

test('file numbers are unique and have no gaps', async () => {
  const numbers = (await readMigrations(MIGRATIONS)).map((migration) => migration.version);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test.each([
  [
    'postgres://muster:secret@127.0.0.1:1/muster',
    "Muster can't reach its database at 127.0.0.1:1: nothing listens there. Check that PostgreSQL runs and that DATABASE_URL is right.",
  ],
  [
    'postgres://muster:secret@no.such.machine.invalid:5432/muster',
    /^Muster can't reach its database at no\.such\.machine\.invalid:5432: .+\. Check that PostgreSQL runs/,
  ],
])('a database that can not be reached gets a sentence: %s', async (url, sentence) => {
  const failed = migrate(url, MIGRATIONS);
  await expect(failed).rejects.toThrow(sentence);
  await expect(failed).rejects.toBeInstanceOf(StartupError);
  await expect(failed).rejects.toThrow(/^(?!.*secret)/);
});
