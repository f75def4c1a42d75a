import type * as api from '#contract/api/auth';
import { AppError } from '#contract/errors';
import { audit } from '../../db/audit';
import type { Scope } from '../../db/database';
import type { SecretBox } from '../../db/secret-box';
import type { Call, Commit } from '../../http/http';
import { findHomeOrganization } from '../../http/identity';
import {
  forgetAttempts,
  secondStepByAccount,
  signInByAddress,
  takeAttempt,
} from '../../http/rate-limit';
import type { Parts } from '../../parts';
import { signInOutcome } from '../auth/sign-in-outcome';
import { wrongCode } from './authenticator-app';
import { redeemRecoveryCode } from './recovery-codes';
import { tellOwner } from './tell-owner';
import { stepOf } from './totp';
import {
  findApp,
  findSignInStep,
  takeSignInStep,
  takeStep,
  updateSecret,
} from './two-step.queries';

/** Opens the session for whoever has entered the right password and now a right code. */
export async function secondStep(
  { database, clock, config }: Parts,
  box: SecretBox,
  { body, address, stepHash }: Call<typeof api.secondStep>,
  commit: Commit<typeof api.secondStep>,
) {
  const found = await database.transact({}, async (db) => {
    const user = await findSignInStep({ db }, stepHash);
    return user && { user };
  });
  if (!found) throw new AppError('sign_in_expired');
  const { user } = found;
  const attempts = secondStepByAccount(user.id);
  await takeAttempt(database, [attempts, signInByAddress(address)]);
  const orgId = await database.readEverything((db) => findHomeOrganization(db, user.id));

  const outcome = await commit({ userId: user.id, orgId }, async (scope) => {
    const means = await meansOf(scope, user.id);
    if (!means) throw wrongCode();
    if (!(await takeSignInStep(scope, stepHash))) throw new AppError('sign_in_expired');
    if (means === 'recovery code') {
      await tellOwner(
        scope,
        user,
        'Someone signed in to your account with one of its recovery codes.',
        config.publicUrl,
      );
    }
    await audit(scope, {
      orgId,
      actorUserId: user.id,
      action: 'user.signed_in',
      targetType: 'user',
      targetId: user.id,
      metadata: { means },
    });
    return signInOutcome(scope, user.id, orgId);
  }).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === 'wrong_code') await recordWrongCode();
    throw error;
  });
  await forgetAttempts(database, attempts);
  return outcome;

  /** Whoever gets here knows the password: that is worth more than a line about a wrong one. */
  function recordWrongCode() {
    return database.transact({ userId: user.id, orgId }, (db) =>
      audit(
        { db },
        {
          orgId,
          actorUserId: user.id,
          action: 'user.sign_in_failed',
          targetType: 'user',
          targetId: user.id,
          metadata: { means: 'code' },
        },
      ),
    );
  }

  async function meansOf(scope: Scope, userId: string) {
    if (!/^\d{6}$/.test(body.code))
      return (await redeemRecoveryCode(scope, userId, body.code)) && 'recovery code';
    const app = await findApp(scope, userId);
    const key = app?.confirmed_at && box.open(app.secret, userId);
    const step = key && stepOf(key, body.code, clock());
    if (!app || !step || !(await takeStep(scope, userId, step))) return false;
    if (box.isOutdated(app.secret, userId))
      await updateSecret(scope, userId, box.seal(key, userId));
    return 'authenticator app';
  }
}
