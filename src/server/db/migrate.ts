// Migrates a database to the newest schema: numbered SQL files, one transaction each, one process at a time.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { passFaultPoint } from '../fault-points';
import { StartupError } from '../startup-error';
import { connectionError } from './connection-sentence';

/** Held by the process that changes the schema. */
export const MIGRATION_LOCK = 7_236_001;
const QUIET = new Logger(() => () => undefined);

export interface Migration {
  version: number;
  name: string;
  statements: string;
}

/** `beforeUpgrade` runs before the first change to a database that is already in use. If it throws, nothing changes. */
export async function migrate(
  url: string,
  folder: string,
  beforeUpgrade: () => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'muster migrate',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw connectionError(url, error);
  });
  try {
    await requirePostgres15(client);
    // When several servers start together, one migrates and the others wait here.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = await applyMissing(client, await readMigrations(folder), beforeUpgrade);
    await migrateJobs(url);
    return applied;
  } catch (error) {
    throw asSetupError(error);
  } finally {
    await client.end();
  }
}

/** The tables of jobs. With a pool of ours: theirs is left to close by itself, and an end of the connection meanwhile would end Muster. */
export async function migrateJobs(url: string): Promise<void> {
  const pgPool = new pg.Pool({ connectionString: url, max: 1 });
  const ignore = () => undefined;
  pgPool.on('error', ignore);
  // Graphile logs a complaint about a pool without this listener.
  pgPool.on('connect', (client) => client.on('error', ignore));
  try {
    await runMigrations({ pgPool, logger: QUIET });
  } finally {
    await pgPool.end();
  }
}

async function applyMissing(
  client: pg.Client,
  migrations: Migration[],
  beforeUpgrade: () => Promise<unknown>,
): Promise<string[]> {
  const done = await appliedVersions(client);
  const newest = migrations.at(-1)?.version ?? 0;
  if ([...done].some((version) => version > newest)) {
    throw new StartupError(
      'A newer version of Muster has changed this database. Start that version, or a newer one.',
    );
  }
  const missing = migrations.filter((migration) => !done.has(migration.version));
  if (missing.length > 0 && done.size > 0) await beforeUpgrade();
  for (const migration of missing) await apply(client, migration);
  return missing.map((migration) => migration.name);
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await applyWithinTransaction(client, migration);
    if (import.meta.env.MODE === 'faults') passFaultPoint('during-migration');
    await client.query('commit');
    if (import.meta.env.MODE === 'faults') passFaultPoint('during-migration');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Applies the missing migrations up to a version, within the transaction of the caller. */
export async function applyUpTo(
  client: pg.Client,
  version: number,
  migrations: Migration[],
): Promise<void> {
  const applied = await appliedVersions(client);
  for (const migration of migrations) {
    if (migration.version > version || applied.has(migration.version)) continue;
    await applyWithinTransaction(client, migration);
  }
}

async function applyWithinTransaction(client: pg.Client, migration: Migration): Promise<void> {
  if (import.meta.env.MODE === 'faults') passFaultPoint('during-migration');
  await client.query(migration.statements);
  if (import.meta.env.MODE === 'faults') passFaultPoint('during-migration');
  await client.query('insert into schema_migrations (version, name) values ($1, $2)', [
    migration.version,
    migration.name,
  ]);
}

export async function appliedVersions(client: pg.Client): Promise<Set<number>> {
  await client.query(
    'create table if not exists schema_migrations (version integer primary key, name text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ version: number }>('select version from schema_migrations');
  return new Set(rows.map((row) => row.version));
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}_.+\.sql$/.test(file)).sort();
  return Promise.all(
    files.map(async (name) => ({
      version: Number(name.slice(0, 4)),
      name,
      statements: await readFile(join(folder, name), 'utf8'),
    })),
  );
}

export async function requirePostgres15(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    "select current_setting('server_version_num') as version",
  );
  if (Number(rows[0]?.version) < 150_000) {
    throw new StartupError(
      'Muster needs PostgreSQL 15 or newer. The server in DATABASE_URL is older.',
    );
  }
}

/** Explains a missing database right, because the operator can grant it. */
export function asSetupError(error: unknown): unknown {
  const state = error instanceof Error && 'code' in error ? error.code : '';
  if (state !== '42501') return error;
  return new StartupError(
    `The database role in DATABASE_URL lacks a right that the setup needs (${(error as Error).message}). It must own the database and be allowed to create roles. Or ask an administrator to run: CREATE ROLE muster_app NOLOGIN; CREATE ROLE muster_reader NOLOGIN; GRANT muster_app, muster_reader TO <that role>; CREATE EXTENSION btree_gist; CREATE EXTENSION pg_trgm;`,
  );
}
