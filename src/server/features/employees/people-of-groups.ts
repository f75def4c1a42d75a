import { type RawBuilder, sql } from 'kysely';
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
  const some = named.filter((group) => group.includes(':'));
  const single = named.filter((group) => group.startsWith('~')).map((group) => group.slice(1));
  const whole = named.filter((group) => /^[^:~]+$/.test(group));
  const ids = whole.filter((group) => group !== 'none');
  // Only those that ask for someone: with the others, the database would look at everyone.
  const conditions = [
    ids.length > 0 && sql`shift_group_id = any(${ids}::uuid[])`,
    ids.length < whole.length && sql`shift_group_id is null`,
    single.length > 0 && sql`id = any(${single}::uuid[])`,
    ...some.map((range) => isBetween(orgId, range)),
  ].filter((condition) => condition !== false);
  const { rows } = await sql<{ id: string }>`
    select id from employees
    where org_id = ${orgId} and deleted_at is null and (${sql.join(conditions, sql` or `)})
    order by name collate name_order, id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Some of a group: from one person to another, who may have been deleted meanwhile. */
function isBetween(orgId: string, range: string): RawBuilder<boolean> {
  const [group, first, last] = range.split(':');
  const place = (id: string | undefined) =>
    sql`(select name collate name_order, id from employees where org_id = ${orgId} and id = ${id}::uuid)`;
  const isIn = group === 'none' ? sql`is null` : sql`= ${group}::uuid`;
  return sql`(shift_group_id ${isIn}
    and (name collate name_order, id) >= ${place(first)} and (name collate name_order, id) <= ${place(last)})`;
}

export function among(column: string, people: People) {
  return people === 'everyone'
    ? sql<boolean>`true`
    : sql<boolean>`${sql.ref(column)} = any(${people}::uuid[])`;
}
