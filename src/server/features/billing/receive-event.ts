import { AppError } from '#contract/errors';
import { newDeadline } from '../../integrations/payments/payments';
import type { Parts } from '../../parts';
import { eventWasTaken, findOrganizationOfCustomer, takeEvent } from './billing.queries';
import { syncSubscription } from './sync-subscription';

/** Succeeds only after the event has taken effect: the provider resends events that failed. */
export async function receiveEvent(
  parts: Parts,
  body: unknown,
  signature: string | undefined,
): Promise<void> {
  const { database, payments, clock } = parts;
  if (!payments.readEvent) throw new AppError('not_found');
  const event = payments.readEvent(typeof body === 'string' ? body : '', signature, clock());
  const known = await database.readEverything(async (db) => ({
    taken: await eventWasTaken(db, event.id),
    orgId: event.customerId ? await findOrganizationOfCustomer(db, event.customerId) : undefined,
  }));
  if (known.taken) return;
  if (!event.customerId || !known.orgId) {
    await database.transact({}, (db) => takeEvent(db, event));
    return;
  }
  const subscriber = { orgId: known.orgId, customerId: event.customerId };
  await syncSubscription(parts, subscriber, newDeadline(), event);
}
