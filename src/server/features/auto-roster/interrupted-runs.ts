// Runs whose server died: nothing was created, and they say so.
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { publish } from '../../db/publish';
import { failRun, isRunIdle } from './runs.queries';

export const INTERRUPTED = 'Interrupted: nothing was created.';

/**
 * Another process of the same database may be at work on one: its lock tells, but for the moment
 * between writing the run down and beginning, which is what the grace is for.
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
