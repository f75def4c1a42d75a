// The pages of the test mode. They change the fake provider, and the organisation follows as with a real one.
import type * as api from '#contract/api/billing';
import { AppError } from '#contract/errors';
import { PLAN, type SubscriptionStatus } from '#contract/subscription';
import type { Call } from '../../http/http';
import { tokenHashOf } from '../../http/tokens';
import { newDeadline } from '../../integrations/payments/payments';
import type { Parts } from '../../parts';
import { completeSession, findSandboxSession, updateSandboxSubscription } from './sandbox.queries';
import { syncSubscription } from './sync-subscription';

const DAY_MS = 24 * 60 * 60 * 1000;

async function getSession(
  { database, payments }: Parts,
  token: string,
  kind: 'checkout' | 'portal',
) {
  const tokenHash = tokenHashOf(token);
  if (payments.kind !== 'sandbox' || !tokenHash) throw new AppError('not_found');
  const session = await database.readEverything((db) => findSandboxSession(db, tokenHash, kind));
  if (!session) throw new AppError('not_found');
  return { ...session, tokenHash, orgId: session.org_id, customerId: session.customer_id };
}

export async function readCheckout(
  parts: Parts,
  { params }: Pick<Call<typeof api.getSandboxCheckout>, 'params'>,
): Promise<api.SandboxCheckout> {
  const session = await getSession(parts, params.session, 'checkout');
  return {
    organizationName: session.name,
    email: session.email,
    trialDays: session.trial_end && !session.completed ? 0 : PLAN.trialDays,
    state: session.completed ? 'complete' : 'open',
    successUrl: session.success_url,
    cancelUrl: session.cancel_url,
  };
}

export async function payCheckout(
  parts: Parts,
  call: Call<typeof api.paySandboxCheckout>,
): Promise<api.SandboxCheckout> {
  const session = await getSession(parts, call.params.session, 'checkout');
  if (call.body.card === 'declined') throw new AppError('card_declined');
  const { orgId } = session;
  await parts.database.transact({ orgId }, async (db) => {
    const scope = { db, orgId };
    if (!(await completeSession(scope, session.tokenHash))) return;
    await updateSandboxSubscription(
      scope,
      session.trial_end
        ? { status: 'active' }
        : {
            status: 'trialing',
            trial_end: new Date(parts.clock() + PLAN.trialDays * DAY_MS),
          },
    );
  });
  await syncSubscription(parts, session, newDeadline());
  return readCheckout(parts, call);
}

export async function readPortal(
  parts: Parts,
  { params }: Pick<Call<typeof api.getSandboxPortal>, 'params'>,
): Promise<api.SandboxPortal> {
  const session = await getSession(parts, params.session, 'portal');
  const subscription = await parts.payments.readSubscription(session.customerId, newDeadline());
  return {
    organizationName: session.name,
    status: subscription?.status ?? 'incomplete',
    trialEnd: subscription?.trialEnd?.toISOString() ?? null,
    returnUrl: session.success_url,
  };
}

export async function changeSubscription(
  parts: Parts,
  call: Call<typeof api.changeSandboxSubscription>,
): Promise<api.SandboxPortal> {
  const session = await getSession(parts, call.params.session, 'portal');
  const { orgId } = session;
  const before = await parts.payments.readSubscription(session.customerId, newDeadline());
  if (!before) throw new AppError('no_subscription');
  const now = new Date(parts.clock());
  const trialContinues = before.trialEnd !== null && before.trialEnd > now;
  const status: Record<typeof call.body.action, SubscriptionStatus> = {
    cancel: 'canceled',
    resume: trialContinues ? 'trialing' : 'active',
    'end-trial': 'active',
    'fail-payment': 'past_due',
    pay: 'active',
  };
  await parts.database.transact({ orgId }, (db) =>
    updateSandboxSubscription(
      { db, orgId },
      {
        status: status[call.body.action],
        ...(call.body.action === 'end-trial' && trialContinues ? { trial_end: now } : {}),
      },
    ),
  );
  await syncSubscription(parts, session, newDeadline());
  return readPortal(parts, call);
}
