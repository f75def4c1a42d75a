// The server, for measuring what a call costs from one end to the other.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Instant } from '../../src/engine/time/kinds';
import { createApp } from '../../src/server/app';
import { NO_STORAGE_GUARD } from '../../src/server/http/storage-guard';
import { createPayments } from '../../src/server/integrations/payments/create-payments';
import { createPush } from '../../src/server/integrations/push/create-push';
import type { Ground } from '../../src/server/startup';

export function openApp({ config, database, databaseUrl, log }: Ground) {
  const clock = () => Date.now() as Instant;
  return createApp({
    config,
    database,
    databaseUrl,
    clock,
    payments: createPayments(config, database, clock),
    push: createPush(config, database),
    log,
    storage: NO_STORAGE_GUARD,
    webFolder: import.meta.dirname,
    version: 'bench',
    mailer: { send: async () => undefined, close: () => undefined },
  });
}

/** The cookies of that many managers, each with an account: a person may have only 20 event streams. */
export async function openSessions(ground: Ground, orgId: string, count: number) {
  const userIds = Array.from({ length: count }, () => randomUUID());
  await ground.database.pool.query(
    "insert into users (id, email, name, password_hash) select id, id::text, 'Manager', '-' from unnest($1::uuid[]) id",
    [userIds],
  );
  await ground.database.transact({ orgId }, (db) =>
    db
      .insertInto('memberships')
      .values(userIds.map((user_id) => ({ org_id: orgId, user_id, role: 'manager' })))
      .execute(),
  );
  return Promise.all(userIds.map((userId) => openSession(ground, userId, orgId)));
}

/** The cookie of someone who is signed in. */
export async function openSession({ database }: Ground, userId: string, orgId: string) {
  const token = randomBytes(32).toString('base64url');
  await database.pool.query(
    "insert into sessions (token_hash, user_id, org_id, expires_at) values ($1, $2, $3, now() + interval '1 hour')",
    [createHash('sha256').update(token).digest(), userId, orgId],
  );
  return `muster=${token}`;
}
