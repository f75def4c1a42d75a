import { sql } from 'kysely';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { rebuildSheets } from '../../features/timesheets/rebuild-sheets';

/**
 * What people clocked since the day: most came a few minutes early and took their break. A few forgot to clock out, came
 * with a device whose clock is wrong, or weren't offered a break. By the ids of their shifts, so that each demo is alike. Of
 * those who work now, one hasn't come and one came late.
 */
export async function insertClock(scope: TenantScope, since: CalendarDate): Promise<void> {
  const { db, orgId } = scope;
  await sql`
    with worked as (
      select s.*, l.timezone, ('x' || substr(md5(s.id::text), 1, 7))::bit(28)::int % 100 as dice,
        ('x' || substr(md5(s.id::text), 8, 7))::bit(28)::int % 900 as seconds
      from shifts s
        join locations l on l.org_id = s.org_id and l.id = s.location_id
        join employees e on e.org_id = s.org_id and e.id = s.employee_id
      where s.org_id = ${orgId} and s.published and e.deleted_at is null
        and s.end_at < now() and s.local_date >= ${since}::date
        and not exists (select from day_statuses d
          where d.org_id = s.org_id and d.employee_id = s.employee_id and d.date = s.local_date)
    )
    insert into clock_events (org_id, id, employee_id, kind, location_id, timezone, captured_at, received_at,
      effective_at, offset_ms, source, break_answer, flags)
    select org_id, gen_random_uuid(), employee_id, 'in', location_id, timezone,
      came + fast, came, came, - extract(epoch from fast) * 1000, 'phone', null,
      case when dice < 2 then '{skew}'::text[] else '{}' end
    from worked, lateral (select start_at + interval '1 second' * (seconds - 750) as came,
      case when dice < 2 then interval '37 minutes' else interval '0' end as fast) as arrival
    where dice < 97
    union all
    select org_id, gen_random_uuid(), employee_id, 'out', location_id, timezone, went, went, went, 0, 'phone',
      case when dice < 5 then 'not-offered' when dice < 15 then 'not-taken' when dice < 90 then 'taken' end, '{}'
    from worked, lateral (select least(now(), end_at + interval '1 second' * (seconds - 300)) as went) as departure
    where dice < 97 and (dice not between 40 and 41 or end_at < now() - interval '7 days')`.execute(
    db,
  );
  await sql`
    with working as (
      select s.*, l.timezone, row_number() over (order by md5(s.id::text)) as place,
        ('x' || substr(md5(s.id::text), 8, 7))::bit(28)::int % 900 as seconds
      from shifts s
        join locations l on l.org_id = s.org_id and l.id = s.location_id
        join employees e on e.org_id = s.org_id and e.id = s.employee_id
      where s.org_id = ${orgId} and s.published and e.deleted_at is null
        and s.start_at < now() - interval '40 minutes' and s.end_at > now()
        and not exists (select from day_statuses d
          where d.org_id = s.org_id and d.employee_id = s.employee_id and d.date = s.local_date)
    )
    insert into clock_events (org_id, id, employee_id, kind, location_id, timezone, captured_at, received_at,
      effective_at, source)
    select org_id, gen_random_uuid(), employee_id, 'in', location_id, timezone, came, came, came, 'phone'
    from working, lateral (select start_at + case when place = 2 then interval '25 minutes'
      else interval '1 second' * (seconds - 750) end as came) as arrival
    where place > 1`.execute(db);
  const { rows } = await sql<{ employee_id: string }>`
    select distinct employee_id from clock_events where org_id = ${orgId} order by 1`.execute(db);
  for (const { employee_id } of rows) await rebuildSheets(scope, employee_id, 0 as Instant);
  await sql`
    update timesheets set state = 'approved', confirmed_at = end_at, approved_at = end_at + interval '1 day',
      approved_by_name = (select u.name from users u join organizations o on o.owner_user_id = u.id where o.id = ${orgId})
    where org_id = ${orgId} and state = 'draft' and flags = '{}' and end_at < now() - interval '3 days'`.execute(
    db,
  );
  await sql`
    update timesheets set state = 'confirmed', confirmed_at = end_at + interval '1 hour'
    where org_id = ${orgId} and state = 'draft' and flags = '{}' and extract(second from start_at)::int % 2 = 0`.execute(
    db,
  );
}
