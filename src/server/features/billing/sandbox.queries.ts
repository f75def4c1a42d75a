import { sql } from 'kysely';
import type { SubscriptionStatus } from '#contract/subscription';
import type { Db, TenantScope } from '../../db/database';

/** The token of the page decides which organisation it is for. */
export async function findSandboxSession(db: Db, tokenHash: Buffer, kind: 'checkout' | 'portal') {
  return db
    .selectFrom('sandbox_sessions as s')
    .innerJoin('organizations as o', 'o.id', 's.org_id')
    .innerJoin('users as owner', 'owner.id', 'o.owner_user_id')
    .innerJoin('sandbox_subscriptions as sub', 'sub.org_id', 's.org_id')
    .select([
      's.org_id',
      's.success_url',
      's.cancel_url',
      's.completed',
      'o.name',
      'o.trial_end',
      'sub.customer_id',
    ])
    .select(sql<string>`coalesce(o.billing_email, owner.email)`.as('email'))
    .where('s.token_hash', '=', tokenHash)
    .where('s.kind', '=', kind)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Returns false when it was already completed, so that a double click pays once. */
export async function completeSession({ db }: TenantScope, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .updateTable('sandbox_sessions')
    .set({ completed: true })
    .where('token_hash', '=', tokenHash)
    .where('completed', '=', false)
    .returning('org_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateSandboxSubscription(
  { db, orgId }: TenantScope,
  change: { status: SubscriptionStatus; trial_end?: Date | null },
) {
  await db.updateTable('sandbox_subscriptions').set(change).where('org_id', '=', orgId).execute();
}
