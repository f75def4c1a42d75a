import { type Insertable, sql } from 'kysely';
import { SESSION } from '#contract/limits';
import type { Scope } from '../../db/database';
import type { DB } from '../../db/tables.gen';

export async function findUserByEmail({ db }: Scope, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'password_hash'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

export async function getPasswordHash({ db }: Scope, userId: string): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.password_hash;
}

export async function insertUser(
  { db }: Scope,
  user: { id: string; email: string; name: string; password_hash: string },
) {
  await db.insertInto('users').values(user).execute();
}

export async function insertOrganization(
  { db }: Scope,
  organization: Insertable<DB['organizations']>,
) {
  await db.insertInto('organizations').values(organization).execute();
}

export async function insertMembership(
  { db }: Scope,
  membership: { org_id: string; user_id: string; role: string },
) {
  await db.insertInto('memberships').values(membership).execute();
}

/**
 * Ends all sessions and reset links, so that nobody who knew the old password stays signed in. Their browsers are strangers
 * from now on.
 */
export async function updatePassword({ db }: Scope, userId: string, passwordHash: string) {
  const user = await db
    .updateTable('users')
    .set({ password_hash: passwordHash, must_change_password: false })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await db.deleteFrom('known_browsers').where('user_id', '=', userId).execute();
  return user;
}

export async function updatePasswordHash({ db }: Scope, userId: string, passwordHash: string) {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute();
}

export async function insertPasswordReset(
  { db }: Scope,
  userId: string,
  tokenHash: Buffer,
  minutes: number = SESSION.passwordResetMinutes,
) {
  await db
    .insertInto('password_resets')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
    })
    .execute();
}

/** Whose password a link would change. */
export async function findPersonOfReset({ db }: Scope, tokenHash: Buffer): Promise<string | null> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Deletes the row, so that of two requests only one finds it and the link works once. */
export async function takePasswordReset({ db }: Scope, tokenHash: Buffer) {
  return db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst();
}
