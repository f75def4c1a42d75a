import type * as api from '#contract/api/leaving';
import { AppError } from '#contract/errors';
import { audit } from '../../db/audit';
import { turnTo } from '../../db/database';
import type { Call, Commit } from '../../http/http';
import { forgetAttempts, guessesInSession, takeAttempt } from '../../http/rate-limit';
import type { Parts } from '../../parts';
import { getPasswordHash } from '../auth/auth.queries';
import { passwordMatches } from '../auth/passwords';
import { endOwnMembership } from './end-own-membership';
import { removeAccount } from './remove-accounts';

/** Leaves every organisation and deletes the account, all of it or nothing. */
export async function deleteAccount(
  { database }: Parts,
  { body, user }: Call<typeof api.deleteAccount>,
  commit: Commit<typeof api.deleteAccount>,
) {
  const guesses = guessesInSession(user.id);
  await takeAttempt(database, [guesses]);
  const stored = await database.readEverything((db) => getPasswordHash({ db }, user.id));
  if (!(await passwordMatches(stored, body.password))) {
    const message = "Your password isn't correct";
    throw new AppError('wrong_current_password', { fields: [{ field: 'password', message }] });
  }
  await forgetAttempts(database, guesses);
  return commit({ userId: user.id }, async ({ db }) => {
    const memberships = await db
      .selectFrom('memberships')
      .select('org_id')
      .where('user_id', '=', user.id)
      // Always in the same order: two people who leave the same organisations must not wait for each other.
      .orderBy('org_id')
      .execute();
    await audit({ db }, { ...NOBODY, action: 'user.account_deleted', targetId: user.id });
    for (const { org_id } of memberships) await endOwnMembership(await turnTo(db, org_id), user);
    await removeAccount({ db }, user);
    return { answer: undefined, session: 'ended' as const };
  });
}

const NOBODY = { orgId: null, actorUserId: null, targetType: 'user' };
