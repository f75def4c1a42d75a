// Whom open shifts are for, by what people work. Only published shifts count: nobody learns of a draft by what is
// offered to them.
import { sql } from 'kysely';
import type { OpenShift } from '#contract/api/open-shifts';
import { type Standing, standingOf, type Work, type Worker } from '#engine/open-shifts/audience';
import { addDays } from '#engine/time/dates';
import { dateAt } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';

/** What someone did longer ago isn't what they usually do. */
const USUAL_DAYS = 180;

/** For people who aren't there any more, every open shift is unknown. */
export async function readStandings(
  scope: TenantScope,
  employeeIds: readonly string[],
  shifts: readonly OpenShift[],
  now: Instant,
): Promise<(employeeId: string, shift: OpenShift) => Standing> {
  const since = addDays(dateAt(now, 'UTC' as Zone), -USUAL_DAYS);
  const workers = await listWorkers(scope, employeeIds, since);
  const sites = [...new Set(shifts.map(({ location_id }) => location_id))];
  const rolesAt = await listRolesAt(scope, sites, since);
  return (employeeId, { location_id, role_label, shift_group_id, audience }) => {
    const worker = workers.get(employeeId);
    if (!worker) return 'unknown';
    const offer = {
      siteId: location_id,
      role: role_label,
      groupId: shift_group_id,
      audience,
    };
    const roles = rolesAt.get(location_id);
    const known = { site: roles !== undefined, role: roles?.has(role_label) ?? false };
    return standingOf(offer, worker, known);
  };
}

interface WorkerRow {
  id: string;
  shift_group_id: string | null;
  sites: string[];
  roles: string[];
}

/** Those who are asked about, with what all of their groups do. */
async function listWorkers(
  { db, orgId }: TenantScope,
  asked: readonly string[],
  since: CalendarDate,
): Promise<Map<string, Worker>> {
  const { rows } = await sql<WorkerRow>`
    select e.id, e.shift_group_id,
      coalesce(array_agg(distinct s.location_id) filter (where s.location_id is not null), '{}') as sites,
      coalesce(array_agg(distinct s.role_label) filter (where s.role_label is not null), '{}') as roles
    from employees e left join shifts s
      on s.org_id = e.org_id and s.employee_id = e.id and s.published and s.local_date >= ${since}
    where e.org_id = ${orgId} and e.deleted_at is null
      and (e.id = any(${asked}::uuid[]) or e.shift_group_id in (
        select g.shift_group_id from employees g where g.org_id = ${orgId} and g.id = any(${asked}::uuid[])))
    group by e.id, e.shift_group_id`.execute(db);
  const groups = new Map<string, { sites: Set<string>; roles: Set<string> }>();
  for (const { shift_group_id: id, sites, roles } of rows) {
    if (id === null) continue;
    const group = groups.get(id) ?? { sites: new Set(), roles: new Set() };
    for (const site of sites) group.sites.add(site);
    for (const role of roles) group.roles.add(role);
    groups.set(id, group);
  }
  return new Map(
    rows.map(({ id, shift_group_id: groupId, sites, roles }) => [
      id,
      {
        groupId,
        own: { sites: new Set(sites), roles: new Set(roles) },
        group: groups.get(groupId ?? '') ?? NOTHING,
      },
    ]),
  );
}

const NOTHING: Work = { sites: new Set(), roles: new Set() };

/** The roles in which anyone works at these sites. A site where nobody does has no entry. */
async function listRolesAt(
  { db, orgId }: TenantScope,
  siteIds: readonly string[],
  since: CalendarDate,
): Promise<Map<string, Set<string | null>>> {
  const { rows } = await sql<{ location_id: string; role_label: string | null }>`
    select distinct location_id, role_label from shifts
    where org_id = ${orgId} and location_id = any(${siteIds}::uuid[]) and published
      and local_date >= ${since}`.execute(db);
  const roles = new Map<string, Set<string | null>>();
  for (const { location_id, role_label } of rows) {
    roles.set(location_id, (roles.get(location_id) ?? new Set()).add(role_label));
  }
  return roles;
}
