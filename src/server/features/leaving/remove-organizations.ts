// Removes organisations for good when their days of grace are over. A removal that is killed half way goes on at the next run.
import { sql } from 'kysely';
import { isLive, type SubscriptionStatus } from '#contract/subscription';
import { audit } from '../../db/audit';
import type { Database, Db } from '../../db/database';
import { enqueueMail } from '../../jobs/enqueue-mail';
import type { Parts } from '../../parts';
import { listOwners } from './delete-organization';
import { endPayments } from './end-payments';
import { removedMail } from './mails';
import { removeAccountIfAlone } from './remove-accounts';

type PartsForRemoval = Pick<Parts, 'config' | 'database' | 'payments'>;

/** Rows per transaction: others wait a few milliseconds at most. */
const BATCH = 2_000;

/** Tables that may have many rows of one organisation. Everything else goes with the organisation itself. */
const LARGE_TABLES = [
  'shifts',
  'day_statuses',
  'undo_steps',
  'employee_removals',
  'roster_changes',
  'generation_runs',
  'audit_log',
] as const;

export async function removeOrganizations(
  parts: PartsForRemoval,
  onFailure: (error: unknown, orgId: string) => void,
): Promise<void> {
  const closing = await parts.database.readEverything((db) =>
    db
      .selectFrom('organizations')
      .select(['id', sql<SubscriptionStatus>`subscription_status`.as('status')])
      .select(sql<boolean>`deletes_at <= now()`.as('due'))
      .where('deletes_at', 'is not', null)
      .execute(),
  );
  for (const { id, status, due } of closing) {
    try {
      // A checkout that was open when the deletion began may have been paid since, or may still be open.
      if (isLive(status) || (due && parts.payments.kind === 'card')) await endPayments(parts, id);
      if (due) await removeOrganization(parts, id);
    } catch (error) {
      onFailure(error, id);
    }
  }
}

/** For an organisation that is due. */
export async function removeOrganization(
  { database, config }: PartsForRemoval,
  orgId: string,
): Promise<void> {
  const accounts = await shutOut(database, orgId, config.publicUrl);
  for (const table of LARGE_TABLES) {
    while ((await removeBatch(database, orgId, table)) === BATCH);
  }
  const { owner_user_id: owner } = await database.readEverything((db) =>
    db
      .selectFrom('organizations')
      .select('owner_user_id')
      .where('id', '=', orgId)
      .executeTakeFirstOrThrow(),
  );
  for (const userId of accounts) {
    if (userId === owner) continue;
    await database.transact({ userId }, (db) => removeAccountIfAlone({ db }, userId));
  }
  // The organisation names its owner, so that account can only go together with it.
  await database.transact({ orgId, userId: owner }, async (db) => {
    await db.deleteFrom('idempotency_keys').where('session_org_id', '=', orgId).execute();
    await db.deleteFrom('organizations').where('id', '=', orgId).execute();
    await removeAccountIfAlone({ db }, owner);
  });
  await database.transact({}, (db) =>
    audit(
      { db },
      {
        orgId: null,
        actorUserId: null,
        action: 'organization.removed',
        targetType: 'organization',
        targetId: orgId,
      },
    ),
  );
}

/** Ends all memberships and their sessions, so that nobody works in what is half removed. Returns whose they were. */
async function shutOut(database: Database, orgId: string, publicUrl: URL): Promise<string[]> {
  return database.transact({ orgId }, async (db) => {
    const { name } = await db
      .selectFrom('organizations')
      .select('name')
      .where('id', '=', orgId)
      .where('deletes_at', '<=', sql<Date>`now()`)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const begun = await db
      .selectFrom('organization_removals')
      .select('account_ids')
      .where('org_id', '=', orgId)
      .executeTakeFirst();
    if (begun) return begun.account_ids;
    for (const owner of await listOwners({ db, orgId })) {
      await enqueueMail({ db }, removedMail(owner, name, publicUrl));
    }
    const members = await db
      .deleteFrom('memberships')
      .where('org_id', '=', orgId)
      .returning('user_id')
      .execute();
    const account_ids = members.map(({ user_id }) => user_id);
    await db.insertInto('organization_removals').values({ org_id: orgId, account_ids }).execute();
    return account_ids;
  });
}

async function removeBatch(
  database: Database,
  orgId: string,
  table: (typeof LARGE_TABLES)[number],
): Promise<number> {
  const result = await database.transact({ orgId }, async (db: Db) => {
    await sql`set local muster.erasing = 'on'`.execute(db);
    return sql`delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where org_id = ${orgId} limit ${sql.lit(BATCH)}))`.execute(
      db,
    );
  });
  return Number(result.numAffectedRows ?? 0);
}
