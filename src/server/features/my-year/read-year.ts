import { sql } from 'kysely';
import type { getMyYear, YearShift } from '#contract/api/my-year';
import type { AnswerOf } from '#contract/endpoint';
import type { DayStatusName } from '#engine/cells/cell';
import { isNightShift } from '#engine/conflicts/consecutive-nights';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { type PatternShift, readPattern } from './read-pattern';

interface YearQuestion {
  employeeId: string;
  from: CalendarDate;
  to: CalendarDate;
  /** The pattern begins today: nobody works in the past any more. */
  today: CalendarDate;
}

export async function readYear(
  scope: TenantScope,
  { employeeId, from, to, today }: YearQuestion,
): Promise<AnswerOf<typeof getMyYear>> {
  const days = { employeeId, from: from < today ? today : from, to };
  return {
    shifts: (await listWorked(scope, employeeId, from, to)).map(asYearShift),
    pattern: days.from > to ? [] : (await readPattern(scope, days)).map(asYearShift),
    statuses: await listStatuses(scope, employeeId, from, to),
    leave: await listLeave(scope, employeeId, from, to),
  };
}

function asYearShift({
  date,
  start,
  end,
  code,
  site,
}: Omit<PatternShift, 'code'> & { code: string | null }): YearShift {
  return {
    date,
    start_at: new Date(start).toISOString(),
    end_at: new Date(end).toISOString(),
    location_id: site.id,
    location_name: site.name,
    timezone: site.timezone,
    night: isNightShift({ start, end }, site.timezone, code),
  };
}

interface WorkedRow {
  date: CalendarDate;
  start: Instant;
  end: Instant;
  code: string | null;
  id: string;
  name: string;
  timezone: Zone;
}

async function listWorked(
  { db, orgId }: TenantScope,
  employeeId: string,
  from: CalendarDate,
  to: CalendarDate,
) {
  const { rows } = await sql<WorkedRow>`
    select s.local_date as date, (extract(epoch from s.start_at) * 1000)::float8 as start,
      (extract(epoch from s.end_at) * 1000)::float8 as end, s.template_code as code, l.id, l.name, l.timezone
    from shifts s join locations l on l.org_id = s.org_id and l.id = s.location_id
    where s.org_id = ${orgId} and s.employee_id = ${employeeId} and s.published
      and s.local_date between ${from} and ${to}
      and not exists (select from day_statuses d
        where d.org_id = s.org_id and d.employee_id = s.employee_id and d.date = s.local_date)
    order by s.start_at, s.id`.execute(db);
  return rows.map(({ id, name, timezone, ...shift }) => ({
    ...shift,
    site: { id, name, address: null, timezone },
  }));
}

async function listStatuses(
  { db, orgId }: TenantScope,
  employeeId: string,
  from: CalendarDate,
  to: CalendarDate,
) {
  const { rows } = await sql<{ date: CalendarDate; status: DayStatusName }>`
    select date, status from day_statuses
    where org_id = ${orgId} and employee_id = ${employeeId} and date between ${from} and ${to}
    order by date`.execute(db);
  return rows;
}

async function listLeave(
  { db, orgId }: TenantScope,
  employeeId: string,
  from: CalendarDate,
  to: CalendarDate,
) {
  const { rows } = await sql<{ first_date: string; last_date: string; type_name: string }>`
    select l.first_date, l.last_date, t.name as type_name
    from leaves l join leave_types t on t.org_id = l.org_id and t.id = l.leave_type_id
    where l.org_id = ${orgId} and l.employee_id = ${employeeId} and l.cancelled_at is null
      and l.first_date <= ${to} and l.last_date >= ${from}
    order by l.start_at, l.request_id`.execute(db);
  return rows;
}
