import type * as api from '#contract/api/auth';
import { AppError } from '#contract/errors';
import { audit } from '../../db/audit';
import type { Call, Commit } from '../../http/http';
import { findHomeOrganization } from '../../http/identity';
import { forgetGuessesAt, signInByAddress, takeAttempt } from '../../http/rate-limit';
import { hashToken } from '../../http/tokens';
import type { Parts } from '../../parts';
import { findPersonOfReset, takePasswordReset, updatePassword } from './auth.queries';
import { hashPassword, requireNotTheEmail, requireUncommonPassword } from './passwords';

export async function resetPassword(
  { database }: Parts,
  { body, address }: Call<typeof api.resetPassword>,
  commit: Commit<typeof api.resetPassword>,
) {
  await takeAttempt(database, [signInByAddress(address)]);
  // The rule holds for every account here: only the token, which comes later, shows whose account it is.
  requireUncommonPassword('newPassword', body.newPassword);
  const passwordHash = await hashPassword(body.newPassword);
  const orgId = await database.readEverything(async (db) => {
    const userId = await findPersonOfReset({ db }, hashToken(body.token));
    return userId ? findHomeOrganization(db, userId) : null;
  });
  return commit({ orgId }, async (scope) => {
    const reset = await takePasswordReset(scope, hashToken(body.token));
    if (!reset) throw new AppError('invalid_token');
    const { email } = await updatePassword(scope, reset.user_id, passwordHash);
    requireNotTheEmail('newPassword', body.newPassword, email);
    await forgetGuessesAt(scope.db, email);
    await audit(scope, {
      orgId,
      actorUserId: reset.user_id,
      action: 'user.password_reset',
      targetType: 'user',
      targetId: reset.user_id,
    });
    return {
      answer: { message: 'Your password has been changed. You can sign in now.' },
      // Whoever reads the account's emails gets in, however busy strangers are.
      session: { knownTo: reset.user_id },
    };
  });
}
