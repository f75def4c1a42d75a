import { sql } from 'kysely';
import type { Db, TenantScope } from '../db/database';
import type { TestApp } from './test-app';

/** How many rows of some tables a piece of work reads, whether it uses them or not. */
export function countRowsRead(
  { database }: TestApp,
  orgId: string,
  tables: readonly string[],
  work: (scope: TenantScope) => Promise<unknown>,
): Promise<number> {
  // Also counts what the same connection read shortly before.
  const count = async (db: Db) => {
    const { rows } = await sql<{ count: number }>`
      select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count
      from pg_stat_xact_user_tables where relname = any(${tables})`.execute(db);
    return rows[0]?.count ?? 0;
  };
  return database.transact({ orgId }, async (db) => {
    const before = await count(db);
    await work({ db, orgId });
    return (await count(db)) - before;
  });
}
