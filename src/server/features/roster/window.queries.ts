// What a roster window holds. Rosters repeat themselves: what many people have on a day is one row.
import { type RawBuilder, sql } from 'kysely';
import type { CellContent } from '#contract/api/roster-window';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { among, type People } from '../employees/people-of-groups';
import { onDays } from '../shifts/on-days';

export interface Window {
  from: CalendarDate;
  to: CalendarDate;
}

export interface CellKey {
  employee_id: string;
  date: string;
}

/** A whole window, the rows of some people, or some cells. */
export interface Part extends Window {
  people: People;
  cells?: CellKey[] | undefined;
}

interface Same {
  /** Counted from the first of the window. */
  day: number;
  /** Their ids, with commas between. */
  employees: string;
}
type SameShift = Same & CellContent['shifts'][number];
type SameStatus = Same & { status: CellContent['status'] };

/** Every site for a whole window; for some cells only the sites in them. */
export async function listSiteIds(scope: TenantScope, part: Part): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from locations
    where ${!part.cells} or id in (select location_id from ${shiftsIn(scope, part)})
    order by id`.execute(scope.db);
  return rows.map(({ id }) => id);
}

/** In the order in which they start. */
export async function listSameShifts(
  scope: TenantScope,
  part: Part,
  siteIds: string[],
): Promise<SameShift[]> {
  const minutes = (column: string) =>
    sql`(extract(epoch from (${sql.ref(column)} at time zone l.timezone)::time)::int / 60)`;
  const moved = sql`(s.end_at at time zone l.timezone) - (s.start_at at time zone l.timezone)`;
  const { rows } = await sql<SameShift>`
    select s.local_date - ${part.from}::date as day, s.employees,
      ${minutes('s.start_at')} as start,
      ${minutes('s.end_at')} + case when ${moved} > interval '1 day' then 24 * 60 else 0 end as end,
      array_position(${siteIds}::uuid[], s.location_id) - 1 as site, s.published, s.auto, s.template_code as code
    from (
      select local_date, start_at, end_at, location_id, published, template_code,
        template_code is not null or source_rule_id is not null as auto,
        string_agg(employee_id::text, ',') as employees
      from ${shiftsIn(scope, part)}
      group by start_at, end_at, local_date, location_id, published, template_code, auto
    ) as s
    join locations l on l.org_id = ${scope.orgId} and l.id = s.location_id
    order by s.start_at, s.end_at, s.location_id`.execute(scope.db);
  return rows;
}

export async function listSameStatuses(scope: TenantScope, part: Part): Promise<SameStatus[]> {
  const { rows } = await sql<SameStatus>`
    select date - ${part.from}::date as day, status, string_agg(employee_id::text, ',') as employees
    from ${statusesIn(scope, part)}
    group by date, status`.execute(scope.db);
  return rows;
}

function shiftsIn({ orgId }: TenantScope, { from, to, people, cells }: Part): RawBuilder<unknown> {
  if (!cells) {
    return sql`shifts where org_id = ${orgId} and ${onDays('shifts', { from, to })} and ${among('employee_id', people)}`;
  }
  return sql`${unnested(cells)} join shifts on shifts.org_id = ${orgId}
    and shifts.employee_id = cell.id and shifts.local_date = cell.day`;
}

function statusesIn(
  { orgId }: TenantScope,
  { from, to, people, cells }: Part,
): RawBuilder<unknown> {
  if (!cells) {
    return sql`day_statuses where org_id = ${orgId} and date between ${from} and ${to} and ${among('employee_id', people)}`;
  }
  return sql`${unnested(cells)} join day_statuses on day_statuses.org_id = ${orgId}
    and day_statuses.employee_id = cell.id and day_statuses.date = cell.day`;
}

function unnested(cells: CellKey[]): RawBuilder<unknown> {
  return sql`unnest(${cells.map((cell) => cell.employee_id)}::uuid[],
    ${cells.map((cell) => cell.date)}::date[]) as cell (id, day)`;
}
