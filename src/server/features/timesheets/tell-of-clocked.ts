// Tells managers, each of it once, who hasn't come, came late, left early, or clocked in without being rostered. Where nobody
// clocked anything in the last week, a shift without a timesheet says nothing.
import { sql } from 'kysely';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { readClockSettings } from '../clock/clock-settings';
import { holdManagers } from '../notices/managers.queries';
import { shiftText } from '../notices/shift-text';
import { tellPeople } from '../notices/tell-people';

interface Odd {
  what: 'missing' | 'late' | 'early' | 'unrostered';
  id: string;
  employee_name: string;
  user_id: string | null;
  date: CalendarDate;
  start_at: Date;
  end_at: Date;
  site: string;
  timezone: Zone;
  role_label: string | null;
}

const HOURS_BACK = 12;
const WORDS = {
  missing: "hasn't clocked in",
  late: 'came late',
  early: 'left early',
  unrostered: "clocked in and isn't rostered",
};

export async function tellOfClocked(scope: TenantScope, now: Instant): Promise<void> {
  const odd = await listOdd(scope, now);
  if (odd.length === 0) return;
  for (const [manager, told] of await holdManagers(scope, 'clocked', 2, now)) {
    const lines = odd
      .filter((each) => each.user_id !== manager && !told.has(keyOf(each)))
      // Whoever was missed and came since is late, which their managers know by now.
      .filter(({ what, id }) => what !== 'late' || !told.has(`missing ${id}`))
      .map((each) => ({
        who: each.employee_name,
        text: `${WORDS[each.what]}: ${textOf(each, now)}`,
        about: keyOf(each),
      }));
    if (lines.length === 0) continue;
    const subject = {
      title: 'Some people clocked differently from the roster',
      lines,
      link: { label: 'See the time of today', path: '/time' },
    };
    await tellPeople(scope, [manager], { kind: 'clocked', urgent: false, subject }, now);
  }
}

/** What else was told stays true. */
export async function listStillMissing(
  scope: TenantScope,
  about: readonly string[],
  now: Instant,
): Promise<ReadonlySet<string>> {
  const odd = new Set((await listOdd(scope, now)).map(keyOf));
  return new Set(about.filter((key) => !key.startsWith('missing ') || odd.has(key)));
}

const keyOf = ({ what, id }: Odd) => `${what} ${id}`;

function textOf({ date, start_at, end_at, site, timezone, role_label, what }: Odd, now: Instant) {
  const [start, end] = [start_at.getTime() as Instant, end_at.getTime() as Instant];
  const role = what === 'unrostered' ? null : role_label;
  return shiftText({ date, start, end, site, zone: timezone, role }, now);
}

/** Of shifts that began in the last hours. A late or early timesheet is named by its shift. */
async function listOdd(scope: TenantScope, now: Instant): Promise<Odd[]> {
  const { db, orgId } = scope;
  const { late_after_minutes } = await readClockSettings(scope);
  const late = sql`make_interval(mins => ${late_after_minutes}::int)`;
  const moment = sql`${new Date(now)}::timestamptz`;
  const since = sql`${moment} - make_interval(hours => ${HOURS_BACK}::int)`;
  const { rows } = await sql<Odd>`
    with shift as (
      select s.id, s.employee_id, s.location_id, s.local_date as date, s.start_at, s.end_at, s.role_label
      from shifts s
      where s.org_id = ${orgId} and s.published and s.start_at between ${since} and ${moment}
        and exists (select from clock_events c where c.org_id = ${orgId} and c.received_at > ${moment} - interval '7 days')
        and not exists (select from day_statuses d
          where d.org_id = s.org_id and d.employee_id = s.employee_id and d.date = s.local_date)
    ), odd as (
      select 'missing' as what, shift.* from shift
      where start_at + ${late} < ${moment}
        and not exists (select from timesheets t where t.org_id = ${orgId} and t.shift_id = shift.id)
      union all
      select 'late', shift.* from shift
      where start_at + ${late} < (
        select min(t.start_at) from timesheets t where t.org_id = ${orgId} and t.shift_id = shift.id)
      union all
      select 'early', shift.* from shift
      where (select bool_and(t.end_at is not null) and max(t.end_at) < shift.end_at - ${late}
          and shift.end_at < ${moment}
        from timesheets t where t.org_id = ${orgId} and t.shift_id = shift.id)
      union all
      select 'unrostered', t.id, t.employee_id, t.location_id, t.date, t.start_at, coalesce(t.end_at, t.start_at), null
      from timesheets t
      where t.org_id = ${orgId} and 'unrostered' = any(t.flags) and t.start_at between ${since} and ${moment}
    )
    select odd.what, odd.id, e.name as employee_name, e.user_id, odd.date, odd.start_at, odd.end_at, l.name as site,
      l.timezone, odd.role_label
    from odd
      join employees e on e.org_id = ${orgId} and e.id = odd.employee_id
      join locations l on l.org_id = ${orgId} and l.id = odd.location_id
    order by odd.start_at, e.name collate name_order, odd.id`.execute(db);
  return rows;
}
