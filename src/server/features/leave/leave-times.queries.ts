// When people are on approved leave, for the rules and for cover.
import { sql } from 'kysely';
import { leaveTimes } from '#engine/leave/leave-times';
import { addDays } from '#engine/time/dates';
import type { CalendarDate, Instant, Interval } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';

interface LeaveTimeRow {
  employeeId: string;
  start: Instant;
  end: Instant;
  worked: Interval[];
}

/** In these days, with a day more on both sides, whatever the zone. */
export async function listLeaveTimes(
  { db, orgId }: TenantScope,
  employeeIds: readonly string[] | 'everyone',
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<(Interval & { employeeId: string })[]> {
  const all = employeeIds === 'everyone';
  const { rows } = await sql<LeaveTimeRow>`
    select l.employee_id as "employeeId", (extract(epoch from l.start_at) * 1000)::float8 as start,
      (extract(epoch from l.end_at) * 1000)::float8 as end,
      coalesce((select jsonb_agg(jsonb_build_object('start', (extract(epoch from s.start_at) * 1000)::float8,
          'end', (extract(epoch from s.end_at) * 1000)::float8))
        from shifts s where s.org_id = l.org_id and s.id = any(l.worked_shift_ids)
          and s.employee_id = l.employee_id), '[]') as worked
    from leaves l
    where l.org_id = ${orgId} and l.cancelled_at is null
      and l.end_at > ${addDays(from, -1)} and l.start_at < ${addDays(to, 2)}
      and (${all} or l.employee_id = any(${all ? [] : employeeIds}::uuid[]))`.execute(db);
  return rows.flatMap(({ employeeId, worked, ...leave }) =>
    leaveTimes(leave, worked).map((time) => ({ ...time, employeeId })),
  );
}
