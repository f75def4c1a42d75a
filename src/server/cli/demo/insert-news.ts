import { sql } from 'kysely';
import { addDays } from '#engine/time/dates';
import { startOfDate } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { insertNotices } from '../../features/notices/make-notices';
import { listPublished, readSiteNames } from '../../features/notices/stored-items';
import { demoId } from './demo-organization';
import { userId } from './rows';
import { EMPLOYEE } from './wattle-staff';

const HOUR_MS = 60 * 60 * 1000;

/** Two days ago one shift of the employee's account moved by an hour and one was added. The inbox tells it; no email does. */
export async function insertNews(scope: TenantScope, today: CalendarDate): Promise<void> {
  const { db, orgId } = scope;
  const day = addDays(today, -2);
  const { rows } = await sql<{ id: string }>`
    update shifts set updated_at = ${day}::date where id in (
      select id from shifts
      where org_id = ${orgId} and published and local_date > ${addDays(today, 10)}
        and employee_id = ${demoId(orgId, 'employee', EMPLOYEE.email)}
      order by start_at limit 2)
    returning id`.execute(db);
  const person = userId(EMPLOYEE);
  const ids = rows.map(({ id }) => id);
  const shifts = (await listPublished(scope, [person], ids)).get(person);
  const [moved, added] = [...(shifts ?? [])].sort(([, one], [, other]) => one.start - other.start);
  if (!moved || !added) throw new Error('The employee of the demo has no shifts to tell of');
  const later = (instant: Instant) => (instant + HOUR_MS) as Instant;
  const [movedId, now] = moved;
  const was = { ...now, start: later(now.start), end: later(now.end) };
  const named = await readSiteNames(scope);
  const moment = (startOfDate(day, 'Australia/Sydney' as Zone) + 9 * HOUR_MS) as Instant;
  const notice = { user_id: person, urgency: 'soon', dueAt: moment } as const;
  await insertNotices(
    scope,
    [
      {
        ...notice,
        kind: 'changed',
        items: [{ ...named({ shiftId: movedId, was, now }), aloud: false }],
      },
      {
        ...notice,
        kind: 'published',
        items: [{ ...named({ shiftId: added[0], was: null, now: added[1] }), aloud: false }],
      },
    ],
    moment,
  );
}
