import { spawn } from 'node:child_process';
import { chown, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import {
  buildHolder,
  holder,
  postmasterOf,
  preparedFolders,
  query,
  start,
  temporaryFolder,
  until,
} from './testing';

vi.setConfig({ testTimeout: 30_000 });
const prepared = preparedFolders();

let built: Awaited<ReturnType<typeof buildHolder>>;
beforeAll(async () => {
  built = await buildHolder();
});
afterAll(() => built.remove());

test('kill -9 of Muster: the next one adopts its PostgreSQL and stops it', async () => {
  const dataDir = await prepared();
  const killed = holder(built.program, dataDir);
  const { url = '' } = await killed.answer;
  await query(url, 'create table kept as select 42 as answer');
  const pid = await postmasterOf(dataDir);
  killed.child.kill('SIGKILL');
  await killed.exited;

  const next = await start(dataDir);
  expect(await postmasterOf(dataDir)).toBe(pid);
  expect(await query(next.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await next.stop();
  expect(await postmasterOf(dataDir)).toBeUndefined();
});

test('Ctrl+C in the terminal does not reach PostgreSQL', async () => {
  const dataDir = await prepared();
  await start(dataDir);
  const pid = await postmasterOf(dataDir);
  // The group of that number exists only if PostgreSQL leads it.
  expect(() => process.kill(-(pid ?? 0), 0)).not.toThrow();
});

test.each(['server', 'command'])(
  'two starts at once on an empty folder, with a %s',
  async (mode) => {
    const dataDir = join(await temporaryFolder(), 'data');
    const both = [holder(built.program, dataDir), holder(built.program, dataDir, mode)];
    const answers = await Promise.all(both.map((each) => each.answer));

    const winners = answers.filter((answer) => answer.url);
    const winner = answers.findIndex((answer) => answer.url);
    if (mode === 'command') {
      expect(winners).toHaveLength(2);
    } else {
      expect(winners).toHaveLength(1);
      const refused = answers.find((answer) => answer.message);
      expect(refused?.name).toBe('StartupError');
      expect(refused?.message).toContain(`(process ${both[winner]?.child.pid})`);
    }
    expect(await query(winners[0]?.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
  },
);

test('kill -9 in the middle of initdb', async () => {
  const dataDir = join(await temporaryFolder(), 'data');
  const killed = holder(built.program, dataDir);
  await until(async () => {
    const files = await readdir(dataDir, { recursive: true }).catch(() => []);
    return files.some((file) => file.endsWith('pg_control'));
  });
  killed.child.kill('SIGKILL');
  await killed.exited;
  expect(await readdir(dataDir)).toEqual([expect.stringMatching(/^postgres\.new-/)]);

  const { url } = await start(dataDir);
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(await readdir(dataDir)).toEqual(['postgres']);
});

test('kill -9 between initdb and the creation of the role, or of the database', async () => {
  const dataDir = await prepared();
  let { stop, url, administratorUrl } = await start(dataDir);
  for (const undo of [['database muster'], ['database muster', 'role muster']]) {
    for (const what of undo) await query(administratorUrl, `drop ${what}`);
    await stop();
    ({ stop, url, administratorUrl } = await start(dataDir));
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  }
});

test('a crash of PostgreSQL is recovered from without losing a row or the claim', async () => {
  const dataDir = await prepared();
  const told: string[] = [];
  const { url, said, stop } = await start(dataDir, { onExit: (sentence) => told.push(sentence) });
  await query(url, 'create table kept as select 42 as answer');

  for (const round of [1, 2]) {
    process.kill((await postmasterOf(dataDir)) ?? Number.NaN, 'SIGKILL');
    await until(async () => said.filter((each) => each.includes('is back')).length === round);
    expect(told).toHaveLength(round);
    expect(await query(url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await expect(start(dataDir)).rejects.toThrow(`(process ${process.pid})`);
  }
  await stop();
  expect(await postmasterOf(dataDir)).toBeUndefined();
});

test('a cut connection alone costs the claim only for a moment', async () => {
  const dataDir = await prepared();
  const { administratorUrl, said } = await start(dataDir);
  const pid = await postmasterOf(dataDir);
  await query(
    administratorUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'muster %'`,
  );
  await until(async () => said.some((each) => each.includes('is back')));
  expect(await postmasterOf(dataDir)).toBe(pid);
  await expect(start(dataDir)).rejects.toThrow(`(process ${process.pid})`);
});

test('stopping right after a crash leaves no PostgreSQL behind', async () => {
  const dataDir = await prepared();
  const told: string[] = [];
  const { stop } = await start(dataDir, { onExit: (each) => told.push(each) });
  process.kill((await postmasterOf(dataDir)) ?? Number.NaN, 'SIGKILL');
  await until(async () => told.length > 0);
  await stop();
  expect(await postmasterOf(dataDir)).toBeUndefined();
});

test("a dead PostgreSQL's pid that now belongs to another process", async () => {
  const dataDir = await prepared();
  const first = await start(dataDir);
  await first.stop();
  const cluster = join(dataDir, 'postgres', 'cluster');
  const { uid, gid } = await stat(cluster);
  const stranger = spawn('sleep', ['60'], { uid, gid });
  onTestFinished(() => {
    stranger.kill('SIGKILL');
  });
  const socketLock = join(dataDir, 'postgres', 'socket', '.s.PGSQL.5432.lock');
  for (const file of [join(cluster, 'postmaster.pid'), socketLock]) {
    await writeFile(file, `${stranger.pid}\n${cluster}\n`);
    await chown(file, uid, gid);
  }

  const { url } = await start(dataDir);
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});
