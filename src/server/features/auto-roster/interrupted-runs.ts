// Marks runs as failed when their server died. They created nothing.
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { publish } from '../../db/publish';
import { failRun, isRunIdle } from './runs.queries';

export const INTERRUPTED = 'Interrupted: nothing was created.';

/**
 * Skips a run that another process works on, which holds a lock. The grace covers the moment between
 * storing the run and taking its lock.
 */
export async function failInterruptedRuns(database: Database, grace = '0'): Promise<number> {
  const pending = await database.readEverything((db) =>
    db
      .selectFrom('generation_runs')
      .select(['id', 'org_id'])
      .where('status', '=', 'pending')
      .where('created_at', '<=', sql<Date>`now() - ${grace}::interval`)
      .execute(),
  );
  let failed = 0;
  for (const { id, org_id: orgId } of pending) {
    await database.transact({ orgId }, async (db) => {
      const scope = { db, orgId };
      if (!(await isRunIdle(scope, id))) return;
      await failRun(scope, id, INTERRUPTED);
      await publish(scope, 'runs');
      failed += 1;
    });
  }
  return failed;
}
