// The schema of the database that a backup is restored into.
import type pg from 'pg';
import { sqlState } from '../db/database';
import { appliedVersions, applyUpTo, type Migration } from '../db/migrate';
import { StartupError } from '../startup-error';
import { IS_OURS } from './tables';

/** Gives the tables the shape that the rows of a backup had, within the transaction of the caller. */
export async function bringSchemaTo(
  client: pg.Client,
  version: number,
  migrations: Migration[],
): Promise<void> {
  const applied = await appliedVersions(client);
  // There is no way back from a newer schema but to begin again.
  if ([...applied].some((each) => each > version)) await dropSchema(client);
  await applyUpTo(client, version, migrations);
}

// In this order none needs CASCADE, which would also take what others have built on Muster's tables.
const SCHEMA_PARTS = [
  `select format('drop view %s', string_agg(c.oid::regclass::text, ', '))
     from pg_class c where ${IS_OURS} and c.relkind = 'v' having count(*) > 0`,
  `select format('drop table %s', string_agg(c.oid::regclass::text, ', '))
     from pg_class c where ${IS_OURS} and c.relkind in ('r', 'p') having count(*) > 0`,
  `select format('drop routine %s', string_agg(p.oid::regprocedure::text, ', '))
     from pg_proc p where p.pronamespace = 'public'::regnamespace and not exists (
       select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
   having count(*) > 0`,
];

async function dropSchema(client: pg.Client): Promise<void> {
  try {
    for (const part of SCHEMA_PARTS) {
      const { rows } = await client.query<{ format: string }>(part);
      for (const { format } of rows) await client.query(format);
    }
  } catch (error) {
    if (sqlState(error) !== '2BP01') throw error;
    const detail = error instanceof Error && 'detail' in error ? error.detail : error;
    throw new StartupError(
      `The backup is of an earlier version, so its tables must replace yours, but something else needs them: ${detail}. Remove that first.`,
    );
  }
}

/** Lets the owner of the tables load rows as they are: no policy, no trigger; and puts both back. */
export async function withoutGuards(client: pg.Client, load: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ lift: string; restore: string }>(`
    select format('alter table %s no force row level security', oid::regclass) as lift,
           format('alter table %s force row level security', oid::regclass) as restore
      from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity
    union all
    select format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname),
           format('alter table %s enable trigger %I', t.tgrelid::regclass, t.tgname)
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgenabled = 'O'`);
  for (const { lift } of rows) await client.query(lift);
  await load();
  // A check that still waits for the end of the transaction would forbid to alter its table.
  await client.query('set constraints all immediate');
  for (const { restore } of rows) await client.query(restore);
}
