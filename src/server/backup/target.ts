// What must be true of a database before a backup may be restored into it.
import type pg from 'pg';
import { StartupError } from '../startup-error';

export async function requireNobodyConnected(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'muster %'`,
  );
  if (rows.length === 0) return;
  const names = [...new Set(rows.map((row) => row.name))].sort();
  throw new StartupError(
    `Stop Muster first: it is using the database (${names.join(', ')}). Nothing was changed.`,
  );
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
    `The database is not empty: it holds ${organizations} organisations and ${users} accounts. Restore into a new one (DATA_DIR or DATABASE_URL), or add --force to replace everything in it. Nothing was changed.`,
  );
}
