// What must be true of a database before a backup may be restored into it.

import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { counted } from '#engine/counted';
import { StartupError } from '../startup-error';

const LOOKS = 10;
const BETWEEN_LOOKS_MS = 100;

/** A Muster that has just stopped may still be listed for a moment, so one look is not enough. */
export async function requireNobodyConnected(client: pg.Client): Promise<void> {
  let names = await listConnected(client);
  for (let look = 1; look < LOOKS && names.length > 0; look += 1) {
    await setTimeout(BETWEEN_LOOKS_MS);
    names = await listConnected(client);
  }
  if (names.length === 0) return;
  throw new StartupError(
    `Stop Muster first: it is using the database (${names.join(', ')}). Nothing was changed.`,
  );
}

async function listConnected(client: pg.Client): Promise<string[]> {
  // Within a transaction the view would stay as it was when first read.
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'muster %'
      order by 1`,
  );
  return rows.map((row) => row.name);
}

export async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    `select to_regclass('public.users') is not null as found`,
  );
  if (!tables[0]?.found) return;
  // Whether the owner of the tables sees their rows depends on how it got its roles; this one sees all.
  await client.query('set local role muster_reader');
  const { rows } = await client.query<{ organizations: number; users: number }>(
    `select (select count(*) from public.organizations)::int as organizations,
            (select count(*) from public.users)::int as users`,
  );
  await client.query('reset role');
  const { organizations = 0, users = 0 } = rows[0] ?? {};
  if (organizations + users === 0) return;
  throw new StartupError(
    `The database is not empty: it holds ${counted(organizations, 'organisation')} and ${counted(users, 'account')}. Restore into a new one (DATA_DIR or DATABASE_URL), or add --force to replace everything in it. Nothing was changed.`,
  );
}
