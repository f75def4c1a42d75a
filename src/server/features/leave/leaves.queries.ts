import { type RawBuilder, sql } from 'kysely';
import type { LeaveView } from '#contract/api/leave';
import { AppError } from '#contract/errors';
import { LIMITS } from '#contract/limits';
import type { Leave } from '#engine/leave/leave';
import type { CalendarDate, Interval, WallTime, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { isoText } from '../../db/iso-text';

/** What a request for leave asks, as it is stored with it. */
export interface AskedLeave {
  typeId: string;
  first: CalendarDate;
  last: CalendarDate;
  startTime: WallTime | null;
  endTime: WallTime | null;
  zone: Zone;
}

export interface LeaveRow extends LeaveView {
  zone: Zone;
  needs_approval: boolean;
}

/** Approved leave as it is now, since it may have been cut short; otherwise what was asked. */
export async function selectLeave(
  { db, orgId }: TenantScope,
  which: RawBuilder<unknown>,
): Promise<LeaveRow[]> {
  const { rows } = await sql<LeaveRow>`
    select r.id, r.employee_id, e.name as employee_name, t.id as type_id, t.name as type_name, t.needs_approval,
      case when l.cancelled_at is not null then 'cancelled' else r.state end as state,
      coalesce(l.first_date, (r.details ->> 'first')::date) as first_date,
      coalesce(l.last_date, (r.details ->> 'last')::date) as last_date,
      case when l.request_id is null then r.details ->> 'startTime' else l.start_time end as start_time,
      case when l.request_id is null then r.details ->> 'endTime' else l.end_time end as end_time,
      r.details ->> 'zone' as zone, r.reason, r.version, r.ended_by_name, r.ended_note,
      (select -sum(n.minutes)::int from leave_entries n
        where n.org_id = r.org_id and n.request_id = r.id) as minutes,
      case when c.id is not null then jsonb_build_object('id', c.id, 'last_date', c.details ->> 'last') end as end_asked,
      coalesce(coalesce(l.last_date, (r.details ->> 'last')::date) - coalesce(l.first_date, (r.details ->> 'first')::date)
        + 1 > t.evidence_after_days, false) as needs_evidence,
      (select json_build_object('name', f.name, 'bytes', octet_length(f.content),
          'sighted_by_name', f.sighted_by_name) from leave_files f
        where f.org_id = r.org_id and f.request_id = r.id) as evidence,
      ${isoText('r.created_at')} as created_at
    from requests r
      join employees e on e.org_id = r.org_id and e.id = r.employee_id
      join leave_types t on t.org_id = r.org_id and t.id = (r.details ->> 'typeId')::uuid
      left join leaves l on l.org_id = r.org_id and l.request_id = r.id
      -- One at a time for each leave. Looked up for each row, it would take as long as all the rest.
      left join requests c on c.org_id = r.org_id and c.kind = 'leave-cancel' and c.ended_at is null
        and c.details ->> 'leaveId' = r.id::text
    where r.org_id = ${orgId} and r.kind = 'leave' and ${which}`.execute(db);
  return rows;
}

export async function listLeaveOf(scope: TenantScope, employeeId: string): Promise<LeaveRow[]> {
  const leave = await selectLeave(
    scope,
    sql`r.employee_id = ${employeeId}
      order by r.ended_at desc nulls first, r.starts_at, r.id limit ${sql.lit(LIMITS.listedLeave)}`,
  );
  const { rows } = await sql<{ leave_id: string; by_name: string; note: string }>`
    select details ->> 'leaveId' as leave_id, ended_by_name as by_name, ended_note as note from requests
    where org_id = ${scope.orgId} and employee_id = ${employeeId} and kind = 'leave-cancel' and state = 'refused'
    order by ended_at, version`.execute(scope.db);
  const refused = new Map(rows.map(({ leave_id, by_name, note }) => [leave_id, { by_name, note }]));
  return leave.map((row) => ({ ...row, end_refused: refused.get(row.id) ?? null }));
}

export function listWaitingLeave(scope: TenantScope): Promise<LeaveRow[]> {
  return selectLeave(
    scope,
    sql`r.state = 'waiting' and e.deleted_at is null order by r.starts_at, r.id`,
  );
}

export function listApprovedLeave(scope: TenantScope, today: CalendarDate): Promise<LeaveRow[]> {
  return selectLeave(
    scope,
    sql`l.cancelled_at is null and l.last_date >= ${today} and e.deleted_at is null
      order by l.first_date, e.name collate name_order, r.id limit 500`,
  );
}

export async function getLeave(scope: TenantScope, id: string): Promise<LeaveRow> {
  const [row] = await selectLeave(scope, sql`r.id = ${id}`);
  if (!row) throw new AppError('not_found');
  return row;
}

export function askedOf(row: LeaveRow): Leave {
  const { first_date, last_date, start_time, end_time, zone } = row;
  return { first: first_date, last: last_date, startTime: start_time, endTime: end_time, zone };
}

/** Whether the person has leave at that time already, asked or approved. */
export async function hasLeave(
  { db, orgId }: TenantScope,
  employeeId: string,
  { start, end }: Interval,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from leaves where org_id = ${orgId} and employee_id = ${employeeId}
        and cancelled_at is null and start_at < ${new Date(end)} and end_at > ${new Date(start)})
      or exists (select from requests where org_id = ${orgId} and employee_id = ${employeeId} and kind = 'leave'
        and state = 'waiting' and starts_at < ${new Date(end)}
        and (details ->> 'endsAt')::timestamptz > ${new Date(start)}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** For each leave: others of the shift group on the day on which the most are away; null without a group. */
export async function countOthersAway(
  { db, orgId }: TenantScope,
  leaves: readonly { employeeId: string; leave: Pick<Leave, 'first' | 'last'> }[],
): Promise<(number | null)[]> {
  const { rows } = await sql<{ grouped: boolean; most: number }>`
    select e.shift_group_id is not null as grouped, coalesce((
      select max(away) from (
        select count(distinct gone.employee_id)::int as away
        from (
          select o.id as employee_id, greatest(l.first_date, asked.first) as first,
            least(l.last_date, asked.last) as last
          from employees o join leaves l on l.org_id = o.org_id and l.employee_id = o.id and l.cancelled_at is null
            and l.first_date <= asked.last and l.last_date >= asked.first
          where o.org_id = e.org_id and o.shift_group_id = e.shift_group_id and o.id <> e.id and o.deleted_at is null
          union all
          select o.id, d.date, d.date
          from employees o join day_statuses d on d.org_id = o.org_id and d.employee_id = o.id and d.status <> 'off'
            and d.date between asked.first and asked.last
          where o.org_id = e.org_id and o.shift_group_id = e.shift_group_id and o.id <> e.id and o.deleted_at is null
        ) as gone, generate_series(gone.first, gone.last, interval '1 day') as day (date)
        group by day.date) as by_day), 0) as most
    from unnest(${leaves.map(({ employeeId }) => employeeId)}::uuid[], ${leaves.map(({ leave }) => leave.first)}::date[],
        ${leaves.map(({ leave }) => leave.last)}::date[]) with ordinality as asked (employee_id, first, last, at)
      join employees e on e.org_id = ${orgId} and e.id = asked.employee_id
    order by asked.at`.execute(db);
  return rows.map(({ grouped, most }) => (grouped ? most : null));
}

export interface Clash {
  name: string;
  first_date: CalendarDate;
  last_date: CalendarDate;
  waiting: boolean;
  refusals: number;
}

const MOST_CLASHES = 50;

/** By id of the request: others of the shift group, or of everyone without one, with leave on some of the days. */
export async function listClashes(
  scope: TenantScope,
  leaves: readonly LeaveRow[],
): Promise<Map<string, Clash[]>> {
  if (leaves.length === 0) return new Map();
  const away = await listAway(scope);
  const groupOf = new Map(away.map(({ employee_id, group_id }) => [employee_id, group_id]));
  const ofGroup = new Map<string | null, AwayRow[]>();
  for (const row of away) {
    const own = ofGroup.get(row.group_id);
    if (own) own.push(row);
    else ofGroup.set(row.group_id, [row]);
  }
  return new Map(
    leaves.map(({ id, employee_id, first_date, last_date }) => {
      const clashes: Clash[] = [];
      for (const other of ofGroup.get(groupOf.get(employee_id) ?? null) ?? []) {
        // The earliest first, so the others begin later still.
        if (other.first_date > last_date || clashes.length === MOST_CLASHES) break;
        if (other.last_date < first_date || other.employee_id === employee_id) continue;
        const { name, waiting, refusals } = other;
        const { first_date: first, last_date: last } = other;
        clashes.push({ name, first_date: first, last_date: last, waiting, refusals });
      }
      return [id, clashes];
    }),
  );
}

interface AwayRow extends Clash {
  employee_id: string;
  group_id: string | null;
}

/** Everyone's leave, asked or approved, the earliest first. Compared here: PostgreSQL would make and sort every pair. */
async function listAway({ db, orgId }: TenantScope): Promise<AwayRow[]> {
  const { rows } = await sql<AwayRow>`
    with away as (
      select l.employee_id, l.first_date, l.last_date, false as waiting from leaves l
      where l.org_id = ${orgId} and l.cancelled_at is null
      union all
      select r.employee_id, (r.details ->> 'first')::date, (r.details ->> 'last')::date, true from requests r
      where r.org_id = ${orgId} and r.kind = 'leave' and r.state = 'waiting'),
    refused as (
      select employee_id, count(*)::int as refusals from requests
      where org_id = ${orgId} and kind = 'leave' and state = 'refused' and ended_at > now() - interval '1 year'
      group by employee_id)
    select a.employee_id, o.shift_group_id as group_id, o.name, a.first_date, a.last_date, a.waiting,
      coalesce(f.refusals, 0) as refusals
    from away a
      join employees o on o.org_id = ${orgId} and o.id = a.employee_id and o.deleted_at is null
      left join refused f on f.employee_id = o.id
    where a.last_date >= (select min((r.details ->> 'first')::date) from requests r
      where r.org_id = ${orgId} and r.kind = 'leave' and r.state = 'waiting')
    order by a.first_date, o.name collate name_order`.execute(db);
  return rows;
}
/** In the last year, by person: whoever was refused before may go first this time. */
export async function countRefusals(
  { db, orgId }: TenantScope,
  employeeIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ employee_id: string; refusals: number }>`
    select employee_id, count(*)::int as refusals from requests
    where org_id = ${orgId} and kind = 'leave' and state = 'refused' and ended_at > now() - interval '1 year'
      and employee_id = any(${employeeIds}::uuid[])
    group by employee_id`.execute(db);
  return new Map(rows.map(({ employee_id, refusals }) => [employee_id, refusals]));
}
