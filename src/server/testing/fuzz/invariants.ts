// Invariants of the database that must hold after any number of bad requests.
import { createHash } from 'node:crypto';
import type { TestDatabase } from '../test-database';

type Ground = Pick<TestDatabase, 'sql'>;

/** Counts pairs of overlapping shifts that no manager allowed (P5). */
export async function countOverlaps({ sql }: Ground): Promise<number> {
  const [row] = await sql(`
    select count(*)::int as pairs from shifts a join shifts b
      on a.org_id = b.org_id and a.employee_id = b.employee_id and a.id < b.id
      and a.start_at < b.end_at and b.start_at < a.end_at
    where not a.allow_overlap and not b.allow_overlap`);
  return Number(row?.pairs);
}

/** Hashes everything that an organisation has, including its accounts (P6). */
export async function hashOrganization({ sql }: Ground, orgId: string): Promise<string> {
  const tables = await sql(`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'org_id' and t.table_type = 'BASE TABLE'
    order by 1`);
  const hash = createHash('sha256');
  const parts = [
    'select t::text as row from organizations t where id = $1',
    'select t::text as row from users t where id in (select user_id from memberships where org_id = $1)',
    ...tables.map(({ name }) => `select t::text as row from "${name}" t where org_id = $1`),
  ];
  for (const part of parts) {
    const rows = await sql(`${part} order by 1`, [orgId]);
    hash.update(JSON.stringify([part, rows.map(({ row }) => row)]));
  }
  return hash.digest('hex');
}
