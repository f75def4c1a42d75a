// The cells that each of the latest changes touched. An open roster asks for these, not for its whole window.
import { sql } from 'kysely';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import type { CellKey, Window } from './window.queries';

/** A roster that missed more changes reads its whole window. */
const KEPT = 500;
/** With more cells than this, the whole window is hardly longer. */
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

/** The dates that changes touched, as spans that may overlap. Undefined when the log doesn't go back that far. */
export async function listSpansSince(
  { db, orgId }: TenantScope,
  { since, revision }: { since: number; revision: number },
): Promise<Window[] | undefined> {
  const { rows } = await sql<{ first: string | null; last: string | null; dates: string[] | null }>`
    select first_date as first, last_date as last, dates::text[] as dates from roster_changes
    where org_id = ${orgId} and revision > ${since} and revision <= ${revision}`.execute(db);
  if (rows.length !== revision - since) return undefined;
  const spans = rows.flatMap(({ first, last, dates }) =>
    dates ? dates.map((date) => [date, date]) : first && last ? [[first, last]] : [],
  );
  return spans.map(([from, to]) => ({ from: from as CalendarDate, to: to as CalendarDate }));
}

/** Whose cells changed. Undefined when the log doesn't go back that far, or a change names nobody. */
export async function listPeopleSince(
  { db, orgId }: TenantScope,
  { since, revision }: { since: number; revision: number },
): Promise<string[] | undefined> {
  const { rows } = await sql<{ people: string[] | null }>`
    select employee_ids as people from roster_changes
    where org_id = ${orgId} and revision > ${since} and revision <= ${revision}`.execute(db);
  if (rows.length !== revision - since) return undefined;
  const people = new Set<string>();
  for (const change of rows) {
    if (!change.people) return undefined;
    for (const id of change.people) people.add(id);
  }
  return [...people];
}

/** Undefined when the log doesn't go back that far, or too many cells changed: the caller then needs the window. */
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
  // A gap means an unlogged change, or a revision that a restored backup took back.
  if (found[0]?.known !== revision - since || found[0].too_many) return undefined;
  const { rows } = await sql<CellKey>`
    select distinct cell.employee_id, cell.date
    from (select c.employee_ids, c.dates from ${changes}) as c,
      unnest(c.employee_ids, c.dates) as cell (employee_id, date)
    where cell.date between ${from} and ${to}
    limit ${MOST_CELLS + 1}`.execute(db);
  return rows.length > MOST_CELLS ? undefined : rows;
}
