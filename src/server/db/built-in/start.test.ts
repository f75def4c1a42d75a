import { mkdir, readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { StartupError } from '../../startup-error';
import { postmasterOf, preparedFolders, query, start, temporaryFolder } from './testing';

vi.setConfig({ testTimeout: 30_000 });
const prepared = preparedFolders();

test('an empty folder becomes a database owned by a plain role', async () => {
  const dataDir = join(await temporaryFolder(), 'data');
  const { url, administratorUrl, cluster } = await start(dataDir);

  const [role] = await query(
    url,
    `select current_user as name, rolsuper, rolbypassrls, rolcreaterole,
            pg_get_userbyid(datdba) as owner, pg_encoding_to_char(encoding) as encoding
       from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
  );
  expect(role).toEqual({
    name: 'muster',
    rolsuper: false,
    rolbypassrls: false,
    rolcreaterole: true,
    owner: 'muster',
    encoding: 'UTF8',
  });
  await query(url, 'create extension btree_gist');
  expect(await query(url, "select lower('ÉÅ') as small")).toEqual([{ small: 'éå' }]);
  await query(url, 'create role a_group; grant a_group to muster; set role a_group');
  expect(await query(administratorUrl, 'show listen_addresses')).toEqual([
    { listen_addresses: '' },
  ]);
  // The storage guard watches the disk of this folder.
  expect(await query(administratorUrl, 'show data_directory')).toEqual([
    { data_directory: cluster },
  ]);
});

test('nobody else can read the files or the passwords', async () => {
  const dataDir = await prepared();
  await start(dataDir);

  const modeOf = async (name: string) => (await stat(join(dataDir, 'postgres', name))).mode & 0o777;
  expect(await modeOf('cluster')).toBe(0o700);
  expect(await modeOf('socket')).toBe(0o700);
  expect(await modeOf('passwords.json')).toBe(0o600);
});

test('a wrong password is refused', async () => {
  const { url } = await start(await prepared());
  await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
});

test('a restart keeps the data, and stopping twice is the same as once', async () => {
  const dataDir = await prepared();
  const first = await start(dataDir);
  await query(first.url, 'create table kept as select 42 as answer');
  await Promise.all([first.stop(), first.stop()]);
  await first.stop();
  expect(await postmasterOf(dataDir)).toBeUndefined();

  const second = await start(dataDir);
  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test('a second server is refused with the pid of the first, which is unharmed', async () => {
  const dataDir = await prepared();
  const { url } = await start(dataDir);

  const refused = start(dataDir);
  await expect(refused).rejects.toThrow(StartupError);
  await expect(refused).rejects.toThrow(`(process ${process.pid})`);
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('odd characters in the path', async () => {
  const dataDir = join(await temporaryFolder(), `a "b", 'c' 100%25 é`);
  await mkdir(dataDir);
  const { url } = await start(dataDir);
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a path too long for a socket', async () => {
  const dataDir = join(await temporaryFolder(), 'long'.repeat(30), 'data');
  const { url, stop } = await start(dataDir);
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  const socketFolder = new URL(url).searchParams.get('host') ?? '';
  expect((await stat(socketFolder)).mode & 0o777).toBe(0o700);
  await stop();
  await expect(stat(socketFolder)).rejects.toThrow('ENOENT');
});

test('a folder that holds something else is not touched', async () => {
  const dataDir = await temporaryFolder();
  await mkdir(join(dataDir, 'postgres', 'cluster'), { recursive: true });
  await expect(start(dataDir)).rejects.toThrow(/does not hold a whole database/);
});

test('a database of another PostgreSQL is refused with what to do', async () => {
  const dataDir = await prepared();
  const version = join(dataDir, 'postgres', 'cluster', 'PG_VERSION');
  await writeFile(version, '17\n');
  await expect(start(dataDir, { mode: 'command' })).rejects.toThrow(
    /Start Muster once \(npm start\)/,
  );
  await writeFile(version, '19\n');
  await expect(start(dataDir)).rejects.toThrow(/from PostgreSQL 19, .* Start the newer version/);
});

test('a file in place of the data folder', async () => {
  const refused = start(import.meta.filename);
  await expect(refused).rejects.toThrow(StartupError);
  await expect(refused).rejects.toThrow(/cannot be used/);
});

test("PostgreSQL's own log has no statement of ours in it", async () => {
  const dataDir = await prepared();
  const { url, administratorUrl } = await start(dataDir);
  await query(url, 'select secret from nowhere').catch(() => undefined);
  const [row] = await query(administratorUrl, 'select pg_current_logfile() as file');
  const log = await readFile(join(dataDir, 'postgres', 'cluster', String(row?.file)), 'utf8');
  expect(log).toMatch(/ready to accept connections/);
  expect(log).not.toMatch(/nowhere/);
});

test('old or large files of that log do not stay', async () => {
  const dataDir = await prepared();
  const folder = join(dataDir, 'postgres', 'cluster', 'log');
  const [today = ''] = await readdir(folder);
  for (const name of ['old', 'large', 'good']) await writeFile(join(folder, name), name);
  await utimes(join(folder, 'old'), 0, 0);
  await truncate(join(folder, 'large'), 20_000_000);
  await start(dataDir);
  expect((await readdir(folder)).sort()).toEqual(['good', today]);
});
