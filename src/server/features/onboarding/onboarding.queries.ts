import { sql } from 'kysely';
import type { Db } from '../../db/database';

/** Finds the organisation that the browser with this token is signing up, and its owner. */
export async function findSignup(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('signups as s')
    .innerJoin('organizations as o', 'o.id', 's.org_id')
    .innerJoin('users as owner', 'owner.id', 'o.owner_user_id')
    .select(['o.id', 'o.subscription_status', 'owner.id as owner_id', 'owner.email'])
    .select('owner.password_hash')
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}
