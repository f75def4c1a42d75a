import { sql } from 'kysely';
import { SESSION } from '#contract/limits';
import type { Database, Scope } from '../../db/database';

export function listCredentials({ db }: Scope, userId: string) {
  return db
    .selectFrom('passkeys')
    .select(['credential_id as id', 'transports'])
    .where('user_id', '=', userId)
    .execute();
}

export function findCredential({ db }: Scope, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

export function findPasskey({ db }: Scope, userId: string, id: string) {
  return db
    .selectFrom('passkeys')
    .select('name')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** False when the passkey has counted further since: then someone may have copied it. */
export async function countUse({ db }: Scope, id: string, counter: number): Promise<boolean> {
  const counted = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: sql`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`(counter < ${counter} or counter = 0 and ${counter}::bigint = 0)`)
    .returning('id')
    .executeTakeFirst();
  return counted !== undefined;
}

export type Purpose = 'add' | 'sign in';

export async function insertChallenge(
  { db }: Scope,
  challenge: string,
  purpose: Purpose,
  userId: string | null,
) {
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge,
      purpose,
      user_id: userId,
      expires_at: sql<Date>`now() + make_interval(mins => ${sql.lit(SESSION.passkeyMinutes)})`,
    })
    .execute();
}

/** Deletes the challenge, so that of two answers to it only one counts. */
/** A question is answered once, rightly or wrongly: a refused answer rolls back the transaction that took it. */
export async function answerOnce<T>(
  database: Database,
  challenge: string,
  purpose: Purpose,
  answer: () => Promise<T>,
): Promise<T> {
  try {
    return await answer();
  } catch (error) {
    await database.transact({}, (db) => takeChallenge({ db }, challenge, purpose));
    throw error;
  }
}

export function takeChallenge({ db }: Scope, challenge: string, purpose: Purpose) {
  return db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst();
}
