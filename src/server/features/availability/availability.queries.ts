import { sql } from 'kysely';
import type { DatedWishes, DayWishes } from '#contract/api/availability';
import type { Availability, UsualWeek } from '#engine/availability/availability';
import type { CalendarDate, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';

export const NOTHING_SAID: Availability = { weeks: [], dates: [] };

/** Of everyone who said something for these days, or of those who are named. */
export async function listAvailability(
  { db, orgId }: TenantScope,
  employeeIds: readonly string[] | 'everyone',
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<Map<string, Availability>> {
  const all = employeeIds === 'everyone';
  const { rows } = await sql<{ employee_id: string } & Availability>`
    with week as (
      select employee_id, jsonb_agg(jsonb_build_object('validFrom', valid_from, 'anchor', anchor, 'zone', timezone,
        'days', days)) as weeks
      from availability_weeks
      where org_id = ${orgId} and valid_from <= ${to} and (${all} or employee_id = any(${all ? [] : employeeIds}::uuid[]))
      group by employee_id
    ), dated as (
      select employee_id, jsonb_agg(jsonb_build_object('date', date, 'zone', timezone, 'wishes', wishes,
        'extra', extra) order by date) as dates
      from availability_dates
      where org_id = ${orgId} and date between ${from}::date - 1 and ${to}
        and (${all} or employee_id = any(${all ? [] : employeeIds}::uuid[]))
      group by employee_id
    )
    select employee_id, coalesce(week.weeks, '[]') as weeks, coalesce(dated.dates, '[]') as dates
    from week full join dated using (employee_id)`.execute(db);
  return new Map(rows.map(({ employee_id, weeks, dates }) => [employee_id, { weeks, dates }]));
}

/** Those that begin on the day or later go. */
export async function replaceWeeks(
  { db, orgId }: TenantScope,
  employeeId: string,
  { validFrom, anchor, zone, days }: UsualWeek,
): Promise<void> {
  await db
    .deleteFrom('availability_weeks')
    .where('org_id', '=', orgId)
    .where('employee_id', '=', employeeId)
    .where('valid_from', '>=', validFrom)
    .execute();
  await db
    .insertInto('availability_weeks')
    .values({
      org_id: orgId,
      employee_id: employeeId,
      valid_from: validFrom,
      anchor,
      timezone: zone,
      days: JSON.stringify(days),
    })
    .execute();
}

/** What was said for the day and later goes. */
export async function replaceDates(
  { db, orgId }: TenantScope,
  employeeId: string,
  from: CalendarDate,
  dates: readonly DatedWishes[],
  zone: Zone,
): Promise<void> {
  await db
    .deleteFrom('availability_dates')
    .where('org_id', '=', orgId)
    .where('employee_id', '=', employeeId)
    .where('date', '>=', from)
    .execute();
  await sql`
    insert into availability_dates (org_id, employee_id, date, timezone, wishes, extra)
    select ${orgId}, ${employeeId}, date, ${zone}, wishes, extra
    from jsonb_to_recordset(${JSON.stringify(dates)}::jsonb) as said (date date, wishes jsonb, extra text)
  `.execute(db);
}

export async function readClosing({ db, orgId }: TenantScope): Promise<number> {
  const { availability_closes_days } = await db
    .selectFrom('organizations')
    .select('availability_closes_days')
    .where('id', '=', orgId)
    .executeTakeFirstOrThrow();
  return availability_closes_days;
}

/** Null where nothing is published from the day on. */
export async function findLastPublished(
  { db, orgId }: TenantScope,
  from: CalendarDate,
): Promise<CalendarDate | null> {
  const { rows } = await sql<{ last: CalendarDate | null }>`
    select max(local_date)::text as last from shifts
    where org_id = ${orgId} and published and local_date >= ${from}`.execute(db);
  return rows[0]?.last ?? null;
}

export const SILENT_DAY: DayWishes = { wishes: [], extra: 'ask' };
