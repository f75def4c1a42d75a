// Reminders before a shift, for those who asked. They are computed from the roster each minute, so that a shift that was
// moved or deleted leaves no reminder behind.
import { sql } from 'kysely';
import { reminderAt } from '#engine/notices/due-at';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { insertNotices, type NewNotice } from './make-notices';
import { listPublished, readSiteNames } from './stored-items';
import { listWakings } from './wakings.queries';

export async function makeReminders(scope: TenantScope, moment: Instant): Promise<void> {
  const upcoming = await listUpcoming(scope, moment);
  if (upcoming.length === 0) return;
  const userIds = [...new Set(upcoming.map(({ user_id }) => user_id))];
  const wakings = await listWakings(scope, userIds, moment);
  const due = upcoming.filter(({ user_id, start_at, reminder_hours }) => {
    const waking = wakings.get(user_id);
    const start = start_at.getTime() as Instant;
    return waking && reminderAt(start, reminder_hours, waking) <= moment;
  });
  if (due.length === 0) return;
  const shiftIds = due.map(({ id }) => id);
  const published = await listPublished(scope, userIds, shiftIds);
  const named = await readSiteNames(scope);
  const notices = due.flatMap(({ user_id, id, start_at }): NewNotice[] => {
    const shift = published.get(user_id)?.get(id);
    if (!shift) return [];
    return [
      {
        user_id,
        kind: 'reminder',
        urgency: 'now',
        items: [named({ shiftId: id, was: shift, now: shift, aloud: true })],
        // A shift that moves is worth another one.
        once: `reminder ${id} ${start_at.toISOString()}`,
        dueAt: moment,
      },
    ];
  });
  await insertNotices(scope, notices, moment);
}

/** A reminder may come the evening before its hours, so a day is added to them. On a day of leave nobody is reminded. */
async function listUpcoming({ db, orgId }: TenantScope, moment: Instant) {
  const now = new Date(moment);
  const { rows } = await sql<{
    user_id: string;
    reminder_hours: number;
    id: string;
    start_at: Date;
  }>`
    select p.user_id, p.reminder_hours, s.id, s.start_at
    from notice_preferences p
      join employees e on e.org_id = p.org_id and e.user_id = p.user_id and e.deleted_at is null
      join shifts s on s.org_id = e.org_id and s.employee_id = e.id
    where p.org_id = ${orgId} and p.reminder_hours is not null and s.published and s.start_at > ${now}
      and s.start_at < ${now}::timestamptz + make_interval(hours => p.reminder_hours + 24)
      and not exists (select from day_statuses d
        where d.org_id = s.org_id and d.employee_id = s.employee_id and d.date = s.local_date)
      and not exists (
        select from notices n where n.org_id = p.org_id and n.user_id = p.user_id
          and n.once = 'reminder ' || s.id || ' ' || to_char(s.start_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  `.execute(db);
  return rows;
}
