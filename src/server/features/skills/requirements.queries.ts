import { sql } from 'kysely';
import type { RequirementInput, SkillRequirement } from '#contract/api/skills';
import type { CalendarDate, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';

/** Without those of sites that are gone. */
export function listRequirements({ db }: TenantScope): Promise<SkillRequirement[]> {
  return db
    .selectFrom('skill_requirements as r')
    .leftJoin('locations as l', (join) =>
      join.onRef('l.org_id', '=', 'r.org_id').onRef('l.id', '=', 'r.location_id'),
    )
    .select(['r.id', 'r.location_id', 'r.role_label', 'r.template_code', 'r.all_of', 'r.any_of'])
    .where('l.deleted_at', 'is', null)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();
}

export async function insertRequirement({ db, orgId }: TenantScope, values: RequirementInput) {
  const { id } = await db
    .insertInto('skill_requirements')
    .values({ ...values, org_id: orgId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRequirement(
  { db }: TenantScope,
  id: string,
  values: RequirementInput,
): Promise<boolean> {
  const row = await db
    .updateTable('skill_requirements')
    .set(values)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteRequirement({ db }: TenantScope, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('skill_requirements')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRequirements({ db }: TenantScope): Promise<number> {
  const { count } = await db
    .selectFrom('skill_requirements')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findSite({ db }: TenantScope, id: string) {
  return db
    .selectFrom('locations')
    .select('name')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Keeps the skills from being deleted until the transaction ends. */
export async function lockSkills({ db }: TenantScope, ids: string[]) {
  const { rows } = await sql<{ id: string; name: string; severity: 'block' | 'warn' }>`
    select id, name, severity from skills where id = any(${ids}::uuid[]) order by id for share`.execute(
    db,
  );
  return rows;
}

export interface FutureShift {
  id: string;
  employee_id: string;
  employee_name: string;
  location_id: string;
  location_name: string;
  timezone: Zone;
  local_date: CalendarDate;
  start_at: number;
  end_at: number;
  role_label: string | null;
  template_code: string | null;
  published: boolean;
}

/** Shifts that haven't ended and that the requirement is for, the next first. */
export async function listShiftsFor(
  { db, orgId }: TenantScope,
  { location_id, role_label, template_code }: RequirementInput,
): Promise<FutureShift[]> {
  const { rows } = await sql<FutureShift>`
    select s.id, s.employee_id, e.name as employee_name, s.location_id, l.name as location_name, l.timezone,
      s.local_date, extract(epoch from s.start_at)::float8 * 1000 as start_at,
      extract(epoch from s.end_at)::float8 * 1000 as end_at, s.role_label, s.template_code, s.published
    from shifts s
      join employees e on e.org_id = s.org_id and e.id = s.employee_id
      join locations l on l.org_id = s.org_id and l.id = s.location_id
    where s.org_id = ${orgId} and s.end_at > now() and e.deleted_at is null
      and (${location_id}::uuid is null or s.location_id = ${location_id})
      and (${role_label}::text is null or s.role_label = ${role_label})
      and (${template_code}::text is null or s.template_code = ${template_code})
    order by s.start_at, s.id`.execute(db);
  return rows;
}

export async function listHoldingsOf({ db }: TenantScope, skillIds: string[]) {
  const { rows } = await sql<{
    employee_id: string;
    skill_id: string;
    valid_from: CalendarDate | null;
    valid_to: CalendarDate | null;
    verified: boolean;
  }>`
    select employee_id, skill_id, valid_from, valid_to, verified_at is not null as verified
    from holdings where skill_id = any(${skillIds}::uuid[])`.execute(db);
  return rows;
}
