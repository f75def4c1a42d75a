import { sql } from 'kysely';
import { SESSION } from '#contract/limits';
import type { Database } from '../db/database';

/** What has run out is refused anyway; this keeps the tables small. */
export async function removeExpired(database: Database): Promise<void> {
  const idle = sql.lit(`${SESSION.idleHours} hours`);
  await database.transact({}, async (db) => {
    await sql`delete from sessions where expires_at < now() or last_used_at < now() - ${idle}::interval`.execute(
      db,
    );
    await sql`delete from password_resets where expires_at < now()`.execute(db);
    await sql`delete from signups where expires_at < now()`.execute(db);
    await sql`delete from sandbox_sessions where expires_at < now()`.execute(db);
    // The provider repeats an event for three days.
    await sql`delete from payment_events where received_at < now() - interval '30 days'`.execute(
      db,
    );
    await sql`delete from rate_limits where resets_at < now()`.execute(db);
    await sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`.execute(
      db,
    );
  });
}
