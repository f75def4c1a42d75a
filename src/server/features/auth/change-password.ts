import type * as api from '#contract/api/auth';
import { AppError } from '#contract/errors';
import { can } from '#contract/rights';
import { audit } from '../../db/audit';
import type { Call, Commit } from '../../http/http';
import { forgetAttempts, guessesInSession, takeAttempt } from '../../http/rate-limit';
import type { Parts } from '../../parts';
import { getPasswordHash, updatePassword } from './auth.queries';
import {
  hashPassword,
  passwordMatches,
  requireNotTheEmail,
  requireUncommonPassword,
} from './passwords';
import { signInOutcome } from './sign-in-outcome';

export async function changePassword(
  { database }: Parts,
  { body, user }: Call<typeof api.changePassword>,
  commit: Commit<typeof api.changePassword>,
) {
  const guesses = guessesInSession(user.id);
  await takeAttempt(database, [guesses]);
  const stored = await database.readEverything((db) => getPasswordHash({ db }, user.id));
  if (!(await passwordMatches(stored, body.currentPassword))) {
    throw new AppError('wrong_current_password', {
      fields: [{ field: 'currentPassword', message: "Your current password isn't correct" }],
    });
  }
  await forgetAttempts(database, guesses);
  requireBetterPassword(user, body);

  const passwordHash = await hashPassword(body.newPassword);
  return commit({ userId: user.id, orgId: user.org_id }, async (scope) => {
    await updatePassword(scope, user.id, passwordHash);
    await audit(scope, {
      orgId: user.org_id,
      actorUserId: user.id,
      action: 'user.password_changed',
      targetType: 'user',
      targetId: user.id,
    });
    return signInOutcome(scope, user.id, user.org_id);
  });
}

function requireBetterPassword(
  user: Call<typeof api.changePassword>['user'],
  body: Call<typeof api.changePassword>['body'],
): void {
  if (body.newPassword === body.currentPassword) {
    throw new AppError('same_password', {
      fields: [
        { field: 'newPassword', message: 'Choose a password that differs from your current one' },
      ],
    });
  }
  requireNotTheEmail('newPassword', body.newPassword, user.email);
  const settled = { ...user, must_change_password: false, must_set_up_two_step: false };
  if (isPowerful(settled)) requireUncommonPassword('newPassword', body.newPassword);
}

function isPowerful(user: Parameters<typeof can>[0]): boolean {
  return can(user, 'edit organisation') || can(user, 'run platform');
}
