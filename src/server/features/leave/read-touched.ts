// The shifts of a person that a leave touches: those on the roster, and beyond them those of the pattern.
import { sql } from 'kysely';
import type { TouchedShift } from '#contract/api/leave';
import { type Leave, leaveInterval } from '#engine/leave/leave';
import { touchedShifts } from '#engine/leave/touched-shifts';
import { addDays } from '#engine/time/dates';
import { wallClockAt } from '#engine/time/instants';
import { overlaps } from '#engine/time/intervals';
import type { CalendarDate, Instant, Interval, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { readPattern } from '../my-year/read-pattern';

export interface OwnShift extends Interval {
  /** Null for one that only the pattern knows. */
  id: string | null;
  date: CalendarDate;
  code: string | null;
  published: boolean;
  site: string;
  zone: Zone;
}

export type Touched = TouchedShift & { rest: Interval[] };

/** Whoever asks must not learn of drafts; whoever decides needs them. */
export async function readTouched(
  scope: TenantScope,
  employeeId: string,
  leave: Leave,
  { drafts, today }: { drafts: boolean; today: CalendarDate },
): Promise<Touched[]> {
  const days = { from: addDays(leave.first, -1), to: addDays(leave.last, 1) };
  const shifts = await listOwnShifts(scope, employeeId, { ...days, drafts, today });
  return touchedShifts(leave, shifts).map(({ start, end, site, zone, code, ...shift }) => ({
    id: shift.id,
    date: shift.date,
    label: code ?? `${wallClockAt(start, zone).time}–${wallClockAt(end, zone).time}`,
    location_name: site,
    timezone: zone,
    start_at: new Date(start).toISOString(),
    end_at: new Date(end).toISOString(),
    published: shift.published,
    touch: shift.touch,
    minutes: Math.round(shift.minutes),
    rest: shift.rest,
  }));
}

interface Question {
  from: CalendarDate;
  to: CalendarDate;
  drafts: boolean;
  today: CalendarDate;
}

/** In order of time, without those of a day with a status: they aren't worked. */
export async function listOwnShifts(
  scope: TenantScope,
  employeeId: string,
  { from, to, drafts, today }: Question,
): Promise<OwnShift[]> {
  const rostered = await listRostered(scope, employeeId, { from, to, drafts });
  const ahead = from < today ? today : from;
  if (ahead > to) return rostered;
  const last = drafts ? await findLastDate(scope, employeeId) : null;
  const pattern = (await readPattern(scope, { employeeId, from: ahead, to }))
    // A draft that is there, or was removed by hand, says more than the pattern.
    .filter(({ date }) => last === null || date > last)
    .map(({ site, ...shift }) => ({
      ...shift,
      id: null,
      published: false,
      site: site.name,
      zone: site.timezone,
    }))
    .filter((shift) => !rostered.some((each) => overlaps(each, shift)));
  return [...rostered, ...pattern].sort((one, other) => one.start - other.start);
}

async function listRostered(
  { db, orgId }: TenantScope,
  employeeId: string,
  { from, to, drafts }: Pick<Question, 'from' | 'to' | 'drafts'>,
): Promise<OwnShift[]> {
  const { rows } = await sql<OwnShift>`
    select s.id, s.local_date as date, s.template_code as code, s.published, l.name as site, l.timezone as zone,
      (extract(epoch from s.start_at) * 1000)::float8 as start, (extract(epoch from s.end_at) * 1000)::float8 as end
    from shifts s join locations l on l.org_id = s.org_id and l.id = s.location_id
    where s.org_id = ${orgId} and s.employee_id = ${employeeId} and (s.published or ${drafts})
      and s.local_date between ${from} and ${to}
      and not exists (select from day_statuses d
        where d.org_id = s.org_id and d.employee_id = s.employee_id and d.date = s.local_date)
    order by s.start_at, s.id`.execute(db);
  return rows;
}

async function findLastDate({ db, orgId }: TenantScope, employeeId: string) {
  const { rows } = await sql<{ last: CalendarDate | null }>`
    select max(local_date) as last from shifts
    where org_id = ${orgId} and employee_id = ${employeeId}`.execute(db);
  return rows[0]?.last ?? null;
}

/** The clock of the site where the person works around a date, else the organisation's. */
export async function findZone(
  { db, orgId }: TenantScope,
  employeeId: string,
  date: CalendarDate,
): Promise<Zone> {
  const { rows } = await sql<{ zone: Zone }>`
    select coalesce((select l.timezone from shifts s join locations l on l.org_id = s.org_id and l.id = s.location_id
        where s.org_id = o.id and s.employee_id = ${employeeId} and s.published
        order by abs(s.local_date - ${date}::date), s.start_at limit 1), o.timezone) as zone
    from organizations o where o.id = ${orgId}`.execute(db);
  return rows[0]?.zone ?? ('UTC' as Zone);
}

/** For leave that was stored, so something is left of it. */
export function intervalOf(leave: Leave): { start: Instant; end: Instant } {
  const interval = leaveInterval(leave);
  if (!interval) throw new Error('leave without any time was stored');
  return interval;
}
