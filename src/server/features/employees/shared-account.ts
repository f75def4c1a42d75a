import type { Database } from '../../db/database';

/**
 * Whether the employee's account also belongs to another organisation or runs the platform. A manager
 * who could set its email or password would get in there.
 * Call it before the transaction opens: inside, many changes at the same time would wait for each
 * other's second connection.
 */
export async function hasSharedAccount(
  database: Database,
  orgId: string,
  employeeId: string,
): Promise<boolean> {
  return (await listSharedAccounts(database, orgId, [employeeId])).has(employeeId);
}

/** The ids of those of these employees whose accounts are shared. */
export async function listSharedAccounts(
  database: Database,
  orgId: string,
  employeeIds: string[],
): Promise<Set<string>> {
  return database.readEverything(async (db) => {
    const shared = await db
      .selectFrom('employees as e')
      .innerJoin('users as u', 'u.id', 'e.user_id')
      .leftJoin('memberships as m', (join) =>
        join.onRef('m.user_id', '=', 'u.id').onRef('m.org_id', '<>', 'e.org_id'),
      )
      .select('e.id')
      .where('e.id', 'in', employeeIds)
      .where('e.org_id', '=', orgId)
      .where(({ or, eb }) =>
        or([eb('m.org_id', 'is not', null), eb('u.platform_role', '<>', 'none')]),
      )
      .execute();
    return new Set(shared.map(({ id }) => id));
  });
}
