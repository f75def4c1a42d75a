import type pg from 'pg';
import { connect } from '../../../backup/connect';
import { passFaultPoint } from '../../../fault-points';
import { StartupError } from '../../../startup-error';
import { applyUpTo, migrateJobs, readMigrations } from '../../migrate';
import { makeCluster } from '../cluster';
import { connectOrLaunch } from '../connect-or-launch';
import { connectionString, type PostgresSetup } from '../postgres-setup';
import { stopForGood } from '../postmaster';
import type { Programs } from '../programs';
import { ensureRoleAndDatabase } from '../role-and-database';
import { endSession } from '../session';
import { copyDatabase } from './copy-database';
import { nextCluster } from './switch-clusters';

export interface Move {
  /** The old PostgreSQL, which is running. */
  old: PostgresSetup;
  /** Of the new PostgreSQL. */
  programs: Programs;
  /** The numbered SQL files that make the tables. */
  migrations: string;
}

/** Rows that go into a table of the same transaction are then written once, without a log; the commit waits for the disk. */
const LOADING = { wal_level: 'minimal', max_wal_senders: '0', shared_buffers: '256MB' };

/** Fills a folder with a cluster of the new PostgreSQL that holds all that the source does, and is stopped. */
export async function makeNextCluster(
  folder: string,
  { old, programs, migrations }: Move,
  source: pg.Client,
): Promise<{ tables: number; rows: number }> {
  const cluster = nextCluster(folder);
  const { account } = old.location;
  const sync = old.settings.fsync !== 'off';
  await makeCluster(cluster, account, programs, old.passwords.administrator, sync);
  if (import.meta.env.MODE === 'faults') passFaultPoint('during-move');
  const setup: PostgresSetup = {
    ...old,
    programs,
    location: { ...old.location, cluster },
    // In the same socket folder as the old one: its path is known to be short enough.
    port: old.port + 1,
    settings: { ...LOADING, ...old.settings },
  };
  try {
    return await fill(setup, migrations, source);
  } finally {
    await stopForGood(cluster, old.log);
  }
}

async function fill(setup: PostgresSetup, migrations: string, source: pg.Client) {
  const { session } = await connectOrLaunch(setup, 'server', new AbortController().signal);
  try {
    if (import.meta.env.MODE === 'faults') passFaultPoint('during-move');
    await ensureRoleAndDatabase(session, setup.passwords.muster);
    await makeSameTables(connectionString(setup, 'muster', 'muster'), migrations, source);
    if (import.meta.env.MODE === 'faults') passFaultPoint('during-move');
    const target = await connect(
      connectionString(setup, 'administrator', 'muster'),
      'muster upgrade',
    );
    const copied = await copyDatabase(source, target, setup.log).finally(() => target.end());
    // Otherwise the stop has to write everything in the seconds that it gets.
    await session.client.query('checkpoint');
    return copied;
  } finally {
    await endSession(session);
  }
}

/** The tables of the version that the source is at: only then its rows fit. The start goes on from there. */
async function makeSameTables(url: string, folder: string, source: pg.Client): Promise<void> {
  const { version, jobs } = await describeSchema(source);
  if (version > 0) await makeTables(url, folder, version);
  if (jobs) await migrateJobs(url);
}

export async function describeSchema(client: pg.Client) {
  const { rows } = await client.query<{ made: boolean; jobs: boolean }>(
    `select to_regclass('public.schema_migrations') is not null as made,
            to_regnamespace('graphile_worker') is not null as jobs`,
  );
  const { made = false, jobs = false } = rows[0] ?? {};
  if (!made) return { version: 0, jobs };
  const newest = await client.query<{ version: number }>(
    'select coalesce(max(version), 0) as version from public.schema_migrations',
  );
  return { version: newest.rows[0]?.version ?? 0, jobs };
}

async function makeTables(url: string, folder: string, version: number): Promise<void> {
  const migrations = await readMigrations(folder);
  if (!migrations.some((migration) => migration.version === version)) {
    throw new StartupError(
      'A newer version of Muster has changed this database. Start that version, or a newer one.',
    );
  }
  const client = await connect(url, 'muster upgrade');
  try {
    await client.query('begin');
    await applyUpTo(client, version, migrations);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
