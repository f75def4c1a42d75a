// For the tests: a data folder of PostgreSQL 17 with a row in about every table, and starts of Muster that can be killed.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { onTestFinished } from 'vitest';
import { addOddOrganisation, withDatabase } from '../../../backup/odd-organisations';
import { MIGRATIONS } from '../../../startup';
import { migrate } from '../../migrate';
import { type ClaimSetup, closeClaimedSession, openClaimedSession } from '../claimed-session';
import { ensureCluster } from '../cluster';
import { chooseDataLocation } from '../data-location';
import { connectionString } from '../postgres-setup';
import { socketPort } from '../socket-folder';
import { query, quick } from '../testing';
import { fetchOldPrograms } from './old-programs';

export const OLD = 17;

/** Runs PostgreSQL 17 on a data folder, which is made where it is missing, for as long as the work takes. */
export async function withOldPostgres<T>(
  dataDir: string,
  work: (urls: { url: string; administratorUrl: string }) => Promise<T>,
): Promise<T> {
  const log = () => undefined;
  const location = await chooseDataLocation(dataDir, log);
  const programs = await fetchOldPrograms(OLD, location, log);
  const passwords = await ensureCluster(location, programs, false);
  const setup: ClaimSetup = {
    dataDir,
    mode: 'server',
    log,
    settings: quick,
    stopPatienceMs: 1000,
    location,
    programs,
    passwords,
    port: socketPort,
  };
  const { session } = await openClaimedSession(setup, new AbortController().signal);
  try {
    return await work({
      url: connectionString(setup, 'muster', 'muster'),
      administratorUrl: connectionString(setup, 'administrator', 'muster'),
    });
  } finally {
    await closeClaimedSession(setup, session);
  }
}

/** What a backup leaves out, and a job with its queue: a move takes it along. */
const BESIDE_A_BACKUP = `
  insert into password_resets (token_hash, user_id, expires_at)
    select 'reset', id, now() + interval '1 hour' from users limit 1;
  insert into rate_limits values ('bucket', 3, now() + interval '1 hour');
  insert into idempotency_keys (id, fingerprint, body) values ('\\x00ff', 'print', E'a \\\\ "body"\\n');
  insert into undo_steps (org_id, user_id, revision, before, after)
    select org_id, user_id, 7, '{"shifts": [1.10]}', '[]' from memberships;
  insert into roster_changes (org_id, revision, first_date, last_date, employee_ids, dates)
    select org_id, 7, '2027-04-03', '2027-04-03', array[id], array['2027-04-03'::date] from employees limit 1;
  insert into employee_removals (org_id, user_id, people, shifts, statuses)
    select org_id, user_id, '[{"name": "Amy"}]', '[]', '[]' from memberships limit 1;
  insert into signups (token_hash, org_id, expires_at)
    select 'signup', id, now() + interval '1 hour' from organizations limit 1;
  insert into sandbox_sessions (token_hash, org_id, kind, success_url, cancel_url, expires_at)
    select 'page', id, 'checkout', '/a', '/b', now() + interval '1 hour' from organizations limit 1;
  insert into payment_events (event_id, type) values ('evt_1', 'invoice.paid');
  select graphile_worker.add_job('send-mail', '{"to": "amy@example.com"}', queue_name := 'mails',
    run_at := now() + interval '1 day');
  select graphile_worker.add_job('send-mail', '{}', run_at := now() + interval '1 day');
  delete from graphile_worker._private_jobs where job_queue_id is null`;

/** A data folder as an earlier Muster, with PostgreSQL 17, leaves it when it stops. */
export async function makeOldFolder(dataDir: string): Promise<Record<string, string>> {
  return withOldPostgres(dataDir, async ({ url, administratorUrl }) => {
    await migrate(url, MIGRATIONS);
    await withDatabase(url, async (database) => {
      await addOddOrganisation(database);
      await addOddOrganisation(database);
    });
    await query(administratorUrl, BESIDE_A_BACKUP);
    return contentsOf(administratorUrl);
  });
}

/** Rows, their hash, and the state of each sequence, by name; read as the superuser, who sees all. */
export async function contentsOf(url: string): Promise<Record<string, string>> {
  const relations = await query(
    url,
    `select format('%I.%I', schemaname, tablename) as name,
            'count(*) || '' '' || md5(coalesce(string_agg(t::text, ''|'' order by t::text), ''''))' as what
       from pg_tables where schemaname !~ '^(pg_|information_schema)'
     union all
     select format('%I.%I', schemaname, sequencename), 'max(last_value || '' '' || is_called)'
       from pg_sequences`,
  );
  const found: Record<string, string> = {};
  for (const { name, what } of relations) {
    const [row] = await query(url, `select ${what} as contents from ${name} as t`);
    found[String(name)] = String(row?.contents);
  }
  return found;
}

export async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', from, to]);
}

const ENTRY = `
import { prepare } from ${JSON.stringify(resolve('src/server/startup.ts'))};
try {
  const ground = await prepare('server');
  process.send({ url: ground.databaseUrl });
  process.on('SIGTERM', () => ground.close().then(() => process.exit(0)));
} catch (error) {
  process.send({ name: error.name, message: error.message }, () => process.exit(1));
}
`;

/** Builds the start of a server as a program that can be told to die; below the project, whose migrations it needs. */
export async function buildStart(): Promise<{ program: string; remove: () => Promise<void> }> {
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp(resolve('.cache', 'upgrade-test-'));
  await writeFile(join(folder, 'entry.mjs'), ENTRY);
  await build({
    root: folder,
    configFile: false,
    mode: 'faults',
    logLevel: 'silent',
    // As vite.server.config.ts does, because it is started a dozen times.
    ssr: { noExternal: ['kysely', 'zod'] },
    build: { ssr: join(folder, 'entry.mjs'), outDir: join(folder, 'out'), target: 'node20' },
  });
  const remove = () => rm(folder, { recursive: true, force: true });
  return { program: join(folder, 'out', 'entry.js'), remove };
}

interface Answer {
  url?: string;
  name?: string;
  message?: string;
}

export function startServer(program: string, dataDir: string, env: Record<string, string> = {}) {
  const child: ChildProcess = spawn(process.execPath, [program], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  const exited = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    return exited;
  };
  onTestFinished(async () => void (await stop()));
  const answer = new Promise<Answer>((done) => {
    child.once('message', (message) => done(message as Answer));
    child.once('exit', () => done({}));
  });
  return { child, answer, exited, stop, output: () => output };
}
