import { sql } from 'kysely';
import type { Scope } from '../../db/database';
import { isoText } from '../../db/iso-text';
import { hasTwoStep } from '../../http/identity';

/** What an account can show after its password; undefined without two-step sign-in. */
export function findSecondStep({ db }: Scope, userId: string) {
  return db
    .selectFrom('users as u')
    .select([
      sql<boolean>`exists (select from authenticator_apps a where a.user_id = u.id and a.confirmed_at is not null)`.as(
        'app',
      ),
      sql<boolean>`exists (select from passkeys k where k.user_id = u.id)`.as('passkey'),
    ])
    .where('u.id', '=', userId)
    .where(hasTwoStep)
    .executeTakeFirst();
}

export async function readTwoStep({ db }: Scope, userId: string) {
  const app = await findApp({ db }, userId);
  const passkeys = await db
    .selectFrom('passkeys')
    .select([
      'id',
      'name',
      isoText('created_at').as('created_at'),
      isoText<string | null>('last_used_at').as('last_used_at'),
    ])
    .where('user_id', '=', userId)
    .orderBy('passkeys.created_at')
    .orderBy('id')
    .execute();
  const codes = await db
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { app: Boolean(app?.confirmed_at), passkeys, recovery_codes_left: codes.count };
}

export function findApp({ db }: Scope, userId: string) {
  return db
    .selectFrom('authenticator_apps')
    .select(['secret', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Replaces a key that was never confirmed. False when the account already uses an app. */
export async function insertApp({ db }: Scope, userId: string, secret: string): Promise<boolean> {
  const inserted = await db
    .insertInto('authenticator_apps')
    .values({ user_id: userId, secret })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret })
        .where('authenticator_apps.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** False when this step or a later one was used before: of two calls with one code, one succeeds. */
export async function takeStep({ db }: Scope, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('authenticator_apps')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function updateSecret({ db }: Scope, userId: string, secret: string) {
  await db
    .updateTable('authenticator_apps')
    .set({ secret })
    .where('user_id', '=', userId)
    .execute();
}

export async function confirmSecret({ db }: Scope, userId: string): Promise<void> {
  await db
    .updateTable('authenticator_apps')
    .set({ confirmed_at: sql`now()` })
    .where('user_id', '=', userId)
    .execute();
}

/** False when there was none. */
export async function deleteApp({ db }: Scope, userId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('authenticator_apps')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .returning('user_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function deleteRecoveryCodes({ db }: Scope, userId: string): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** Deletes the code, so that it works once. */
export async function takeRecoveryCode({ db }: Scope, userId: string, codeHash: Buffer) {
  const taken = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The account whose password this browser has entered, until it takes the second step. */
export async function findSignInStep({ db }: Scope, tokenHash: Buffer | null) {
  return db
    .selectFrom('sign_in_steps as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['u.id', 'u.email', 'u.name'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** False when it was taken before. */
export async function takeSignInStep({ db }: Scope, tokenHash: Buffer | null): Promise<boolean> {
  const taken = await db
    .deleteFrom('sign_in_steps')
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}
