// Which cells each of the last changes touched: what an open roster asks for instead of its whole window.
import { sql } from 'kysely';
import type { TenantScope } from '../../db/database';
import type { CellKey, Window } from './window.queries';

/** Who has missed more changes than these reads the whole window. */
const KEPT = 500;
/** With more cells the whole window is hardly longer. */
export const MOST_CELLS = 500;

export async function logChange(
  { db, orgId }: TenantScope,
  revision: number,
  cells: CellKey[],
): Promise<void> {
  const dates = cells.map(({ date }) => date).sort();
  const few = cells.length <= MOST_CELLS;
  await sql`
    insert into roster_changes (org_id, revision, first_date, last_date, employee_ids, dates)
    values (${orgId}, ${revision}, ${dates[0] ?? null}::date, ${dates.at(-1) ?? null}::date,
      ${few ? cells.map((cell) => cell.employee_id) : null}::uuid[],
      ${few ? cells.map((cell) => cell.date) : null}::date[])`.execute(db);
  await sql`
    delete from roster_changes where org_id = ${orgId} and revision <= ${revision - KEPT}
  `.execute(db);
}

/** Undefined when that is not known any more, or too much: then only the whole window tells. */
export async function listChangedSince(
  { db, orgId }: TenantScope,
  { from, to }: Window,
  { since, revision }: { since: number; revision: number },
): Promise<CellKey[] | undefined> {
  const changes = sql`roster_changes c
    where c.org_id = ${orgId} and c.revision > ${since} and c.revision <= ${revision}`;
  const { rows: found } = await sql<{ known: number; too_many: boolean }>`
    select count(*)::int as known,
      coalesce(bool_or(c.dates is null and c.first_date <= ${to} and c.last_date >= ${from}), false) as too_many
    from ${changes}`.execute(db);
  // A change that nobody logged is a hole, and so is a number from before a restored backup.
  if (found[0]?.known !== revision - since || found[0].too_many) return undefined;
  const { rows } = await sql<CellKey>`
    select distinct cell.employee_id, cell.date
    from (select c.employee_ids, c.dates from ${changes}) as c,
      unnest(c.employee_ids, c.dates) as cell (employee_id, date)
    where cell.date between ${from} and ${to}
    limit ${MOST_CELLS + 1}`.execute(db);
  return rows.length > MOST_CELLS ? undefined : rows;
}
