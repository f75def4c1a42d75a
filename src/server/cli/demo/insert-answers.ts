import { sql } from 'kysely';
import type { TenantScope } from '../../db/database';
import { demoId } from './demo-organization';
import { EMPLOYEE } from './wattle-staff';

/**
 * What people answered to the shifts of the next two weeks: most have confirmed the next few days, fewer the later
 * ones, and a few can't work. By their ids, so that each demo is alike. The employee's account has answered nothing.
 */
export async function insertAnswers({ db, orgId }: TenantScope): Promise<void> {
  await sql`
    insert into shift_answers (org_id, user_id, shift_id, location_id, start_at, end_at, answer, note, answered_at)
    select org_id, user_id, shift_id, location_id, start_at, end_at, answer,
      case when answer = 'cannot' then (array['I have a medical appointment that day.', 'My daughter starts school.', 'I am at a wedding in Cairns.', null])[1 + ('x' || substr(md5(shift_id::text), 8, 1))::bit(4)::int % 4] end,
      now() - interval '1 day'
    from (
      select s.org_id, e.user_id, s.id as shift_id, s.location_id, s.start_at, s.end_at,
        case
          when dice < 2 then 'cannot'
          when dice < 84 - 4 * extract(day from s.start_at - now()) then 'confirmed'
          when dice < 92 then 'seen'
        end as answer
      from shifts s
        join employees e on e.org_id = s.org_id and e.id = s.employee_id
        cross join lateral (select ('x' || substr(md5(s.id::text), 1, 7))::bit(28)::int % 100 as dice) as die
      where s.org_id = ${orgId} and s.published and e.user_id is not null
        and s.start_at > now() and s.start_at < now() + interval '14 days'
        and e.id <> ${demoId(orgId, 'employee', EMPLOYEE.email)}
    ) as given
    where answer is not null`.execute(db);
}
