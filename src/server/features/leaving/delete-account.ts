import type * as api from '#contract/api/leaving';
import { audit } from '../../db/audit';
import { turnTo } from '../../db/database';
import type { Call, Commit } from '../../http/http';
import type { Parts } from '../../parts';
import { requirePassword } from '../two-step/require-password';
import { endOwnMembership } from './end-own-membership';
import { removeAccount } from './remove-accounts';

/** Leaves every organisation and deletes the account, all of it or nothing. */
export async function deleteAccount(
  parts: Parts,
  call: Call<typeof api.deleteAccount>,
  commit: Commit<typeof api.deleteAccount>,
) {
  await requirePassword(parts, call);
  const { user } = call;
  return commit({ userId: user.id }, async ({ db }) => {
    const memberships = await db
      .selectFrom('memberships')
      .select('org_id')
      .where('user_id', '=', user.id)
      // Always in the same order: two people who leave the same organisations must not wait for each other.
      .orderBy('org_id')
      .execute();
    await audit({ db }, { ...NOBODY, action: 'user.account_deleted', targetId: user.id });
    const now = parts.clock();
    for (const { org_id } of memberships) {
      await endOwnMembership({ ...(await turnTo(db, org_id)), now }, user);
    }
    await removeAccount({ db }, user);
    return { answer: undefined, session: 'ended' as const };
  });
}

const NOBODY = { orgId: null, actorUserId: null, targetType: 'user' };
