import { sql } from 'kysely';
import type { TenantScope } from '../../db/database';

export function listShiftGroups({ db }: TenantScope) {
  return db
    .selectFrom('shift_groups as g')
    .select(['g.id', 'g.org_id', 'g.name', 'g.color_hex', 'g.position'])
    .select(({ selectFrom }) =>
      selectFrom('employees as e')
        .whereRef('e.org_id', '=', 'g.org_id')
        .whereRef('e.shift_group_id', '=', 'g.id')
        .select(sql<number>`count(*)::int`.as('count'))
        .$asScalar()
        .$notNull()
        .as('member_count'),
    )
    .orderBy('g.position')
    .execute();
}

/** Makes changes to the order of groups wait for each other. */
export async function lockGroupOrder({ db, orgId }: TenantScope): Promise<void> {
  await sql`select from organizations where id = ${orgId} for no key update`.execute(db);
}

export async function listGroupIds({ db }: TenantScope): Promise<string[]> {
  const rows = await db.selectFrom('shift_groups').select('id').orderBy('position').execute();
  return rows.map((row) => row.id);
}

/** Sets the positions to 0, 1, 2 ... in the order of the ids. */
export async function updatePositions({ db }: TenantScope, ids: string[]): Promise<void> {
  await sql`
    update shift_groups g set position = o.position - 1
    from unnest(${ids}::uuid[]) with ordinality as o (id, position)
    where g.id = o.id and g.position <> o.position - 1`.execute(db);
}

export async function insertShiftGroup(
  { db, orgId }: TenantScope,
  group: { name: string; color_hex: string | null; position: number },
): Promise<string> {
  const { id } = await db
    .insertInto('shift_groups')
    .values({ ...group, org_id: orgId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateShiftGroup(
  { db }: TenantScope,
  id: string,
  changes: { name: string; color_hex?: string | null },
): Promise<boolean> {
  const row = await db
    .updateTable('shift_groups')
    .set(changes)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteShiftGroup({ db }: TenantScope, id: string) {
  return db.deleteFrom('shift_groups').where('id', '=', id).returning('name').executeTakeFirst();
}

export async function shiftGroupExists({ db }: TenantScope, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('shift_groups')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findGroupOfEmployee({ db }: TenantScope, employeeId: string) {
  return db
    .selectFrom('employees')
    .select('shift_group_id')
    .where('id', '=', employeeId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function updateGroupOfEmployee(
  { db }: TenantScope,
  employeeId: string,
  groupId: string | null,
): Promise<void> {
  await db
    .updateTable('employees')
    .set({ shift_group_id: groupId })
    .where('id', '=', employeeId)
    .execute();
}
