// Idempotency keys: a request sent twice has one effect and one answer. The record commits with the effect.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#contract/errors';
import { LIMITS } from '#contract/limits';
import type { Db } from '../db/database';
import type { SessionChange } from './sessions';

export interface IdempotentCall {
  key: string;
  caller: string;
  operation: string;
  body: string;
}

type OpenedSession = Exclude<
  SessionChange,
  'ended' | { knownTo: string } | { secondStepOf: string } | { kioskOf: string }
>;

interface Replay {
  body: string | null;
  session: OpenedSession | undefined;
}

interface Once {
  replay?: Replay;
  keep(body: string | null, session: SessionChange | undefined): Promise<void>;
}

const NO_KEY: Once = { keep: async () => undefined };

/** A second call with the same key waits here until the first has committed or failed. */
export async function once(db: Db, call: IdempotentCall | undefined): Promise<Once> {
  if (!call) return NO_KEY;
  if (call.key.length === 0 || call.key.length > LIMITS.idempotencyKeyLength) {
    throw new AppError('bad_request', {
      sentence: 'The Idempotency-Key must have 1 to 200 characters.',
    });
  }
  const id = createHash('sha256').update(`${call.caller}\n${call.operation}\n${call.key}`).digest();
  // Bodies hold passwords. The client's random key is not stored, so nobody can guess a password from the fingerprint.
  const fingerprint = createHmac('sha256', call.key).update(call.body).digest();

  await db
    .deleteFrom('idempotency_keys')
    .where('id', '=', id)
    .where('created_at', '<', sql<Date>`now() - interval '24 hours'`)
    .execute();
  const inserted = await db
    .insertInto('idempotency_keys')
    .values({ id, fingerprint })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return { keep: (body, session) => keep(db, id, body, session) };

  const earlier = await db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'body', 'session_user_id', 'session_org_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!timingSafeEqual(earlier.fingerprint, fingerprint))
    throw new AppError('idempotency_key_reused');
  return {
    ...NO_KEY,
    replay: {
      body: earlier.body,
      session: openedBy(earlier),
    },
  };
}

/** A signup has an organisation but no account. */
function openedBy(kept: {
  session_user_id: string | null;
  session_org_id: string | null;
}): OpenedSession | undefined {
  if (kept.session_user_id) return { userId: kept.session_user_id, orgId: kept.session_org_id };
  return kept.session_org_id ? { signupOf: kept.session_org_id } : undefined;
}

async function keep(db: Db, id: Buffer, body: string | null, session: SessionChange | undefined) {
  // A repeat of the password alone must not open what only the second step opens, nor a used code another kiosk.
  const opensNone =
    !session ||
    session === 'ended' ||
    'knownTo' in session ||
    'secondStepOf' in session ||
    'kioskOf' in session;
  const opened = opensNone ? undefined : session;
  const [userId, orgId] =
    opened && 'signupOf' in opened ? [null, opened.signupOf] : [opened?.userId, opened?.orgId];
  await db
    .updateTable('idempotency_keys')
    .set({ body, session_user_id: userId ?? null, session_org_id: orgId ?? null })
    .where('id', '=', id)
    .execute();
}
