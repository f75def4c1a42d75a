import { AppError } from '#contract/errors';
import type { SessionUser } from '#contract/session-user';
import {
  forgetAttempts,
  guessesInSession,
  signInByAddress,
  takeAttempt,
} from '../../http/rate-limit';
import type { Parts } from '../../parts';
import { getPasswordHash } from '../auth/auth.queries';
import { passwordMatches } from '../auth/passwords';

/** Whoever finds an open browser must not be able to change how its owner signs in. */
export async function requirePassword(
  { database }: Parts,
  { user, address, body }: { user: SessionUser; address: string; body: { password: string } },
): Promise<void> {
  const account = guessesInSession(user.id);
  await takeAttempt(database, [account, signInByAddress(address)]);
  const stored = await database.readEverything((db) => getPasswordHash({ db }, user.id));
  if (!(await passwordMatches(stored, body.password))) {
    throw new AppError('wrong_password', {
      fields: [{ field: 'password', message: "Your password isn't correct" }],
    });
  }
  await forgetAttempts(database, account);
}
