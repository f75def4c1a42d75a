import { type RawBuilder, sql } from 'kysely';
import type { DraftsOfDay, ExpiringLicence } from '#contract/api/dashboard';
import { LIMITS } from '#contract/limits';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { Week } from '#engine/time/weeks';
import type { TenantScope } from '../../db/database';
import { isoText } from '../../db/iso-text';
import { byClock } from '../shifts/by-clock';
import { onDays } from '../shifts/on-days';

export async function countPeopleAndSites({ db }: TenantScope) {
  const { rows } = await sql<{ totalEmployees: number; locations: number }>`
    select (select count(*)::int from employees where deleted_at is null) as "totalEmployees",
      (select count(*)::int from locations where deleted_at is null) as locations`.execute(db);
  return rows[0] ?? { totalEmployees: 0, locations: 0 };
}

/**
 * Counts everyone's shifts in a week, or one person's published shifts, by their date at the site. A shift of someone
 * who is off, sick or on holiday isn't worked, so it doesn't count.
 */
export async function countShifts(
  { db, orgId }: TenantScope,
  week: Pick<Week, 'from' | 'to'>,
  only: { publishedOf: string | null } | undefined,
) {
  const hours = (length: RawBuilder<unknown>) =>
    sql`coalesce(sum(extract(epoch from ${length})) / 3600, 0)::float8`;
  const { rows } = await sql<{ weeklyShifts: number; totalHours: number; clockHours: number }>`
    select count(*)::int as "weeklyShifts", ${hours(sql`s.end_at - s.start_at`)} as "totalHours",
      ${hours(byClock('s', 'l'))} as "clockHours"
    from shifts s join locations l on l.org_id = s.org_id and l.id = s.location_id
    where s.org_id = ${orgId} and ${onDays('s', week)}
      and not exists (select from day_statuses d
        where d.org_id = s.org_id and d.employee_id = s.employee_id and d.date = s.local_date)
      and (${only === undefined} or (s.published and s.employee_id = ${only?.publishedOf ?? null}::uuid))
  `.execute(db);
  return rows[0] ?? { weeklyShifts: 0, totalHours: 0, clockHours: 0 };
}

/** Everyone's shifts, or one person's published ones. */
export async function hasShifts(
  { db, orgId }: TenantScope,
  only: { publishedOf: string | null } | undefined,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from shifts where org_id = ${orgId}
      and (${only === undefined} or (published and employee_id = ${only?.publishedOf ?? null}::uuid))
    ) as found`.execute(db);
  return rows[0]?.found ?? false;
}

export async function listSites({ db }: TenantScope) {
  const { rows } = await sql<{ id: string; name: string; timezone: Zone }>`
    select id, name, timezone from locations where deleted_at is null
    order by name collate name_order, id`.execute(db);
  return rows;
}

const NAMES = 3;

interface PeopleAtSite {
  location_id: string;
  /** Null for those who are on now. */
  start_at: string | null;
  count: number;
  drafts: number;
  names: string[];
}

/** Who is on now and who starts within 24 hours, by site and start. Someone who is off, sick or on holiday isn't on. */
export async function listPeopleAtSites({ db, orgId }: TenantScope, now: Instant) {
  const at = new Date(now);
  const { rows } = await sql<PeopleAtSite>`
    select location_id, start_at, count(*)::int as count,
      count(*) filter (where not published)::int as drafts,
      (array_agg(name order by start, name collate name_order))[1:${sql.lit(NAMES)}] as names
    from (
      select s.location_id, s.published, s.start_at as start, e.name,
        case when s.start_at > ${at} then ${isoText('s.start_at')} end as start_at
      from shifts s join employees e on e.org_id = s.org_id and e.id = s.employee_id
      -- No shift lasts two days. Without a first start, every shift would be read.
      where s.org_id = ${orgId} and s.start_at > ${at}::timestamptz - interval '2 days'
        and s.start_at <= ${at}::timestamptz + interval '24 hours' and s.end_at > ${at}
        and not exists (select from day_statuses d
          where d.org_id = s.org_id and d.employee_id = s.employee_id and d.date = s.local_date)
    ) as present
    group by location_id, start_at
    order by location_id, start_at nulls first`.execute(db);
  return rows;
}

const DRAFT_DAYS = 14;

/** The drafts that start within two weeks. */
export async function countDrafts({ db, orgId }: TenantScope, now: Instant) {
  const at = new Date(now);
  const { rows } = await sql<DraftsOfDay>`
    select s.location_id, l.name as location_name, s.local_date as date, count(*)::int as count
    from shifts s join locations l on l.org_id = s.org_id and l.id = s.location_id
    where s.org_id = ${orgId} and not s.published and s.start_at > ${at}
      and s.start_at <= ${at}::timestamptz + interval '1 day' * ${DRAFT_DAYS}
    group by s.location_id, l.name, s.local_date
    order by s.local_date, l.name collate name_order, s.location_id`.execute(db);
  return rows;
}

/** What expires before long and isn't renewed, and what has expired although its holder is rostered. */
export async function listExpiringLicences({ db, orgId }: TenantScope, today: CalendarDate) {
  const { rows } = await sql<ExpiringLicence & { count: number }>`
    select h.employee_id, e.name as employee_name, s.name as skill_name, h.valid_to,
      rostered.next_shift, count(*) over ()::int as count
    from (
      select employee_id, skill_id, max(coalesce(valid_to, 'infinity')) as valid_to
      from holdings where org_id = ${orgId} and verified_at is not null
      group by employee_id, skill_id
      having max(coalesce(valid_to, 'infinity')) <= ${today}::date + ${sql.lit(LIMITS.expiryDays)}
    ) as h
      join employees e on e.org_id = ${orgId} and e.id = h.employee_id and e.deleted_at is null
      join skills s on s.org_id = ${orgId} and s.id = h.skill_id
      left join lateral (
        select min(local_date) as next_shift from shifts
        where org_id = ${orgId} and employee_id = h.employee_id
          and h.valid_to < ${today}::date and local_date >= ${today}::date
      ) as rostered on true
    where h.valid_to >= ${today}::date or rostered.next_shift is not null
    order by h.valid_to, e.name collate name_order, s.name collate name_order
    limit ${LIMITS.dashboardLicences}`.execute(db);
  return { licences: rows, count: rows[0]?.count ?? 0 };
}
