// What a roster window holds. Rosters repeat themselves: what many people have on a day is one row.
import { sql } from 'kysely';
import type { CellContent } from '#contract/api/roster';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';

export interface Window {
  from: CalendarDate;
  to: CalendarDate;
}

interface Same {
  /** Counted from the first of the window. */
  day: number;
  /** Their ids, with commas between. */
  employees: string;
}
type SameShift = Same & CellContent['shifts'][number];
type SameStatus = Same & { status: CellContent['status'] };

/** In the order in which they start. */
export async function listSameShifts(
  { db, orgId }: TenantScope,
  { from, to }: Window,
  siteIds: string[],
): Promise<SameShift[]> {
  const minutes = (column: string) =>
    sql`(extract(epoch from (${sql.ref(column)} at time zone l.timezone)::time)::int / 60)`;
  const { rows } = await sql<SameShift>`
    select s.local_date - ${from}::date as day, s.employees,
      ${minutes('s.start_at')} as start, ${minutes('s.end_at')} as end,
      array_position(${siteIds}::uuid[], s.location_id) - 1 as site, s.published, s.auto, s.template_code as code
    from (
      select local_date, start_at, end_at, location_id, published, template_code,
        template_code is not null or source_rule_id is not null as auto,
        string_agg(employee_id::text, ',') as employees
      from shifts
      where org_id = ${orgId} and local_date between ${from} and ${to}
      group by start_at, end_at, local_date, location_id, published, template_code, auto
    ) as s
    join locations l on l.org_id = ${orgId} and l.id = s.location_id
    order by s.start_at`.execute(db);
  return rows;
}

export async function listSameStatuses(
  { db, orgId }: TenantScope,
  { from, to }: Window,
): Promise<SameStatus[]> {
  const { rows } = await sql<SameStatus>`
    select date - ${from}::date as day, status, string_agg(employee_id::text, ',') as employees
    from day_statuses
    where org_id = ${orgId} and date between ${from} and ${to}
    group by date, status`.execute(db);
  return rows;
}
