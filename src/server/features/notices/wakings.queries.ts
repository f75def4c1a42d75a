// When people are awake: their quiet hours, their time zone and their night shifts.
import { sql } from 'kysely';
import { isNightShift } from '#engine/conflicts/consecutive-nights';
import type { Waking } from '#engine/notices/due-at';
import type { Instant, Interval, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { clock, listPreferences } from './preferences';

export async function listWakings(
  scope: TenantScope,
  userIds: readonly string[],
  moment: Instant,
): Promise<Map<string, Waking>> {
  const preferences = await listPreferences(scope, userIds);
  const zones = await listZones(scope, userIds, moment);
  const nights = await listNights(scope, userIds, moment);
  return new Map(
    [...preferences].map(([id, row]) => [
      id,
      {
        zone: (row.timezone ?? zones.get(id) ?? 'UTC') as Zone,
        quiet:
          row.quiet_from && row.quiet_to
            ? { from: clock(row.quiet_from), to: clock(row.quiet_to) }
            : null,
        nights: row.sleep_aware ? (nights.get(id) ?? []) : [],
        digestAt: row.digest_at === null ? null : clock(row.digest_at),
      },
    ]),
  );
}

/** The zone of the site of the next shift, else of the last one, else of the organisation. */
async function listZones({ db, orgId }: TenantScope, userIds: readonly string[], moment: Instant) {
  const now = new Date(moment);
  const { rows } = await sql<{ user_id: string; timezone: string }>`
    select person.id as user_id, coalesce(nearest.timezone, o.timezone) as timezone
    from unnest(${userIds}::uuid[]) as person (id)
    join organizations o on o.id = ${orgId}
    left join lateral (
      select l.timezone from employees e
        join shifts s on s.org_id = e.org_id and s.employee_id = e.id and s.published
        join locations l on l.org_id = s.org_id and l.id = s.location_id
      where e.org_id = ${orgId} and e.user_id = person.id
      order by s.end_at > ${now} desc, abs(extract(epoch from s.start_at - ${now}::timestamptz)) limit 1
    ) as nearest on true`.execute(db);
  return new Map(rows.map(({ user_id, timezone }) => [user_id, timezone]));
}

/** Those after which someone may sleep within two days. */
async function listNights({ db, orgId }: TenantScope, userIds: readonly string[], moment: Instant) {
  const now = new Date(moment);
  const { rows } = await sql<{
    user_id: string;
    start_at: Date;
    end_at: Date;
    template_code: string | null;
    timezone: Zone;
  }>`
    select e.user_id, s.start_at, s.end_at, s.template_code, l.timezone
    from shifts s
      join employees e on e.org_id = s.org_id and e.id = s.employee_id
      join locations l on l.org_id = s.org_id and l.id = s.location_id
    where s.org_id = ${orgId} and s.published and e.user_id = any(${userIds}::uuid[])
      and s.start_at between ${now}::timestamptz - interval '40 hours' and ${now}::timestamptz + interval '48 hours'
      and s.end_at > ${now}::timestamptz - interval '8 hours'`.execute(db);
  const nights = new Map<string, Interval[]>();
  for (const { user_id, start_at, end_at, template_code, timezone } of rows) {
    const shift = { start: start_at.getTime() as Instant, end: end_at.getTime() as Instant };
    if (!isNightShift(shift, timezone, template_code)) continue;
    nights.set(user_id, [...(nights.get(user_id) ?? []), shift]);
  }
  return nights;
}
