import { sql } from 'kysely';
import { addDays } from '#engine/time/dates';
import type { Week } from '#engine/time/weeks';
import type { TenantScope } from '../../db/database';

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
  const { rows } = await sql<{ weeklyShifts: number; totalHours: number }>`
    select count(*)::int as "weeklyShifts",
      coalesce(sum(extract(epoch from end_at - start_at)) / 3600, 0)::float8 as "totalHours"
    from shifts s
    where org_id = ${orgId} and local_date between ${week.from} and ${week.to}
      -- Sites are up to 14 hours ahead of UTC and 12 behind. Without these days, every shift would be read.
      and start_at >= ${addDays(week.from, -1)} and start_at < ${addDays(week.to, 2)}
      and not exists (select from day_statuses d
        where d.org_id = s.org_id and d.employee_id = s.employee_id and d.date = s.local_date)
      and (${only === undefined} or (published and employee_id = ${only?.publishedOf ?? null}::uuid))
  `.execute(db);
  return rows[0] ?? { weeklyShifts: 0, totalHours: 0 };
}
