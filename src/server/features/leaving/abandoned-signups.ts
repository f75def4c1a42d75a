import { sql } from 'kysely';
import { ABANDONED_DAYS } from '#contract/deletion';
import { newDeadline } from '../../integrations/payments/payments';
import type { Parts } from '../../parts';
import { syncSubscription } from '../billing/sync-subscription';

/**
 * Marks signups that nobody uses as due for removal. An organisation in the test mode stays 'pending_activation' while it is
 * in use, so the status alone says nothing: there must be no second person, no site, no shift group, template or shift, and
 * neither a sign-in nor any change for 30 days.
 */
export async function markAbandonedSignups(
  parts: Pick<Parts, 'database' | 'payments'>,
  onFailure: (error: unknown, orgId: string) => void,
): Promise<void> {
  const { database, payments } = parts;
  const unused = await database.readEverything((db) =>
    db
      .selectFrom('organizations as o')
      .select(['o.id', 'o.payment_customer_id'])
      .where(ABANDONED)
      .execute(),
  );
  for (const { id: orgId, payment_customer_id: customerId } of unused) {
    try {
      // A payment counts even if its event never came. Without the key, nobody can ask for it.
      if (customerId?.startsWith('cus_') && payments.kind === 'sandbox') continue;
      if (customerId && payments.knows(customerId)) {
        if (await syncSubscription(parts, { orgId, customerId }, newDeadline())) continue;
      }
      await database.transact({ orgId }, (db) =>
        db
          .updateTable('organizations as o')
          .set({ deletes_at: sql`now()` })
          .where('o.id', '=', orgId)
          .where(ABANDONED)
          .execute(),
      );
    } catch (error) {
      onFailure(error, orgId);
    }
  }
}

const LONG_AGO = sql`now() - make_interval(days => ${sql.lit(ABANDONED_DAYS)})`;

const ABANDONED = sql<boolean>`(
  o.subscription_status = 'pending_activation' and o.trial_end is null and o.deletes_at is null
  and o.created_at < ${LONG_AGO}
  and not exists (select from memberships m where m.org_id = o.id and m.user_id <> o.owner_user_id)
  and not exists (select from employees e where e.org_id = o.id and e.user_id is distinct from o.owner_user_id)
  and not exists (select from locations l where l.org_id = o.id)
  and not exists (select from shift_groups g where g.org_id = o.id)
  and not exists (select from shift_templates t where t.org_id = o.id)
  and not exists (select from shifts s where s.org_id = o.id)
  and not exists (select from audit_log a where a.org_id = o.id and a.created_at >= ${LONG_AGO})
  and not exists (select from sessions s where s.org_id = o.id and s.last_used_at >= ${LONG_AGO})
)`;
