import type * as api from '#contract/api/passkeys';
import { AppError } from '#contract/errors';
import { LIMITS } from '#contract/limits';
import type { Scope } from '../../db/database';
import type { Call, Commit } from '../../http/http';
import type { Parts } from '../../parts';
import { auditOwn, forgetUnneededCodes } from './authenticator-app';
import { challengeOf, checkNewPasskey, loadWebAuthn } from './passkey-check';
import {
  answerOnce,
  findPasskey,
  insertChallenge,
  listCredentials,
  takeChallenge,
} from './passkeys.queries';
import { makeRecoveryCodes } from './recovery-codes';
import { requirePassword } from './require-password';
import { tellOwner } from './tell-owner';
import { findSecondStep } from './two-step.queries';

export async function startPasskey(
  parts: Parts,
  call: Call<typeof api.startPasskey>,
  commit: Commit<typeof api.startPasskey>,
) {
  await requirePassword(parts, call);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const { user } = call;
  return commit({ userId: user.id }, async (scope) => {
    const known = await listCredentials(scope, user.id);
    if (known.length >= LIMITS.passkeys) throw new AppError('too_many_passkeys');
    const options = await generateRegistrationOptions({
      rpName: 'Muster',
      rpID: parts.config.publicUrl.hostname,
      userName: user.email,
      userDisplayName: user.name,
      userID: new TextEncoder().encode(user.id),
      excludeCredentials: known,
      // Found without a name, and only after it has checked who holds it: so it can sign in alone.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await insertChallenge(scope, options.challenge, 'add', user.id);
    return { answer: { ...options } };
  });
}

export async function addPasskey(
  { config, database }: Parts,
  { user, body }: Call<typeof api.addPasskey>,
  commit: Commit<typeof api.addPasskey>,
) {
  const { answer, name } = body;
  const challenge = challengeOf(answer);
  const add = () =>
    commit({ userId: user.id, orgId: user.org_id }, async (scope) => {
      const asked = await takeChallenge(scope, challenge, 'add');
      if (asked?.user_id !== user.id) throw new AppError('passkey_refused');
      const { id, publicKey, counter } = await checkNewPasskey(answer, config.publicUrl);
      const first = !(await findSecondStep(scope, user.id));
      await scope.db
        .insertInto('passkeys')
        .values({
          user_id: user.id,
          name,
          credential_id: id,
          public_key: Buffer.from(publicKey),
          counter,
          transports: answer.response.transports ?? [],
        })
        .execute();
      await auditOwn(scope, user, 'user.passkey_added');
      await tellOwner(scope, user, 'A passkey was added to your account.', config.publicUrl);
      if (!first) return { answer: { recovery_codes: null } };
      const recovery_codes = await makeRecoveryCodes(scope, user.id);
      return { answer: { recovery_codes }, repeat: { recovery_codes: [] } };
    });
  return answerOnce(database, challenge, 'add', add);
}

export async function renamePasskey({ db }: Scope, userId: string, id: string, name: string) {
  const renamed = await db
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!renamed) throw new AppError('not_found');
  return undefined;
}

export async function removePasskey(
  parts: Parts,
  call: Call<typeof api.removePasskey>,
  commit: Commit<typeof api.removePasskey>,
) {
  const { user, params } = call;
  const known = await parts.database.readEverything((db) =>
    findPasskey({ db }, user.id, params.id),
  );
  if (!known) throw new AppError('not_found');
  await requirePassword(parts, call);
  return commit({ userId: user.id, orgId: user.org_id }, async (scope) => {
    await scope.db
      .deleteFrom('passkeys')
      .where('user_id', '=', user.id)
      .where('id', '=', params.id)
      .execute();
    await forgetUnneededCodes(scope, user.id);
    await auditOwn(scope, user, 'user.passkey_removed');
    await tellOwner(
      scope,
      user,
      'A passkey was removed from your account.',
      parts.config.publicUrl,
    );
    return { answer: undefined };
  });
}
