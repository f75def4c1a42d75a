import { AppError } from '#contract/errors';
import { audit } from '../../db/audit';
import { newDeadline } from '../../integrations/payments/payments';
import type { Parts } from '../../parts';
import { openCheckout, prepareBilling } from './start-checkout';

/** Opens the customer portal, or the checkout while the organisation has no running subscription. */
export async function openBilling(
  parts: Parts,
  orgId: string,
  userId: string,
  returnPath: string,
): Promise<{ url: string }> {
  const deadline = newDeadline();
  try {
    const billing = await prepareBilling(parts, orgId, deadline);
    const paths = { success: returnPath, cancel: returnPath };
    const returnUrl = `${parts.config.publicUrl.origin}${returnPath}`;
    const url = billing.live
      ? await parts.payments.openPortal(
          { orgId, customerId: billing.customerId, returnUrl },
          deadline,
        )
      : await openCheckout(parts, orgId, billing, paths, deadline);
    await parts.database.transact({ orgId, userId }, (db) =>
      audit(
        { db },
        {
          orgId,
          actorUserId: userId,
          action: 'billing.opened',
          targetType: 'organization',
          targetId: orgId,
        },
      ),
    );
    return { url };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'payment_unavailable') throw error;
    throw new AppError(
      'payment_unavailable',
      {
        sentence: "We can't reach the payment provider right now. Try again in a moment.",
      },
      { cause: error.cause ?? error },
    );
  }
}
