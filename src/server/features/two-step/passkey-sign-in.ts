import type * as api from '#contract/api/passkeys';
import { AppError } from '#contract/errors';
import { audit } from '../../db/audit';
import type { Call, Commit } from '../../http/http';
import { findHomeOrganization } from '../../http/identity';
import { passkeyByAddress, signInByAddress, takeAttempt } from '../../http/rate-limit';
import type { Parts } from '../../parts';
import { signInOutcome } from '../auth/sign-in-outcome';
import { challengeOf, checkPasskey, loadWebAuthn } from './passkey-check';
import {
  answerOnce,
  countUse,
  findCredential,
  insertChallenge,
  listCredentials,
  takeChallenge,
} from './passkeys.queries';
import { findSignInStep, takeSignInStep } from './two-step.queries';

/** After the password, the question is only for the passkeys of that account. */
export async function askPasskey(
  { database, config }: Parts,
  { address, stepHash }: Call<typeof api.askPasskey>,
  commit: Commit<typeof api.askPasskey>,
) {
  await takeAttempt(database, [passkeyByAddress(address)]);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  return commit({}, async (scope) => {
    const user = await findSignInStep(scope, stepHash);
    const options = await generateAuthenticationOptions({
      rpID: config.publicUrl.hostname,
      userVerification: 'required',
      ...(user ? { allowCredentials: await listCredentials(scope, user.id) } : {}),
    });
    await insertChallenge(scope, options.challenge, 'sign in', user?.id ?? null);
    return { answer: { ...options } };
  });
}

/** A passkey checks who holds it before it signs, so it stands for the password and the second step. */
export async function signInWithPasskey(
  { database, config }: Parts,
  { body, address, stepHash }: Call<typeof api.signInWithPasskey>,
  commit: Commit<typeof api.signInWithPasskey>,
) {
  await takeAttempt(database, [signInByAddress(address)]);
  const { answer } = body;
  const found = await database.readEverything(async (db) => {
    const passkey = await findCredential({ db }, answer.id);
    return passkey && { passkey, orgId: await findHomeOrganization(db, passkey.user_id) };
  });
  if (!found) throw new AppError('passkey_refused');
  const { passkey, orgId } = found;
  const userId = passkey.user_id;
  const challenge = challengeOf(answer);
  const signIn = () =>
    commit({ userId, orgId }, async (scope) => {
      const asked = await takeChallenge(scope, challenge, 'sign in');
      if (!asked || (asked.user_id && asked.user_id !== userId))
        throw new AppError('passkey_refused');
      const counter = await checkPasskey(answer, passkey, config.publicUrl);
      if (!(await countUse(scope, passkey.id, counter))) throw new AppError('passkey_refused');
      await takeSignInStep(scope, stepHash);
      await audit(scope, {
        orgId,
        actorUserId: userId,
        action: 'user.signed_in',
        targetType: 'user',
        targetId: userId,
        metadata: { means: 'passkey' },
      });
      return signInOutcome(scope, userId, orgId);
    });
  return answerOnce(database, challenge, 'sign in', signIn);
}
