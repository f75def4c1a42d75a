// Deletes what is older than its organisation keeps it. The database allows no other deletion from the log.
import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** Small enough that nobody waits for it, and that other work gets its turn in between. */
const BATCH = 5_000;

export async function removeOldEntries(database: Database): Promise<number> {
  let removed = 0;
  for (const { id, kind } of await listOverdue(database)) {
    for (let deleted = BATCH; deleted === BATCH; removed += deleted) {
      deleted = await database.transact({ orgId: id }, async (db) => {
        const { numAffectedRows } = await sql`
          delete from audit_log where id in (
            select a.id from audit_log a join organizations o on o.id = a.org_id
            where a.org_id = ${id} and a.kind = ${kind} and a.created_at < ${sql.raw(limitOf(kind))}
            order by a.created_at limit ${BATCH})`.execute(db);
        return Number(numAffectedRows ?? 0);
      });
    }
  }
  return removed;
}

interface Overdue {
  id: string;
  kind: 'change' | 'sign-in';
}

/** One look into the index for each organisation, however long its log is. */
async function listOverdue(database: Database): Promise<Overdue[]> {
  const overdue = (kind: Overdue['kind']) => sql`
    select o.id, ${kind}::text as kind from organizations o where exists (
      select from audit_log a
      where a.org_id = o.id and a.kind = ${kind} and a.created_at < ${sql.raw(limitOf(kind))})`;
  const { rows } = await database.readEverything((db) =>
    sql<Overdue>`${overdue('change')} union all ${overdue('sign-in')}`.execute(db),
  );
  return rows;
}

function limitOf(kind: Overdue['kind']): string {
  const column = kind === 'sign-in' ? 'audit_sign_ins_months' : 'audit_changes_months';
  return `now() - make_interval(months => o.${column})`;
}
