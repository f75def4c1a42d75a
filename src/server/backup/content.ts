// What a backup holds, piece by piece: all of it as it was at one moment, however much is written meanwhile.
import { createHash } from 'node:crypto';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { VERSION } from '../project-folder';
import { StartupError } from '../startup-error';
import {
  countRows,
  END_OF_ROWS,
  FORMAT,
  FORMAT_VERSION,
  type Header,
  jsonLine,
} from './format';
import { listKeptTables, type Table } from './tables';

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
  const { rows } = await client.query<{ exists: boolean }>(
    "select to_regclass('public.schema_migrations') is not null as exists",
  );
  if (!rows[0]?.exists) {
    throw new StartupError('There is nothing to back up: Muster has not been started on this database yet.');
  }
  const expected = await listKeptTables(client);
  await client.query('begin isolation level repeatable read, read only');
  const names = expected.map((table) => publicName(table.name)).join(', ');
  await client.query(`lock table ${names} in access share mode`);
  const found = await listKeptTables(client);
  if (JSON.stringify(found) !== JSON.stringify(expected)) {
    throw new StartupError('The tables were being changed by an update: please start the backup again.');
  }
  return found;
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
