// A look into the database of a data folder, past the server: what is really there.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

export type Row = Record<string, unknown>;

export async function query<R extends Row = Row>(
  dataDir: string,
  statement: string,
  values: unknown[] = [],
): Promise<R[]> {
  const home = join(dataDir, 'postgres');
  const { administrator } = JSON.parse(await readFile(join(home, 'passwords.json'), 'utf8'));
  const client = new pg.Client({
    host: join(home, 'socket'),
    user: 'postgres',
    password: administrator,
    database: 'muster',
    application_name: 'faults',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<R>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

export async function postmasterOf(dataDir: string): Promise<number> {
  const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  return Number((await readFile(file, 'utf8')).split('\n')[0]);
}
