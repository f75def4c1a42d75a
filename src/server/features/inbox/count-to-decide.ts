import { sql } from 'kysely';
import type { TenantScope } from '../../db/database';
import { type Decider, readWhoDecides } from '../requests/who-decides';

/** Requests of people who wait for an answer. Short cover and shifts without an answer aren't counted: nobody waits. */
export async function countToDecide(scope: TenantScope, user: Decider): Promise<number> {
  const { rows } = await sql<{ parts: string[] }>`
    select array_agg(p.employee_id::text) as parts
    from requests r join request_parties p on p.org_id = r.org_id and p.request_id = r.id and p.part <> 'candidate'
      join employees e on e.org_id = r.org_id and e.id = r.employee_id and e.deleted_at is null
    where r.org_id = ${scope.orgId} and r.state = 'waiting'
    group by r.id`.execute(scope.db);
  const mayDecide = await readWhoDecides(scope);
  return rows.filter(({ parts }) => mayDecide(user, parts)).length;
}
