import { sql } from 'kysely';
import type { PayColumn, PayPeriod, PayProfile } from '#contract/api/pay-periods';
import type { PaySchedule } from '#engine/pay-periods/pay-periods';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { isoText } from '../../db/iso-text';

/** The latest first. */
export function listPayPeriods(scope: TenantScope): Promise<PayPeriod[]> {
  return payPeriods(scope).orderBy('p.first_date', 'desc').execute();
}

export function findPayPeriod(scope: TenantScope, id: string): Promise<PayPeriod | undefined> {
  return payPeriods(scope).where('p.id', '=', id).executeTakeFirst();
}

function payPeriods({ db, orgId }: TenantScope) {
  return db
    .selectFrom('pay_periods as p')
    .select([
      'p.id',
      sql<CalendarDate>`p.first_date`.as('first_date'),
      sql<CalendarDate>`p.last_date`.as('last_date'),
      sql<PaySchedule>`p.schedule`.as('schedule'),
      isoText<string | null>('p.closed_at').as('closed_at'),
      'p.closed_by_name',
      sql<number>`(select count(*)::int from timesheets t
        where p.closed_at is null and t.org_id = p.org_id and t.date <= p.last_date
          and t.date >= (select min(first_date) from pay_periods f where f.org_id = p.org_id)
          and t.state in ('running', 'attention', 'draft', 'confirmed', 'disputed'))`.as('waiting'),
      ofLines('count(*)').as('lines'),
      ofLines("count(*) filter (where kind = 'adjustment')").as('adjustments'),
      ofLines('coalesce(sum(elapsed_seconds), 0)').as('elapsed_seconds'),
      ofLines('coalesce(sum(clock_seconds), 0)').as('clock_seconds'),
      sql<PayPeriod['exports']>`(select coalesce(json_agg(json_build_object(
        'profile', x.profile, 'sha256', x.sha256, 'created_by_name', x.created_by_name,
        'created_at', to_char(x.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by x.created_at), '[]'::json)
        from pay_exports x where x.org_id = p.org_id and x.period_id = p.id)`.as('exports'),
    ])
    .where('p.org_id', '=', orgId);
}

function ofLines(figure: string) {
  return sql<number>`(select (${sql.raw(figure)})::int from pay_lines y where y.org_id = p.org_id and y.period_id = p.id)`;
}

/**
 * Adds the lines of a period: what is approved and not yet paid. Of a timesheet that adjusts a closed one, that is the
 * difference to what earlier periods paid. So nothing is paid twice or forgotten, whatever happened since.
 */
export async function insertPayLines(
  { db, orgId }: TenantScope,
  period: Pick<PayPeriod, 'id' | 'first_date' | 'last_date'>,
): Promise<void> {
  await sql`
    with paid as (
      select timesheet_id, sum(unpaid_seconds)::int as unpaid, sum(elapsed_seconds)::int as elapsed,
             sum(clock_seconds)::int as by_clock
        from pay_lines where org_id = ${orgId} group by timesheet_id
    ), start as (
      select min(first_date) as day from pay_periods where org_id = ${orgId}
    ), due as (
      select coalesce(t.adjusts, t.id) as id, t.employee_id, e.name, t.date, coalesce(t.counted_start, t.start_at) as start_at,
             coalesce(t.counted_end, t.end_at) as end_at, t.timezone, l.name as site_name, t.role_label, t.shift_id,
             t.break_seconds - coalesce(paid.unpaid, 0) as unpaid,
             t.elapsed_seconds - coalesce(paid.elapsed, 0) as elapsed,
             t.clock_seconds - coalesce(paid.by_clock, 0) as by_clock,
             t.adjusts is not null or t.date < ${period.first_date}::date as late
        from timesheets t
        join employees e on e.org_id = t.org_id and e.id = t.employee_id
        left join locations l on l.org_id = t.org_id and l.id = t.location_id
        left join paid on paid.timesheet_id = coalesce(t.adjusts, t.id)
        cross join start
       where t.org_id = ${orgId} and t.state = 'approved' and t.end_at is not null
         and t.date between start.day and ${period.last_date}::date
    )
    insert into pay_lines (org_id, period_id, timesheet_id, kind, employee_id, employee_name, employee_number, date, start_at, end_at,
                           timezone, site_name, role_label, shift_id, unpaid_seconds, elapsed_seconds, clock_seconds)
    select ${orgId}, ${period.id}, due.id, case when late then 'adjustment' else 'time' end, due.employee_id, due.name,
           (select c.employee_number from contracts c
             where c.org_id = ${orgId} and c.employee_id = due.employee_id and c.valid_from <= due.date
             order by c.valid_from desc limit 1),
           due.date, due.start_at, due.end_at, due.timezone, due.site_name, due.role_label, due.shift_id,
           due.unpaid, due.elapsed, due.by_clock
      from due
     where not late or (due.unpaid, due.elapsed, due.by_clock) <> (0, 0, 0)`.execute(db);
}

export function listPayLines({ db, orgId }: TenantScope, periodId: string) {
  return db
    .selectFrom('pay_lines')
    .select([
      'timesheet_id',
      'kind',
      'employee_id',
      'employee_name',
      'employee_number',
      sql<CalendarDate>`date`.as('date'),
      sql<string>`to_char(start_at at time zone timezone, 'HH24:MI')`.as('start'),
      sql<string>`to_char(end_at at time zone timezone, 'HH24:MI')`.as('end'),
      'site_name',
      'role_label',
      'shift_id',
      'unpaid_seconds',
      'elapsed_seconds',
      'clock_seconds',
      // It pays all of the time from start to end, not only a difference.
      sql<boolean>`floor(extract(epoch from end_at - start_at)) = elapsed_seconds + unpaid_seconds`.as(
        'whole',
      ),
    ])
    .where('org_id', '=', orgId)
    .where('period_id', '=', periodId)
    .orderBy('employee_name')
    .orderBy('employee_id')
    .orderBy('pay_lines.start_at')
    .orderBy('timesheet_id')
    .execute();
}
export type PayLine = Awaited<ReturnType<typeof listPayLines>>[number];

/** The file of this kind that was made of the period before, if any. */
export async function findExport(
  { db, orgId }: TenantScope,
  periodId: string,
  profile: PayProfile,
): Promise<{ columns: PayColumn[] | null } | undefined> {
  return db
    .selectFrom('pay_exports')
    .select(sql<PayColumn[] | null>`columns`.as('columns'))
    .where('org_id', '=', orgId)
    .where('period_id', '=', periodId)
    .where('profile', '=', profile)
    .executeTakeFirst();
}
