import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import pg from 'pg';
import { build } from 'vite';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { findPostmaster } from './postmaster';
import { type BuiltInOptions, startBuiltInPostgres } from './start';

export const quick = { fsync: 'off' };

/** Open to PostgreSQL's user, unlike what mkdtemp makes; gone after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'muster-test-')));
  await chmod(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** For tests that need not begin without a database: initdb takes most of their time. */
export function preparedFolders(): () => Promise<string> {
  let template = '';
  beforeAll(async () => {
    template = await mkdtemp(join(tmpdir(), 'muster-template-'));
    const options = { dataDir: template, mode: 'command', log: () => undefined } as const;
    const { stop } = await startBuiltInPostgres({ ...options, settings: quick });
    await stop();
  }, 60_000);
  afterAll(() => rm(template, { recursive: true, force: true }));
  return async () => {
    const dataDir = join(await temporaryFolder(), 'data');
    await promisify(execFile)('cp', ['-a', template, dataDir]);
    return dataDir;
  };
}

export async function start(dataDir: string, options: Partial<BuiltInOptions> = {}) {
  const said: string[] = [];
  const log = (sentence: string) => said.push(sentence);
  const started = await startBuiltInPostgres({
    dataDir,
    mode: 'server',
    log,
    settings: quick,
    ...options,
  });
  onTestFinished(started.stop);
  return { ...started, said };
}

export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

export function postmasterOf(dataDir: string): Promise<number | undefined> {
  return findPostmaster(join(dataDir, 'postgres', 'cluster'));
}

export async function until<T>(look: () => Promise<T | undefined | false>): Promise<T> {
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    await new Promise((done) => setTimeout(done, 10));
  }
}

const entry = `
import { startBuiltInPostgres } from ${JSON.stringify(resolve(import.meta.dirname, 'start.ts'))};
const [dataDir, mode] = process.argv.slice(2);
const say = (what) => process.stdout.write(JSON.stringify(what) + '\\n');
try {
  const { url, stop } = await startBuiltInPostgres({
    dataDir, mode, settings: ${JSON.stringify(quick)}, log: () => undefined,
  });
  say({ url });
  process.on('SIGTERM', () => stop().then(() => process.exit(0)));
} catch (error) {
  say({ name: error.name, message: error.message });
  process.exit(1);
}
`;

/** Builds the launcher as a program of its own, which a test can kill. */
export async function buildHolder(): Promise<{ program: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'muster-holder-'));
  await writeFile(join(folder, 'entry.mjs'), entry);
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { ssr: join(folder, 'entry.mjs'), outDir: join(folder, 'out') },
  });
  const remove = () => rm(folder, { recursive: true, force: true });
  return { program: join(folder, 'out', 'entry.mjs'), remove };
}

interface Answer {
  url?: string;
  name?: string;
  message?: string;
}

export function holder(program: string, dataDir: string, mode = 'server') {
  const child: ChildProcess = spawn(process.execPath, [program, dataDir, mode], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await exited;
  });
  const lines = child.stdout ? createInterface(child.stdout) : undefined;
  const answer = new Promise<Answer>((resolve, reject) => {
    lines?.once('line', (line) => resolve(JSON.parse(line)));
    lines?.once('close', () => reject(new Error('It ended without an answer.')));
  });
  answer.catch(() => undefined);
  return { child, answer, exited };
}
