// A copy of the database that PostgreSQL keeps up to date (streaming replication), for answers that take long. Nothing read
// from it is older than the call: it must first have caught up with the primary, or the primary is read after all.
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

/** How long an answer waits for the replica before it is read from the primary. */
const PATIENCE_MS = 2_000;
const PAUSE_MS = 50;
/** A replica that can't be reached is left alone for so long. */
const AVOID_MS = 30_000;

export interface Replica {
  /** False: read from the primary. */
  hasCaughtUp(): Promise<boolean>;
}

export function watchReplica(
  replica: pg.Pool,
  primary: pg.Pool,
  onError: (error: Error) => void,
): Replica {
  let avoidUntil = 0;

  async function catchUp(): Promise<boolean> {
    const { rows } = await primary.query<{ lsn: string }>('select pg_current_wal_lsn() as lsn');
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const position = await replica.query<{ is_copy: boolean; is_there: boolean | null }>(
        `select pg_is_in_recovery() as is_copy, pg_last_wal_replay_lsn() >= $1::pg_lsn as is_there`,
        [rows[0]?.lsn],
      );
      const { is_copy, is_there } = position.rows[0] ?? { is_copy: false, is_there: false };
      // A replica that became a primary of its own goes its own way.
      if (!is_copy) return false;
      if (is_there) return true;
      if (performance.now() > until) return false;
      await delay(PAUSE_MS);
    }
  }

  return {
    async hasCaughtUp() {
      if (performance.now() < avoidUntil) return false;
      try {
        return await catchUp();
      } catch (error) {
        avoidUntil = performance.now() + AVOID_MS;
        onError(error as Error);
        return false;
      }
    },
  };
}
