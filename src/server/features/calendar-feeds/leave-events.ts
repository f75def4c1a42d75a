// Approved leave in a person's own calendar. It never says which kind: others may look at that calendar, too.
import { sql } from 'kysely';
import type { CalendarEvent } from '#engine/calendar/write-calendar';
import { DAY_MS } from '#engine/time/dates';
import { MINUTE_MS } from '#engine/time/instants';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { CANCELLED_DAYS } from './record-events';

interface LeaveSpan {
  /** Leave that ended before is no part of the calendar. */
  since: Instant;
  /** The first moment of today. */
  today: Instant;
}

interface LeaveRow {
  uid: string;
  start: Instant;
  end: Instant;
  changed: Instant;
  cancelled: boolean;
}

export async function listLeaveEvents(
  { db, orgId }: TenantScope,
  employeeId: string,
  { since, today }: LeaveSpan,
): Promise<CalendarEvent[]> {
  const { rows } = await sql<LeaveRow>`
    select md5(employee_id::text || request_id::text) as uid, cancelled_at is not null as cancelled,
      (extract(epoch from start_at) * 1000)::float8 as start, (extract(epoch from end_at) * 1000)::float8 as end,
      trunc(extract(epoch from changed_at) * 1000)::float8 as changed
    from leaves
    where org_id = ${orgId} and employee_id = ${employeeId} and end_at > ${new Date(since)}
      and (cancelled_at is null or cancelled_at >= ${new Date(today - CANCELLED_DAYS * DAY_MS)})
    order by start_at, request_id`.execute(db);
  return rows.map(({ uid, start, end, changed, cancelled }) => ({
    uid: `${uid}@muster`,
    sequence: Math.floor(changed / MINUTE_MS),
    changedAt: changed,
    start,
    end,
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    summary: 'On leave',
    location: null,
    description: null,
  }));
}
