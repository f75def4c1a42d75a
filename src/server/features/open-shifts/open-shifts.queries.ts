import { type RawBuilder, sql } from 'kysely';
import type { OpenShift } from '#contract/api/open-shifts';
import { LIMITS } from '#contract/limits';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { isoText } from '../../db/iso-text';

/** A claim counts while its shift is there, whoever works it by now. */
const takers = sql<OpenShift['takers']>`
  coalesce((select jsonb_agg(jsonb_build_object('employee_id', e.id, 'name', e.name) order by c.claimed_at, e.id)
    from open_shift_claims c join employees e on e.org_id = c.org_id and e.id = c.employee_id
    where c.org_id = o.org_id and c.open_shift_id = o.id
      and exists (select from shifts s where s.org_id = c.org_id and s.id = c.shift_id)), '[]')`;

const asked = sql<OpenShift['asked']>`
  coalesce((select jsonb_agg(jsonb_build_object('request_id', r.id, 'employee_id', e.id, 'name', e.name)
      order by r.created_at, r.id)
    from requests r join employees e on e.org_id = r.org_id and e.id = r.employee_id
    where r.org_id = o.org_id and r.kind = 'claim' and r.ended_at is null
      and r.details ->> 'openShiftId' = o.id::text), '[]')`;

const skills = sql<OpenShift['skills']>`
  coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name) order by k.name collate name_order, k.id)
    from skills k where k.org_id = o.org_id and k.id = any(o.skill_ids)), '[]')`;

async function read({ db, orgId }: TenantScope, where: RawBuilder<unknown>): Promise<OpenShift[]> {
  const { rows } = await sql<OpenShift>`
    select o.id, o.location_id, l.name as location_name, l.timezone, o.local_date as date,
      ${isoText('o.start_at')} as start_at, ${isoText('o.end_at')} as end_at, o.role_label, o.notes,
      ${isoText('o.closes_at')} as closes_at, o.places, o.audience, o.shift_group_id, g.name as shift_group_name, o.source, o.claims,
      ${takers} as takers, ${asked} as asked, ${skills} as skills
    from open_shifts o
      join locations l on l.org_id = o.org_id and l.id = o.location_id and l.deleted_at is null
      left join shift_groups g on g.org_id = o.org_id and g.id = o.shift_group_id
    where o.org_id = ${orgId} and ${where}
    order by o.start_at, o.id limit ${LIMITS.openShifts}`.execute(db);
  return rows;
}

/** Those that haven't started. */
export function listOpenShifts(scope: TenantScope, now: Instant): Promise<OpenShift[]> {
  return read(scope, sql`o.start_at > ${new Date(now)}`);
}

/** By id, whether or not they have started. */
export async function listOpenShiftsById(
  scope: TenantScope,
  ids: readonly string[],
): Promise<Map<string, OpenShift>> {
  const found = await read(scope, sql`o.id = any(${ids}::uuid[])`);
  return new Map(found.map((open) => [open.id, open]));
}

export async function findOpenShift(
  scope: TenantScope,
  id: string,
): Promise<OpenShift | undefined> {
  const [found] = await read(scope, sql`o.id = ${id}`);
  return found;
}

export interface OwnClaim {
  open_shift_id: string;
  shift_id: string;
  claimed_at: Date;
}

/** Of those whose shift is still the person's. */
export async function listOwnClaims(
  { db, orgId }: TenantScope,
  employeeId: string,
): Promise<Map<string, OwnClaim>> {
  const { rows } = await sql<OwnClaim>`
    select c.open_shift_id, c.shift_id, c.claimed_at from open_shift_claims c
      join shifts s on s.org_id = c.org_id and s.id = c.shift_id and s.employee_id = c.employee_id
    where c.org_id = ${orgId} and c.employee_id = ${employeeId}`.execute(db);
  return new Map(rows.map((row) => [row.open_shift_id, row]));
}

/** One that is left over from a shift that went is replaced. */
export async function insertClaim(
  { db, orgId }: TenantScope,
  claim: { openShiftId: string; employeeId: string; shiftId: string; at: Instant },
): Promise<void> {
  const values = { shift_id: claim.shiftId, claimed_at: new Date(claim.at) };
  await db
    .insertInto('open_shift_claims')
    .values({
      org_id: orgId,
      open_shift_id: claim.openShiftId,
      employee_id: claim.employeeId,
      ...values,
    })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'open_shift_id', 'employee_id']).doUpdateSet(values),
    )
    .execute();
}

export async function deleteClaim(
  { db, orgId }: TenantScope,
  openShiftId: string,
  employeeId: string,
): Promise<void> {
  await db
    .deleteFrom('open_shift_claims')
    .where('org_id', '=', orgId)
    .where('open_shift_id', '=', openShiftId)
    .where('employee_id', '=', employeeId)
    .execute();
}

export interface PersonToTell {
  id: string;
  user_id: string;
  taken: number;
}

/** People with an account who haven't had it, with how many open shifts they took in its quarter. */
export async function listPeopleToTell(
  { db, orgId }: TenantScope,
  { id, date }: OpenShift,
): Promise<PersonToTell[]> {
  const { rows } = await sql<PersonToTell>`
    select e.id, e.user_id, (
      select count(*)::int from open_shift_claims c
        join shifts s on s.org_id = c.org_id and s.id = c.shift_id and s.employee_id = c.employee_id
      where c.org_id = e.org_id and c.employee_id = e.id
        and date_trunc('quarter', s.local_date) = date_trunc('quarter', ${date}::date)) as taken
    from employees e join memberships m on m.org_id = e.org_id and m.user_id = e.user_id
    where e.org_id = ${orgId} and e.deleted_at is null
      and not exists (select from open_shift_claims c
        where c.org_id = e.org_id and c.open_shift_id = ${id} and c.employee_id = e.id)
    order by e.id`.execute(db);
  return rows;
}
