import { sql } from 'kysely';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';

/** About one in twelve of the shifts behind us was changed a few days before, some people's more often than others'. */
export async function insertShortNotices(
  { db, orgId }: TenantScope,
  today: CalendarDate,
): Promise<void> {
  await sql`
    insert into short_notices (org_id, employee_id, told_at, date)
    select s.org_id, s.employee_id, s.start_at - make_interval(days => 1 + abs(hashtext(s.id::text)) % 5), s.local_date
    from shifts s
    where s.org_id = ${orgId} and s.published and s.local_date < ${today}
      and abs(hashtext(s.id::text)) % (6 + abs(hashtext(s.employee_id::text)) % 12) = 0
    on conflict do nothing`.execute(db);
}
