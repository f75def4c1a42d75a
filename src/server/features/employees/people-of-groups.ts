import { sql } from 'kysely';
import type { TenantScope } from '../../db/database';

/** Ids of employees. */
export type People = readonly string[] | 'everyone';

/** The ids of everyone at work in these groups, in order of name; `none` are those without a group. */
export async function peopleOfGroups(
  { db, orgId }: TenantScope,
  groups: string | undefined,
): Promise<People> {
  if (groups === undefined) return 'everyone';
  const named = groups.split(',');
  const ids = named.filter((group) => group !== 'none');
  const { rows } = await sql<{ id: string }>`
    select id from employees
    where org_id = ${orgId} and deleted_at is null
      and (shift_group_id = any(${ids}::uuid[]) or (${ids.length < named.length} and shift_group_id is null))
    order by name collate name_order, id`.execute(db);
  return rows.map(({ id }) => id);
}

export function among(column: string, people: People) {
  return people === 'everyone'
    ? sql<boolean>`true`
    : sql<boolean>`${sql.ref(column)} = any(${people}::uuid[])`;
}
