// What a notice says, as it is stored: with the names of its moment, because the roster goes on changing.
import { sql } from 'kysely';
import type { NoticeItem, NoticeShift, NoticeSubject } from '#contract/api/notices';
import type { ShiftNews, ToldShift } from '#engine/notices/told-shift';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';

interface StoredShift extends ToldShift {
  site: string;
  zone: Zone;
}

export interface StoredItem extends ShiftNews {
  was: StoredShift | null;
  now: StoredShift | null;
  /** False when the author of every change chose not to notify. */
  aloud: boolean;
}

export interface StoredSubject extends NoticeSubject {
  /** `about` names what the line is about, so that it can be checked once more before it goes out (still-true.ts). */
  lines: (NoticeSubject['lines'][number] & { about?: string })[];
}

export type Published = Map<string, ToldShift>;

/** The published shifts of people, among those with the ids, by person and id. */
export async function listPublished(
  { db, orgId }: TenantScope,
  userIds: readonly string[],
  shiftIds: readonly string[],
): Promise<Map<string, Published>> {
  const { rows } = await sql<{
    user_id: string;
    id: string;
    location_id: string;
    local_date: CalendarDate;
    start_at: Date;
    end_at: Date;
    role_label: string | null;
    notes: string | null;
  }>`
    select e.user_id, s.id, s.location_id, s.local_date, s.start_at, s.end_at, s.role_label, s.notes
    from shifts s join employees e on e.org_id = s.org_id and e.id = s.employee_id
    where s.org_id = ${orgId} and s.id in (select unnest(${shiftIds}::uuid[])) and s.published
      and e.user_id in (select unnest(${userIds}::uuid[]))`.execute(db);
  const found = new Map<string, Published>(userIds.map((id) => [id, new Map()]));
  for (const row of rows) {
    found.get(row.user_id)?.set(row.id, {
      siteId: row.location_id,
      date: row.local_date,
      start: row.start_at.getTime() as Instant,
      end: row.end_at.getTime() as Instant,
      role: row.role_label,
      note: row.notes,
    });
  }
  return found;
}

/** Returns what adds the names of their sites to shifts. A deleted site keeps its name. */
export async function readSiteNames({ db, orgId }: TenantScope) {
  const rows = await db
    .selectFrom('locations')
    .select(['id', 'name', 'timezone'])
    .where('org_id', '=', orgId)
    .execute();
  const sites = new Map(rows.map((site) => [site.id, site]));
  const named = (shift: ToldShift | null): StoredShift | null => {
    const site = shift && sites.get(shift.siteId);
    return shift && { ...shift, site: site?.name ?? '', zone: (site?.timezone ?? 'UTC') as Zone };
  };
  return <News extends ShiftNews>(news: News) => ({
    ...news,
    was: named(news.was),
    now: named(news.now),
  });
}

export function asAnswered({ shiftId, was, now }: StoredItem): NoticeItem {
  return {
    shift_id: shiftId,
    was: was && shiftOf(was),
    now: now && shiftOf(now),
    note_changed: was !== null && now !== null && was.note !== now.note,
  };
}

function shiftOf({ date, start, end, site, zone, role }: StoredShift): NoticeShift {
  return {
    date,
    start_at: new Date(start).toISOString(),
    end_at: new Date(end).toISOString(),
    site,
    timezone: zone,
    role_label: role,
  };
}
