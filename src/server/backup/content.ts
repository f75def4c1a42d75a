// What a backup holds, piece by piece: all of it as it was at one moment, however much is written meanwhile.
import { createHash } from 'node:crypto';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { sqlState } from '../db/database';
import { VERSION } from '../project-folder';
import { StartupError } from '../startup-error';
import { countRows, END_OF_ROWS, FORMAT, FORMAT_VERSION, type Header, jsonLine } from './format';
import { listKeptTables, type Table } from './tables';

const LOCK_NOT_AVAILABLE = '55P03';
const BEING_CHANGED = 'An update or a restore is changing the tables. Start the backup again.';

export interface Contents {
  tables: number;
  rows: number;
}

export async function* backupContent(client: pg.Client): AsyncGenerator<Buffer, Contents> {
  const tables = await beginSnapshot(client);
  const everything = createHash('sha256');
  let rows = 0;
  const counted = (bytes: Buffer) => {
    everything.update(bytes);
    return bytes;
  };

  yield counted(jsonLine(await describe(client)));
  await client.query('set local role muster_reader');
  for (const table of tables) {
    yield counted(jsonLine({ table: table.name, columns: table.columns }));
    const sum = createHash('sha256');
    let tableRows = 0;
    for await (const bytes of copyRows(client, table)) {
      sum.update(bytes);
      tableRows += countRows(bytes);
      yield counted(bytes);
    }
    yield counted(Buffer.from(END_OF_ROWS));
    yield counted(jsonLine({ rows: tableRows, sha256: sum.digest('hex') }));
    rows += tableRows;
  }
  await client.query('commit');
  yield jsonLine({ total_rows: rows, sha256: everything.digest('hex') });
  return { tables: tables.length, rows };
}

async function* copyRows(client: pg.Client, table: Table): AsyncGenerator<Buffer> {
  const columns = table.columns.map(pg.escapeIdentifier).join(', ');
  yield* client.query(copyTo(`copy ${publicName(table.name)} (${columns}) to stdout`));
}

/**
 * A table that is truncated or rewritten between the snapshot and its copy would look empty, so the tables are
 * locked against that (not against reading and writing) before the snapshot is taken.
 */
async function beginSnapshot(client: pg.Client): Promise<Table[]> {
  if (!(await hasTables(client))) {
    throw new StartupError(
      'There is nothing to back up: Muster has not been started on this database yet.',
    );
  }
  const expected = await listKeptTables(client);
  await client.query('begin isolation level repeatable read, read only');
  const names = expected.map((table) => publicName(table.name)).join(', ');
  await client.query(`lock table ${names} in access share mode`).catch((error: unknown) => {
    throw sqlState(error) === LOCK_NOT_AVAILABLE ? new StartupError(BEING_CHANGED) : error;
  });
  const found = await listKeptTables(client);
  if (JSON.stringify(found) !== JSON.stringify(expected)) throw new StartupError(BEING_CHANGED);
  return found;
}

async function hasTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    "select to_regclass('public.users') is not null as found",
  );
  return rows[0]?.found === true;
}

async function describe(client: pg.Client): Promise<Header> {
  const { rows } = await client.query<{ schema: number; postgres: string; now: Date }>(
    "select max(version) as schema, current_setting('server_version') as postgres, now() from schema_migrations",
  );
  const [found] = rows;
  if (!found) throw new Error('an aggregate without a row');
  return {
    format: FORMAT,
    format_version: FORMAT_VERSION,
    muster_version: VERSION,
    schema_version: found.schema,
    postgres_version: found.postgres,
    created_at: found.now.toISOString(),
  };
}

function publicName(table: string): string {
  return `public.${pg.escapeIdentifier(table)}`;
}
