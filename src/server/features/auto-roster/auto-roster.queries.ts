import { sql } from 'kysely';
import { type DayStatus, type ExistingShift, LOOK_AROUND_DAYS } from '#engine/generation/input';
import { addDays } from '#engine/time/dates';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { onDays } from '../shifts/on-days';

export interface PersonRow {
  id: string;
  name: string;
  groupId: string | null;
}

interface Locking {
  withoutLocks?: boolean | undefined;
}

interface Asked {
  employeeIds: string[];
  groupIds: string[];
}

/** Those people in roster order, and the ids of all groups. Locks the people until the transaction ends. */
export async function listPeople(
  { db }: TenantScope,
  { employeeIds, groupIds }: Asked,
  { withoutLocks = false }: Locking,
) {
  const { rows } = await sql<PersonRow>`
    select e.id, e.name, e.shift_group_id as "groupId"
    from employees e left join shift_groups g on g.org_id = e.org_id and g.id = e.shift_group_id
    where e.deleted_at is null
      and (e.id = any(${employeeIds}::uuid[]) or e.shift_group_id = any(${groupIds}::uuid[]))
    order by g.position nulls last, e.name collate name_order, e.id
    ${sql.raw(withoutLocks ? '' : 'for share of e')}`.execute(db);
  const groups = await db.selectFrom('shift_groups').select('id').execute();
  return { people: rows, groups: new Set(groups.map(({ id }) => id)) };
}

export interface SiteRow {
  id: string;
  name: string;
  timezone: string;
}

export async function listSites(
  { db }: TenantScope,
  { withoutLocks = false }: Locking,
): Promise<Map<string, SiteRow>> {
  const rows = await db
    .selectFrom('locations')
    .select(['id', 'name', 'timezone'])
    .where('deleted_at', 'is', null)
    .$if(!withoutLocks, (query) => query.forShare())
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

interface Window {
  from: CalendarDate;
  to: CalendarDate;
}

const FIELD = '\u001f';
const SHIFT = '\u001e';

/** Reads one text per person. Reading 250 people as rows takes five times as long. */
export async function listExisting(
  { db, orgId }: TenantScope,
  { from, to }: Window,
  people: string[],
): Promise<ExistingShift[]> {
  const { rows } = await sql<{ employee_id: string; shifts: string }>`
    select s.employee_id, string_agg(concat_ws(${FIELD}, s.id, extract(epoch from s.start_at)::bigint,
      extract(epoch from s.end_at)::bigint, s.local_date, l.timezone, s.template_code), ${SHIFT}
      order by s.start_at, s.id) as shifts
    from shifts s join locations l on l.org_id = s.org_id and l.id = s.location_id
    where s.org_id = ${orgId} and s.employee_id = any(${people}::uuid[])
      and ${onDays('s', { from: addDays(from, -LOOK_AROUND_DAYS), to: addDays(to, LOOK_AROUND_DAYS) })}
    group by s.employee_id order by s.employee_id`.execute(db);
  return rows.flatMap(({ employee_id, shifts }) =>
    shifts.split(SHIFT).map((text) => existingOf(employee_id, text)),
  );
}

function existingOf(employeeId: string, text: string): ExistingShift {
  const [id = '', start, end, date, zone, code] = text.split(FIELD);
  return {
    id,
    employeeId,
    date: date as CalendarDate,
    code: code ?? null,
    siteZone: zone as Zone,
    start: (Number(start) * 1000) as Instant,
    end: (Number(end) * 1000) as Instant,
  };
}

export async function listStatuses(
  { db }: TenantScope,
  { from, to }: Window,
  people: string[],
): Promise<DayStatus[]> {
  const { rows } = await sql<DayStatus>`
    select employee_id as "employeeId", date, status from day_statuses
    where employee_id = any(${people}::uuid[])
      and date between ${addDays(from, -1)} and ${addDays(to, 1)}`.execute(db);
  return rows;
}

export interface ShiftDetails {
  id: string;
  role_label: string | null;
  location_name: string;
  timezone: string;
  published: boolean;
  generated: boolean;
}

export async function listDetails({ db }: TenantScope, ids: string[]) {
  const { rows } = await sql<ShiftDetails>`
    select s.id, s.role_label, l.name as location_name, l.timezone, s.published,
      (s.source_rule_id is not null or s.template_code is not null) as generated
    from shifts s join locations l on l.org_id = s.org_id and l.id = s.location_id
    where s.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
