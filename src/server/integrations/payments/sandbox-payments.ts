// The test mode: goes through the same states as a card provider, on Muster's own pages. No card is charged.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { PLAN_PRICE, type SubscriptionStatus } from '#contract/subscription';
import type { Instant } from '#engine/time/kinds';
import type { Database } from '../../db/database';
import { hashToken, newToken } from '../../http/tokens';
import type { Payments } from './payments';

export function createSandboxPayments(
  publicUrl: URL,
  database: Database,
  clock: () => Instant,
): Payments {
  async function openSession(
    orgId: string,
    kind: 'checkout' | 'portal',
    urls: (token: string) => { success_url: string; cancel_url: string },
  ): Promise<string> {
    const token = newToken();
    await database.transact({ orgId }, async (db) => {
      // Only the newest checkout can be paid, as at a card provider.
      if (kind === 'checkout') {
        await db
          .deleteFrom('sandbox_sessions')
          .where('org_id', '=', orgId)
          .where('kind', '=', 'checkout')
          .where('completed', '=', false)
          .execute();
      }
      await db
        .insertInto('sandbox_sessions')
        .values({
          token_hash: hashToken(token),
          org_id: orgId,
          kind,
          ...urls(token),
          expires_at: sql<Date>`now() + interval '24 hours'`,
        })
        .execute();
    });
    return token;
  }

  return {
    kind: 'sandbox',
    knows: (customerId) => customerId.startsWith('sandbox_'),

    async createCustomer({ id }) {
      const customer_id = `sandbox_${randomBytes(9).toString('hex')}`;
      const row = await database.transact({ orgId: id }, (db) =>
        db
          .insertInto('sandbox_subscriptions')
          .values({ org_id: id, customer_id })
          // The update changes nothing. It makes the statement return the existing row.
          .onConflict((conflict) => conflict.column('org_id').doUpdateSet({ org_id: id }))
          .returning('customer_id')
          .executeTakeFirstOrThrow(),
      );
      return row.customer_id;
    },

    readPrice: async () => PLAN_PRICE,

    async startCheckout({ orgId, successUrl, cancelUrl }) {
      const token = await openSession(orgId, 'checkout', (session) => ({
        success_url: successUrl.replace('{CHECKOUT_SESSION_ID}', session),
        cancel_url: cancelUrl,
      }));
      return new URL(`/sandbox/checkout?session=${token}`, publicUrl).href;
    },

    async openPortal({ orgId, returnUrl }) {
      const token = await openSession(orgId, 'portal', () => ({
        success_url: returnUrl,
        cancel_url: returnUrl,
      }));
      return new URL(`/sandbox/billing?session=${token}`, publicUrl).href;
    },

    async endSubscriptions({ orgId }) {
      await database.transact({ orgId }, async (db) => {
        await db.deleteFrom('sandbox_sessions').where('org_id', '=', orgId).execute();
        await db
          .updateTable('sandbox_subscriptions')
          .set({ status: 'canceled' })
          .where('org_id', '=', orgId)
          .where('status', 'is not', null)
          .execute();
      });
    },

    async readSubscription(customerId) {
      const row = await database.readEverything((db) =>
        db
          .selectFrom('sandbox_subscriptions')
          .select([sql<SubscriptionStatus | null>`status`.as('status'), 'trial_end'])
          .where('customer_id', '=', customerId)
          .executeTakeFirst(),
      );
      if (!row?.status) return null;
      return { status: statusAt(clock(), row.status, row.trial_end), trialEnd: row.trial_end };
    },
  };
}

/** When the trial ends, a card provider would take the first payment. */
function statusAt(
  now: number,
  status: SubscriptionStatus,
  trialEnd: Date | null,
): SubscriptionStatus {
  const ended = trialEnd !== null && trialEnd.getTime() <= now;
  return status === 'trialing' && ended ? 'active' : status;
}
