// Who hasn't come, came late, left early, or clocked in without being rostered. Where nobody clocked anything in the last
// week, a shift without a timesheet says nothing.
import { sql } from 'kysely';
import type { listOddToday } from '#contract/api/timesheets';
import type { AnswerOf } from '#contract/endpoint';
import { LIMITS } from '#contract/limits';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { readClockSettings } from '../clock/clock-settings';

export interface Odd {
  what: 'missing' | 'late' | 'early' | 'unrostered';
  id: string;
  employee_id: string;
  employee_name: string;
  user_id: string | null;
  date: CalendarDate;
  start_at: Date;
  end_at: Date;
  site: string;
  timezone: Zone;
  role_label: string | null;
}

const HOURS_BACK = 12;
/** The most urgent first. */
const SHOWN = ['missing', 'late', 'unrostered'] as const;

/** For the dashboard. Who came late is of no interest once the shift is over. */
export async function listToday(
  scope: TenantScope,
  now: Instant,
): Promise<AnswerOf<typeof listOddToday>> {
  const odd = await listOdd(scope, now);
  const people = SHOWN.flatMap((what) =>
    odd
      .filter((each) => each.what === what && (what !== 'late' || each.end_at.getTime() > now))
      .map(({ employee_id, employee_name, site, timezone, start_at }) => ({
        what,
        employee_id,
        employee_name,
        location_name: site,
        timezone,
        start_at: start_at.toISOString(),
      })),
  );
  const shown = people.slice(0, LIMITS.dashboardClocked);
  return { people: shown, more: people.length - shown.length };
}

/** Of shifts that began in the last hours. A late or early timesheet is named by its shift. */
export async function listOdd(scope: TenantScope, now: Instant): Promise<Odd[]> {
  const { db, orgId } = scope;
  const { late_after_minutes } = await readClockSettings(scope);
  const late = sql`make_interval(mins => ${late_after_minutes}::int)`;
  const moment = sql`${new Date(now)}::timestamptz`;
  const since = sql`${moment} - make_interval(hours => ${HOURS_BACK}::int)`;
  const { rows } = await sql<Odd>`
    with shift as (
      select s.id, s.employee_id, s.location_id, s.local_date as date, s.start_at, s.end_at, s.role_label
      from shifts s
      where s.org_id = ${orgId} and s.published and s.start_at between ${since} and ${moment}
        and exists (select from clock_events c where c.org_id = ${orgId} and c.received_at > ${moment} - interval '7 days')
        and not exists (select from day_statuses d
          where d.org_id = s.org_id and d.employee_id = s.employee_id and d.date = s.local_date)
    ), odd as (
      select 'missing' as what, shift.* from shift
      where start_at + ${late} < ${moment}
        and not exists (select from timesheets t where t.org_id = ${orgId} and t.shift_id = shift.id)
      union all
      select 'late', shift.* from shift
      where start_at + ${late} < (
        select min(t.start_at) from timesheets t where t.org_id = ${orgId} and t.shift_id = shift.id)
      union all
      select 'early', shift.* from shift
      where (select bool_and(t.end_at is not null) and max(t.end_at) < shift.end_at - ${late}
          and shift.end_at < ${moment}
        from timesheets t where t.org_id = ${orgId} and t.shift_id = shift.id)
      union all
      select 'unrostered', t.id, t.employee_id, t.location_id, t.date, t.start_at, coalesce(t.end_at, t.start_at), null
      from timesheets t
      where t.org_id = ${orgId} and 'unrostered' = any(t.flags) and t.start_at between ${since} and ${moment}
    )
    select odd.what, odd.id, odd.employee_id, e.name as employee_name, e.user_id, odd.date, odd.start_at, odd.end_at, l.name as site,
      l.timezone, odd.role_label
    from odd
      join employees e on e.org_id = ${orgId} and e.id = odd.employee_id
      join locations l on l.org_id = ${orgId} and l.id = odd.location_id
    order by odd.start_at, e.name collate name_order, odd.id`.execute(db);
  return rows;
}
