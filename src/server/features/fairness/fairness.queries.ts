import { sql } from 'kysely';
import {
  FAIRNESS_LINES,
  type FairnessLine,
  type LedgerShift,
} from '#engine/fairness/count-figures';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { onDays } from '../shifts/on-days';

export interface Days {
  from: CalendarDate;
  to: CalendarDate;
}

export interface Who {
  employeeId?: string | undefined;
  groupId?: string | undefined;
}

export interface LedgerRow {
  id: string;
  name: string;
  group_id: string | null;
  group_name: string | null;
  /** The day of their record, or of their first contract if that is earlier. */
  joined: CalendarDate;
}

/** With everyone of the group of a person: the median is theirs. In order of name. */
export async function listLedgerPeople(
  { db, orgId }: TenantScope,
  { employeeId, groupId }: Who,
): Promise<LedgerRow[]> {
  const which = [
    employeeId &&
      sql`exists (select from employees p where p.org_id = e.org_id and p.id = ${employeeId}
        and p.deleted_at is null and p.shift_group_id is not distinct from e.shift_group_id)`,
    groupId && sql`e.shift_group_id = ${groupId}`,
  ].filter((each) => typeof each === 'object');
  const { rows } = await sql<LedgerRow>`
    select e.id, e.name, e.shift_group_id as group_id, g.name as group_name,
      least((e.created_at at time zone o.timezone)::date, c.first)::text as joined
    from employees e
    join organizations o on o.id = e.org_id
    left join shift_groups g on g.org_id = e.org_id and g.id = e.shift_group_id
    left join (select employee_id, min(valid_from) as first from contracts where org_id = ${orgId}
      group by employee_id) c on c.employee_id = e.id
    where e.org_id = ${orgId} and e.deleted_at is null
      and ${sql.join([sql`true`, ...which], sql` and `)}
    order by e.name collate name_order, e.id`.execute(db);
  return rows;
}

const FIELD = '\u001f';
const SHIFT = '\u001e';

/**
 * Published shifts on days without a status, by person. One text per person: rows or JSON take several times as long.
 * It is read when it is asked for, so that the shifts of a thousand people aren't read in one go.
 */
export async function listWorked(
  { db, orgId }: TenantScope,
  ids: readonly string[],
  days: Days,
): Promise<(employeeId: string) => LedgerShift[]> {
  const { rows } = await sql<{ employee_id: string; shifts: string }>`
    select s.employee_id, string_agg(concat_ws(${FIELD}, extract(epoch from s.start_at)::bigint,
      extract(epoch from s.end_at)::bigint, s.local_date, s.location_id,
      translate(coalesce(s.template_code, ''), ${FIELD + SHIFT}, '')), ${SHIFT}) as shifts
    from shifts s
    where s.org_id = ${orgId} and s.employee_id = any(${ids}::uuid[]) and s.published and ${onDays('s', days)}
      and not exists (select from day_statuses d
        where d.org_id = s.org_id and d.employee_id = s.employee_id and d.date = s.local_date)
    group by s.employee_id`.execute(db);
  const zones = new Map(
    (await db.selectFrom('locations').select(['id', 'timezone']).execute()).map((site) => [
      site.id,
      site.timezone as Zone,
    ]),
  );
  const shiftOf = (text: string): LedgerShift => {
    const [start, end, date, siteId = '', code] = text.split(FIELD);
    return {
      start: (Number(start) * 1000) as Instant,
      end: (Number(end) * 1000) as Instant,
      date: date as CalendarDate,
      siteId,
      zone: zones.get(siteId) ?? ('UTC' as Zone),
      code: code || null,
    };
  };
  const texts = new Map(rows.map(({ employee_id, shifts }) => [employee_id, shifts]));
  return (employeeId) => texts.get(employeeId)?.split(SHIFT).map(shiftOf) ?? [];
}

export async function countShortNotices(
  { db, orgId }: TenantScope,
  ids: readonly string[],
  { from, to }: Days,
): Promise<Map<string, number>> {
  const { rows } = await sql<CountRow>`
    select employee_id, count(*)::int as count from short_notices
    where org_id = ${orgId} and employee_id = any(${ids}::uuid[]) and date between ${from} and ${to}
    group by employee_id`.execute(db);
  return asMap(rows);
}

/** By the day on which it was declined, on the organisation's clock. */
export async function countRefusedLeave(
  { db, orgId }: TenantScope,
  ids: readonly string[],
  { from, to }: Days,
): Promise<Map<string, number>> {
  const { rows } = await sql<CountRow>`
    select r.employee_id, count(*)::int as count
    from requests r join organizations o on o.id = r.org_id
    where r.org_id = ${orgId} and r.employee_id = any(${ids}::uuid[]) and r.kind = 'leave' and r.state = 'refused'
      and (r.ended_at at time zone o.timezone)::date between ${from} and ${to}
    group by r.employee_id`.execute(db);
  return asMap(rows);
}

interface CountRow {
  employee_id: string;
  count: number;
}

function asMap(rows: readonly CountRow[]): Map<string, number> {
  return new Map(rows.map(({ employee_id, count }) => [employee_id, count]));
}

/** What the organisation lets count, in our order. */
export async function readLines({ db, orgId }: TenantScope): Promise<FairnessLine[]> {
  const { fairness_lines } = await db
    .selectFrom('organizations')
    .select('fairness_lines')
    .where('id', '=', orgId)
    .executeTakeFirstOrThrow();
  return FAIRNESS_LINES.filter((line) => fairness_lines.includes(line));
}

export async function insertShortNotices(
  { db, orgId }: TenantScope,
  toldAt: Instant,
  told: readonly { user_id: string; dates: readonly CalendarDate[] }[],
): Promise<void> {
  const days = told.flatMap(({ user_id, dates }) => dates.map((date) => ({ user_id, date })));
  if (days.length === 0) return;
  await sql`
    insert into short_notices (org_id, employee_id, told_at, date)
    select e.org_id, e.id, ${new Date(toldAt)}, told.date
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as told (user_id uuid, date date)
    join employees e on e.org_id = ${orgId} and e.user_id = told.user_id
    on conflict do nothing`.execute(db);
}
