// Loads a backup into a database: all of it in one transaction, or nothing.
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { sqlState } from '../db/database';
import {
  applyUpTo,
  asSetupError,
  MIGRATION_LOCK,
  type Migration,
  migrate,
  readMigrations,
  requirePostgres15,
} from '../db/migrate';
import { StartupError } from '../startup-error';
import { connect } from './connect';
import { type ReadBackup, readBackup, type TableVisitor } from './read-backup';
import { bringSchemaTo, withoutGuards } from './schema';
import { IS_OURS } from './tables';
import { requireEmpty, requireNobodyConnected } from './target';

/** More changes than an organisation makes between two backups; the column holds 2,000 restores. */
const REVISIONS_A_RESTORE = 1_000_000;

export interface CheckedBackup extends ReadBackup {
  file: string;
  migrationsFolder: string;
}

/** Reads the whole file, so that a damaged one is refused before anything is touched. */
export async function checkBackup(file: string, migrationsFolder: string): Promise<CheckedBackup> {
  const read = await readBackup(file, async (_table, rows) => {
    for await (const _ of rows);
  });
  const versions = (await readMigrations(migrationsFolder)).map(({ version }) => version);
  if (!versions.includes(read.header.schema_version)) {
    throw new StartupError(
      `The backup ${file} was made by Muster ${read.header.muster_version}, whose tables this version does not know. Restore it with that version or a newer one.`,
    );
  }
  return { ...read, file, migrationsFolder };
}

export async function restoreBackup(
  databaseUrl: string,
  backup: CheckedBackup,
  options: { force: boolean },
): Promise<void> {
  const migrations = await readMigrations(backup.migrationsFolder);
  const client = await connect(databaseUrl, 'muster restore');
  try {
    await requirePostgres15(client);
    await client.query('begin isolation level read committed');
    await replaceEverything(client, backup, migrations, options.force);
    await client.query('commit');
  } catch (error) {
    // Waits for the end of a copy that was broken off: a second attempt would meet it as a running Muster.
    await client.query('rollback').catch(() => undefined);
    throw asSentence(error);
  } finally {
    await client.end().catch(() => undefined);
  }
  await migrate(databaseUrl, backup.migrationsFolder);
}

async function replaceEverything(
  client: pg.Client,
  backup: CheckedBackup,
  migrations: Migration[],
  force: boolean,
): Promise<void> {
  // A server that starts meanwhile waits for this lock before it looks at a table.
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await requireNobodyConnected(client);
  if (!force) await requireEmpty(client);

  await bringSchemaTo(client, backup.header.schema_version, migrations);
  await emptyTables(client);
  await withoutGuards(client, async () => {
    const loaded = await readBackup(backup.file, loadInto(client));
    if (loaded.sha256 !== backup.sha256) {
      throw new StartupError(`The file ${backup.file} was changed while it was read.`);
    }
  });
  await applyUpTo(client, Number.POSITIVE_INFINITY, migrations);
  await withoutGuards(client, () => leaveRevisionsBehind(client));
  // Jobs belong to the data that were here before; the next start makes the schema again.
  await client.query('drop schema if exists graphile_worker cascade');
  await client.query('analyze');
}

/**
 * Browsers keep rosters by the number of their last change, and may have seen numbers that the backup doesn't know. A
 * number that came twice would show them a lost roster as the current one.
 */
async function leaveRevisionsBehind(client: pg.Client): Promise<void> {
  await client.query(`update roster_revisions set revision = revision + ${REVISIONS_A_RESTORE}`);
}

async function emptyTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ format: string }>(
    `select format('truncate %s', string_agg(c.oid::regclass::text, ', ')) from pg_class c
      where ${IS_OURS} and c.relkind = 'r' and c.relname <> 'schema_migrations'`,
  );
  for (const { format } of rows) await client.query(format);
}

function loadInto(client: pg.Client): TableVisitor {
  return async ({ name, columns }, rows) => {
    const into = `public.${pg.escapeIdentifier(name)} (${columns.map(pg.escapeIdentifier).join(', ')})`;
    try {
      await pipeline(rows, client.query(copyFrom(`copy ${into} from stdin`)));
    } catch (error) {
      if (error instanceof StartupError) throw error;
      throw new StartupError(
        `The rows of the table ${name} cannot be loaded: ${error instanceof Error ? error.message : error}. Nothing was changed.`,
      );
    }
  };
}

function asSentence(error: unknown): unknown {
  if (sqlState(error) === '55P03') {
    return new StartupError(
      'Another program is using the tables of Muster. Stop it and restore again; nothing was changed.',
    );
  }
  return asSetupError(error);
}
