import { sql } from 'kysely';
import type { Interval } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';

export async function countPeopleAndSites({ db }: TenantScope) {
  const { rows } = await sql<{ totalEmployees: number; locations: number }>`
    select (select count(*)::int from employees where deleted_at is null) as "totalEmployees",
      (select count(*)::int from locations where deleted_at is null) as locations`.execute(db);
  return rows[0] ?? { totalEmployees: 0, locations: 0 };
}

/** Counts everyone's shifts, or one person's published shifts. */
export async function countShifts(
  { db, orgId }: TenantScope,
  startsIn: Interval,
  only: { publishedOf: string | null } | undefined,
) {
  const { rows } = await sql<{ weeklyShifts: number; totalHours: number }>`
    select count(*)::int as "weeklyShifts",
      coalesce(sum(extract(epoch from end_at - start_at)) / 3600, 0)::float8 as "totalHours"
    from shifts
    where org_id = ${orgId} and start_at >= ${new Date(startsIn.start)} and start_at < ${new Date(startsIn.end)}
      and (${only === undefined} or (published and employee_id = ${only?.publishedOf ?? null}::uuid))
  `.execute(db);
  return rows[0] ?? { weeklyShifts: 0, totalHours: 0 };
}
