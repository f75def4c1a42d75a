// How many emails an organisation may send in a day.
import { LIMITS } from '#contract/limits';
import { counted } from '#engine/counted';
import type { TenantScope } from '../db/database';
import { takeFromBudgets } from '../http/rate-limit';

const DAY = 24 * 60;

export function takeEmails({ db, orgId }: TenantScope, count: number): Promise<void> {
  const limit = LIMITS.emailsPerDay;
  const budget = { name: 'emails', of: [orgId], count, limit, minutes: DAY };
  return takeFromBudgets(
    db,
    budget,
    `Your organisation can send ${counted(limit, 'email')} a day.`,
  );
}

/** For each person who is added, by address. */
export async function takeInvitations(scope: TenantScope, addresses: string[]): Promise<void> {
  const { db, orgId } = scope;
  const perDay = LIMITS.invitationsPerDay;
  // First, because it makes two imports of one organisation wait for each other.
  await takeFromBudgets(
    db,
    {
      name: 'invitations',
      of: [orgId],
      count: addresses.length,
      limit: perDay,
      minutes: DAY,
    },
    `Your organisation can add ${counted(perDay, 'person', 'people')} a day.`,
  );
  const perAddress = LIMITS.invitationsPerAddressAndDay;
  await takeFromBudgets(
    db,
    {
      name: 'invitations to address',
      of: addresses.map((address) => `${orgId} ${address.toLowerCase()}`),
      count: 1,
      limit: perAddress,
      minutes: DAY,
    },
    `You can add the same person ${counted(perAddress, 'time')} a day.`,
  );
  await takeEmails(scope, addresses.length);
}
