// Where people work and in which roles, by the last half year and what is rostered.
import { sql } from 'kysely';
import type { FillPerson } from '#optimiser/roster/fill-input';
import type { TenantScope } from '../../db/database';

export type UsualWork = Pick<FillPerson, 'sites' | 'roles'>;

/** What someone's group does, they can do too. Someone new without a group can be asked for anything. */
export async function listUsualWork({ db, orgId }: TenantScope): Promise<Map<string, UsualWork>> {
  const { rows } = await sql<{ id: string } & UsualWork>`
    with people as (
      select id, coalesce(shift_group_id, id) as circle from employees
      where org_id = ${orgId} and deleted_at is null
    ), usual as (
      select p.circle, array_agg(distinct s.location_id) as sites,
        coalesce(array_agg(distinct s.role_label) filter (where s.role_label is not null), '{}') as roles
      from people p join shifts s on s.org_id = ${orgId} and s.employee_id = p.id
      where s.local_date > current_date - 180
      group by p.circle
    )
    select p.id, u.sites, u.roles from people p left join usual u on u.circle = p.circle`.execute(
    db,
  );
  return new Map(rows.map(({ id, sites, roles }) => [id, { sites, roles }]));
}

export const ANY_WORK: UsualWork = { sites: null, roles: null };
