// Who may decide a request: nobody what they are part of, unless nobody else could.
import { sql } from 'kysely';
import { type Role, rolesWith } from '#contract/rights';
import type { TenantScope } from '../../db/database';

export interface Decider {
  role: Role | null;
  employee_id: string | null;
}

type MayDecide = (user: Decider, partIds: readonly string[]) => boolean;

/** Takes the employees who are part of the request. The only owner decides everything; so does an owner with whom all others who could are part of it. */
export async function readWhoDecides({ db, orgId }: TenantScope): Promise<MayDecide> {
  const { rows } = await sql<{ role: Role; employee_id: string | null }>`
    select m.role, e.id as employee_id from memberships m
      left join employees e on e.org_id = m.org_id and e.user_id = m.user_id and e.deleted_at is null
    where m.org_id = ${orgId} and m.role = any(${rolesWith('decide requests')})`.execute(db);
  const onlyOwner = rows.filter(({ role }) => role === 'owner').length === 1;
  return ({ role, employee_id }, partIds) => {
    const isPart = (id: string | null) => id !== null && partIds.includes(id);
    if (!isPart(employee_id)) return true;
    return role === 'owner' && (onlyOwner || rows.every((each) => isPart(each.employee_id)));
  };
}
