// Jobs of a dead process: another process takes them over within a minute. Graphile alone would wait for hours.
import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';

const LOCK = (pool: string) => `hashtextextended('muster jobs ' || ${pool}, 0)`;
/** A live process doesn't hold its lock while it starts or reconnects. */
const GRACE = '30 seconds';

/** Holds a lock on the connection that listens for jobs, as long as the process lives. */
export function markAsAlive(events: WorkerEvents, onError: (error: Error) => void): void {
  events.on('pool:listen:success', ({ client, workerPool }) => {
    // The runner sends the next query on this connection, which can't run two at a time.
    client.once('drain', () => {
      client.query(`select pg_advisory_lock(${LOCK('$1')})`, [workerPool.id]).catch(onError);
    });
  });
}

/** Releases the jobs of dead processes. Returns the number of those processes. */
export async function releaseAbandonedJobs(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ locked_by: string }>(
    `select locked_by
     from (select distinct locked_by from graphile_worker.jobs
           where locked_at < now() - interval '${GRACE}') as holder
     where pg_try_advisory_xact_lock(${LOCK('locked_by')})`,
  );
  const dead = rows.map((row) => row.locked_by);
  if (dead.length > 0) {
    await pool.query('select graphile_worker.force_unlock_workers($1)', [dead]);
  }
  return dead.length;
}
