// 22,500 shifts of a thousand people in 36 days, for measuring.
import { sql } from 'kysely';
import type { CalendarDate } from '../../src/engine/time/kinds';
import type { Organisation } from './organisation';

export const WINDOW = { from: '2027-03-01' as CalendarDate, to: '2027-04-05' as CalendarDate };

export async function addShifts(
  { within, orgId, siteId, peopleIds }: Organisation,
  { from, to } = WINDOW,
): Promise<void> {
  await within(async ({ db }) => {
    await sql`
      insert into shifts (org_id, employee_id, location_id, local_date, start_at, end_at, published, template_code)
      select ${orgId}::uuid, p.id, ${siteId}::uuid, d::date,
        (d::date + case when p.number % 2 = 0 then time '07:00' else time '19:00' end) at time zone 'Australia/Sydney',
        (d::date + case when p.number % 2 = 0 then interval '19 hours' else interval '31 hours' end) at time zone 'Australia/Sydney',
        p.number % 3 = 0, case when p.number % 2 = 0 then 'D' else 'N' end
      from unnest(${peopleIds}::uuid[]) with ordinality as p (id, number),
        generate_series(${from}::date, ${to}::date, interval '1 day') as d
      where (extract(day from d)::int + p.number) % 8 < 5`.execute(db);
  });
}
