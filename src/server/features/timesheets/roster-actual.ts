// What people clocked beside what they were rostered, for the cells of the roster. Only days with a timesheet are read.
import { sql } from 'kysely';
import type { RosterActual } from '#contract/api/timesheets';
import { actualBar } from '#engine/clock/actual-bar';
import { MINUTE_MS } from '#engine/time/instants';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { readClockSettings } from '../clock/clock-settings';
import { among, type People } from '../employees/people-of-groups';

interface Window {
  from: CalendarDate;
  to: CalendarDate;
}

interface ClockedDay {
  employee_id: string;
  /** Counted from the first of the window. */
  day: number;
  start: Instant;
  end: Instant | null;
  endMissing: boolean;
  rostered_start: Instant | null;
  rostered_end: Instant | null;
}

export async function readRosterActual(
  scope: TenantScope,
  window: Window,
  people: People,
): Promise<RosterActual> {
  const { late_after_minutes } = await readClockSettings(scope);
  const days = new Map<string, string>();
  for (const { employee_id, day, rostered_start, rostered_end, ...clocked } of await listDays(
    scope,
    window,
    people,
  )) {
    const rostered =
      rostered_start !== null && rostered_end !== null
        ? { start: rostered_start, end: rostered_end }
        : null;
    const bar = actualBar({ ...clocked, rostered }, late_after_minutes * MINUTE_MS);
    days.set(employee_id, (days.get(employee_id) ?? '').padEnd(2 * day) + bar);
  }
  return {
    from: window.from,
    rows: [...days].map(([employee_id, text]) => ({ employee_id, days: text })),
  };
}

/**
 * A night that starts at midnight may be clocked on the evening before: it belongs to the day of its shift. An orphan has no
 * length to draw.
 */
async function listDays(
  { db, orgId }: TenantScope,
  { from, to }: Window,
  people: People,
): Promise<ClockedDay[]> {
  const ms = (value: string) => sql`(extract(epoch from ${sql.raw(value)}) * 1000)::float8`;
  const { rows } = await sql<ClockedDay>`
    select employee_id, day, ${ms('min(start_at)')} as start,
      case when bool_and(end_at is not null) then ${ms('max(end_at)')} end as end,
      bool_or('end-missing' = any(flags)) as "endMissing",
      ${ms('min(rostered_start)')} as rostered_start, ${ms('max(rostered_end)')} as rostered_end
    from (
      select t.employee_id, t.start_at, t.end_at, t.flags, t.rostered_start, t.rostered_end,
        coalesce((t.rostered_start at time zone t.timezone)::date, t.date) - ${from}::date as day
      from timesheets t
      where t.org_id = ${orgId} and t.date between ${from}::date - 1 and ${to}::date + 1
        and ${among('t.employee_id', people)}
        and t.state <> 'adjusted' and not t.flags && '{orphan,gone}'
    ) as clocked
    where day between 0 and ${to}::date - ${from}::date
    group by employee_id, day
    order by employee_id, day`.execute(db);
  return rows;
}
