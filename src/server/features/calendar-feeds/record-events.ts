// Remembers what a person's calendars say of each shift, so that a change is told with a higher number, and a shift that
// is gone as cancelled. It looks only when a calendar asks: nobody who edits a roster waits for it.
import { sql } from 'kysely';
import { DAY_MS } from '#engine/time/dates';
import { MINUTE_MS } from '#engine/time/instants';
import type { Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';

export interface RecordedEvent {
  /** Made of the person and the shift, and tells neither. */
  uid: string;
  sequence: number;
  start: Instant;
  end: Instant;
  timezone: Zone;
  site_name: string;
  address: string | null;
  role_label: string | null;
  changed: Instant;
  removed: boolean;
}

/** So long a reader is told that something is cancelled. */
export const CANCELLED_DAYS = 14;

export interface EventSpan {
  userId: string;
  employeeId: string;
  /** Shifts that ended before are no part of the calendar. */
  since: Instant;
  /** The first moment of today: within a day the same roster gives the same calendar. */
  today: Instant;
  now: Instant;
}

/** The caller holds the person's feeds. */
export async function recordEvents(scope: TenantScope, span: EventSpan): Promise<RecordedEvent[]> {
  const { db, orgId } = scope;
  const { userId, employeeId } = span;
  const now = new Date(span.now);
  const since = new Date(span.since);
  // The minute of the change, so that a number that was forgotten meanwhile is never given again.
  const minute = Math.floor(span.now / MINUTE_MS);
  await sql`
    with worked as (
      select s.id as shift_id, s.start_at, s.end_at, l.timezone, l.name as site_name, l.address, s.role_label
      from shifts s join locations l on l.org_id = s.org_id and l.id = s.location_id
      where s.org_id = ${orgId} and s.employee_id = ${employeeId} and s.published and s.end_at > ${since}
        and not exists (select from day_statuses d
          where d.org_id = s.org_id and d.employee_id = s.employee_id and d.date = s.local_date)
    ), gone as (
      update calendar_events e
      set removed_at = ${now}, changed_at = ${now}, sequence = greatest(e.sequence + 1, ${minute})
      where e.org_id = ${orgId} and e.user_id = ${userId} and e.removed_at is null and e.end_at > ${since}
        and not exists (select from worked w where w.shift_id = e.shift_id)
    )
    insert into calendar_events as e (org_id, user_id, shift_id, sequence, start_at, end_at, timezone, site_name,
      address, role_label, changed_at)
    select ${orgId}, ${userId}, w.shift_id, ${minute}, w.start_at, w.end_at, w.timezone, w.site_name, w.address,
      w.role_label, ${now}
    from worked w left join calendar_events k
      on k.org_id = ${orgId} and k.user_id = ${userId} and k.shift_id = w.shift_id
    where k.removed_at is not null
      or (k.start_at, k.end_at, k.timezone, k.site_name, k.address, k.role_label)
        is distinct from (w.start_at, w.end_at, w.timezone, w.site_name, w.address, w.role_label)
    on conflict (org_id, user_id, shift_id) do update set
      sequence = greatest(e.sequence + 1, excluded.sequence), start_at = excluded.start_at, end_at = excluded.end_at,
      timezone = excluded.timezone, site_name = excluded.site_name, address = excluded.address,
      role_label = excluded.role_label, changed_at = excluded.changed_at, removed_at = null`.execute(
    db,
  );
  await sql`
    delete from calendar_events where org_id = ${orgId} and user_id = ${userId}
      and (end_at <= ${since} or removed_at < ${new Date(span.today - CANCELLED_DAYS * DAY_MS)})`.execute(
    db,
  );
  return listRecorded(scope, userId);
}

type Packed = [
  uid: string,
  sequence: number,
  startSeconds: number,
  endSeconds: number,
  timezone: Zone,
  siteName: string,
  address: string | null,
  role: string | null,
  changedSeconds: number,
  removed: boolean,
];

/** As one JSON text: the driver takes several times as long for 10,000 rows. */
async function listRecorded({ db, orgId }: TenantScope, userId: string): Promise<RecordedEvent[]> {
  const { rows } = await sql<{ events: Packed[] | null }>`
    select json_agg(json_build_array(md5(user_id::text || shift_id::text), sequence, extract(epoch from start_at)::int8,
      extract(epoch from end_at)::int8, timezone, site_name, address, role_label,
      extract(epoch from changed_at)::int8, removed_at is not null) order by start_at, shift_id) as events
    from calendar_events where org_id = ${orgId} and user_id = ${userId}`.execute(db);
  return (rows[0]?.events ?? []).map(
    ([uid, sequence, start, end, timezone, site_name, address, role_label, changed, removed]) => ({
      uid,
      sequence,
      start: (start * 1000) as Instant,
      end: (end * 1000) as Instant,
      timezone,
      site_name,
      address,
      role_label,
      changed: (changed * 1000) as Instant,
      removed,
    }),
  );
}
