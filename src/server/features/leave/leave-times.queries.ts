// When people are on approved leave, for the rules and for cover.
import { type RawBuilder, sql } from 'kysely';
import { leaveTimes } from '#engine/leave/leave-times';
import type { LeaveTime } from '#engine/rules/person';
import { addDays } from '#engine/time/dates';
import type { CalendarDate, Interval } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';

interface Days {
  from: CalendarDate;
  to: CalendarDate;
}

type TimeOf<Time> = Time & { employeeId: string };

/** For the rules, with a day more on both sides, whatever the zone. */
export async function listLeaveTimes(
  scope: TenantScope,
  employeeIds: readonly string[],
  days: Days,
): Promise<Map<string, LeaveTime[]>> {
  const spans = sql`(values (l.start_at, l.end_at, l.start_time is null))`;
  const people = sql`l.employee_id = any(${employeeIds}::uuid[])`;
  const byPerson = new Map<string, LeaveTime[]>();
  for (const time of await readTimes(scope, days, spans, people)) {
    const own = byPerson.get(time.employeeId);
    if (own) own.push(time);
    else byPerson.set(time.employeeId, [time]);
  }
  return byPerson;
}

/** For cover: the hours of first and last days that have a time. Whole days have a status. */
export async function listLeaveHours(scope: TenantScope, days: Days): Promise<TimeOf<Interval>[]> {
  const midnight = (date: RawBuilder<unknown>) => sql`(${date})::timestamp at time zone l.timezone`;
  const spans = sql`(values
    (case when l.start_time is not null then l.start_at end,
      least(l.end_at, ${midnight(sql`l.first_date + 1`)}), false),
    (case when l.end_time is not null then greatest(l.start_at, ${midnight(sql`l.last_date`)}) end, l.end_at, false))`;
  return readTimes(scope, days, spans, sql`(l.start_time is not null or l.end_time is not null)`);
}

interface TimeRow extends LeaveTime {
  employeeId: string;
  fromDay: boolean;
  worked: Interval[];
}

const milliseconds = (column: string) =>
  sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`;

async function readTimes(
  { db, orgId }: TenantScope,
  { from, to }: Days,
  spans: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
): Promise<TimeOf<LeaveTime>[]> {
  const { rows } = await sql<TimeRow>`
    select l.employee_id as "employeeId", ${milliseconds('span.start_at')} as start,
      ${milliseconds('span.end_at')} as end, span.from_day as "fromDay",
      coalesce((select jsonb_agg(jsonb_build_object('start', ${milliseconds('s.start_at')},
          'end', ${milliseconds('s.end_at')}))
        from shifts s where s.org_id = l.org_id and s.id = any(l.worked_shift_ids)
          and s.employee_id = l.employee_id), '[]') as worked
    from leaves l, lateral ${spans} as span (start_at, end_at, from_day)
    where l.org_id = ${orgId} and l.cancelled_at is null and span.start_at < span.end_at
      and l.end_at > ${addDays(from, -1)} and l.start_at < ${addDays(to, 2)} and ${which}`.execute(
    db,
  );
  return rows.flatMap(({ employeeId, worked, fromDay, ...leave }) =>
    leaveTimes(leave, worked).map((time) => ({
      ...time,
      employeeId,
      fromDay: fromDay && time.start === leave.start,
    })),
  );
}
