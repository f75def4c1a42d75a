import { sql } from 'kysely';
import type { SubscriptionStatus } from '#contract/subscription';
import type { Db, TenantScope } from '../../db/database';

export async function findBillingDetails(db: Db, orgId: string) {
  return db
    .selectFrom('organizations as o')
    .innerJoin('users as owner', 'owner.id', 'o.owner_user_id')
    .select(['o.id', 'o.name', 'o.payment_customer_id', 'o.trial_end', 'o.deletes_at'])
    .select(sql<string>`coalesce(o.billing_email, owner.email)`.as('email'))
    .where('o.id', '=', orgId)
    .executeTakeFirst();
}

export async function findOrganizationOfCustomer(db: Db, customerId: string) {
  const row = await db
    .selectFrom('organizations')
    .select('id')
    .where('payment_customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.id;
}

/** Stores the customer unless a card customer is stored already, and returns the one that is stored now. */
export async function updateCustomer({ db, orgId }: TenantScope, customerId: string) {
  const { payment_customer_id } = await db
    .updateTable('organizations')
    .set({
      payment_customer_id: sql<string>`case when payment_customer_id like 'cus\\_%' then payment_customer_id
        else ${customerId} end`,
    })
    .where('id', '=', orgId)
    .returning('payment_customer_id')
    .executeTakeFirstOrThrow();
  return payment_customer_id ?? customerId;
}

export async function countCardCustomers(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('organizations')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('payment_customer_id', 'like', 'cus\\_%')
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns false when the event was already taken. */
export async function takeEvent(db: Db, event: { id: string; type: string }): Promise<boolean> {
  const taken = await db
    .insertInto('payment_events')
    .values({ event_id: event.id, type: event.type })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function eventWasTaken(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('payment_events')
    .select('event_id')
    .where('event_id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Uses the database's clock, so that several servers agree on which reading is newer. */
export async function readClock(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date();
}

export async function lockSubscription({ db, orgId }: TenantScope) {
  return db
    .selectFrom('organizations')
    .select(['trial_end', 'subscription_read_at'])
    .select(sql<SubscriptionStatus>`subscription_status`.as('status'))
    .where('id', '=', orgId)
    .forUpdate()
    .executeTakeFirst();
}
