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
import { readPatterns } from '../my-year/read-pattern';

export interface OwnShift extends Interval {
  /** Null for one that only the pattern knows. */
  id: string | null;
  date: CalendarDate;
  code: string | null;
  published: boolean;
  siteId: string;
  site: string;
  zone: Zone;
  role: string | null;
}

export type Touched = TouchedShift & { rest: Interval[]; siteId: string; role: string | null };

/** Whoever asks must not learn of drafts; whoever decides needs them. */
interface Reader {
  drafts: boolean;
  today: CalendarDate;
}

export async function readTouched(
  scope: TenantScope,
  employeeId: string,
  leave: Leave,
  reader: Reader,
): Promise<Touched[]> {
  const [touched] = await readTouchedOf(scope, [{ employeeId, leave }], reader);
  return touched ?? [];
}

/** For those who have read the roster already. */
export type RosteredIn = (span: Span) => OwnShift[];

/** For each leave, in the same few queries for all of them. */
export async function readTouchedOf(
  scope: TenantScope,
  leaves: readonly { employeeId: string; leave: Leave }[],
  reader: Reader,
  rosteredIn?: RosteredIn,
): Promise<Touched[][]> {
  const spans = leaves.map(({ employeeId, leave }) => ({
    employeeId,
    from: addDays(leave.first, -1),
    to: addDays(leave.last, 1),
  }));
  const shifts = await listOwnShiftsIn(scope, spans, reader, rosteredIn);
  return leaves.map(({ leave }, at) => touchedShifts(leave, shifts[at] ?? []).map(asTouched));
}

function asTouched({
  start,
  end,
  site,
  zone,
  code,
  ...shift
}: ReturnType<typeof touchedShifts<OwnShift>>[number]): Touched {
  return {
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
    siteId: shift.siteId,
    role: shift.role,
  };
}

export interface Span {
  employeeId: string;
  from: CalendarDate;
  to: CalendarDate;
}

/** In order of time, without those of a day with a status: they aren't worked. */
export async function listOwnShifts(
  scope: TenantScope,
  employeeId: string,
  { from, to, ...reader }: Omit<Span, 'employeeId'> & Reader,
): Promise<OwnShift[]> {
  const [shifts] = await listOwnShiftsIn(scope, [{ employeeId, from, to }], reader);
  return shifts ?? [];
}

async function listOwnShiftsIn(
  scope: TenantScope,
  spans: readonly Span[],
  { drafts, today }: Reader,
  rosteredIn?: RosteredIn,
): Promise<OwnShift[][]> {
  const rostered = rosteredIn ? spans.map(rosteredIn) : await listRostered(scope, spans, drafts);
  const last = drafts ? await listLastDates(scope, spans) : new Map<string, CalendarDate>();
  // Where drafts count, a draft that is there, or was removed by hand, says more than the pattern.
  const ahead = spans.map(({ employeeId, from, to }) => {
    const known = last.get(employeeId);
    const first = known !== undefined && known >= today ? addDays(known, 1) : today;
    return { employeeId, from: from < first ? first : from, to };
  });
  const asked = ahead.filter(({ from, to }) => from <= to);
  const patterns = await readPatterns(scope, asked);
  return spans.map((_, at) => {
    const own = rostered[at] ?? [];
    const question = ahead[at];
    const pattern = (question && patterns[asked.indexOf(question)]) ?? [];
    const coming = pattern
      .map(({ site, ...shift }) => ({
        ...shift,
        id: null,
        published: false,
        siteId: site.id,
        site: site.name,
        zone: site.timezone,
        role: null,
      }))
      .filter((shift) => !own.some((each) => overlaps(each, shift)));
    return [...own, ...coming].sort((one, other) => one.start - other.start);
  });
}

async function listRostered(
  { db, orgId }: TenantScope,
  spans: readonly Span[],
  drafts: boolean,
): Promise<OwnShift[][]> {
  const { rows } = await sql<OwnShift & { at: number }>`
    select span.at::int as at, s.id, s.local_date as date, s.template_code as code, s.published, s.role_label as role,
      l.id as "siteId", l.name as site, l.timezone as zone,
      (extract(epoch from s.start_at) * 1000)::float8 as start, (extract(epoch from s.end_at) * 1000)::float8 as end
    from unnest(${spans.map(({ employeeId }) => employeeId)}::uuid[], ${spans.map(({ from }) => from)}::date[],
        ${spans.map(({ to }) => to)}::date[]) with ordinality as span (employee_id, first, last, at)
      join shifts s on s.org_id = ${orgId} and s.employee_id = span.employee_id
        and s.local_date between span.first and span.last and (s.published or ${drafts})
      join locations l on l.org_id = s.org_id and l.id = s.location_id
    where not exists (select from day_statuses d
        where d.org_id = s.org_id and d.employee_id = s.employee_id and d.date = s.local_date)
    order by s.start_at, s.id`.execute(db);
  const found = spans.map((): OwnShift[] => []);
  for (const { at, ...shift } of rows) found[at - 1]?.push(shift);
  return found;
}

async function listLastDates(
  { db, orgId }: TenantScope,
  spans: readonly Span[],
): Promise<Map<string, CalendarDate>> {
  const { rows } = await sql<{ employee_id: string; last: CalendarDate }>`
    select employee_id, max(local_date)::text as last from shifts
    where org_id = ${orgId} and employee_id = any(${spans.map(({ employeeId }) => employeeId)}::uuid[])
    group by employee_id`.execute(db);
  return new Map(rows.map(({ employee_id, last }) => [employee_id, last]));
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
