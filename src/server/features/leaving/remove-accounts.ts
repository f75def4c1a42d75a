import { sql } from 'kysely';
import type { Scope } from '../../db/database';

/**
 * Deletes an account unless it belongs to an organisation or runs the platform. The scope must have the account as its
 * viewpoint: otherwise its memberships can't be seen.
 */
export async function removeAccountIfAlone({ db }: Scope, userId: string): Promise<void> {
  // Whoever joins an organisation at this moment locks the account, too: the next statement sees it.
  const account = await db
    .selectFrom('users')
    .select(['email', 'platform_role'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (account?.platform_role !== 'none') return;
  const membership = await db
    .selectFrom('memberships')
    .select('org_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (membership) return;
  await removeAccount({ db }, { id: userId, email: account.email });
}

/** Sessions, links and memberships go with the account. */
export async function removeAccount(
  { db }: Scope,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await removeRequests({ db }, email);
  await db.deleteFrom('idempotency_keys').where('session_user_id', '=', id).execute();
  await db.deleteFrom('users').where('id', '=', id).execute();
}

/** What someone entered when they asked for an organisation. */
export async function removeRequests({ db }: Scope, email: string): Promise<void> {
  await db
    .deleteFrom('signup_requests')
    .where(sql`lower(requester_email)`, '=', email.toLowerCase())
    .execute();
}
