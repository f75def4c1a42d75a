import type * as api from '#contract/api/two-step';
import type { AuditAction } from '#contract/audit-actions';
import { AppError } from '#contract/errors';
import type { SessionUser } from '#contract/session-user';
import { audit } from '../../db/audit';
import type { Scope } from '../../db/database';
import type { SecretBox } from '../../db/secret-box';
import type { Call, Commit } from '../../http/http';
import type { Parts } from '../../parts';
import { makeRecoveryCodes } from './recovery-codes';
import { requirePassword } from './require-password';
import { tellOwner } from './tell-owner';
import { newKey, stepOf, uriOf } from './totp';
import {
  confirmSecret,
  deleteApp,
  deleteRecoveryCodes,
  findApp,
  findSecondStep,
  insertApp,
  takeStep,
} from './two-step.queries';

export async function startApp(
  parts: Parts,
  box: SecretBox,
  call: Call<typeof api.startApp>,
  commit: Commit<typeof api.startApp>,
) {
  await requirePassword(parts, call);
  const { user } = call;
  const key = newKey();
  return commit({ userId: user.id }, async (scope) => {
    if (!(await insertApp(scope, user.id, box.seal(key, user.id))))
      throw new AppError('two_step_on');
    return { answer: { key, uri: uriOf(key, user.email) }, repeat: { key: '', uri: '' } };
  });
}

export async function confirmApp(
  { clock, config }: Parts,
  box: SecretBox,
  { user, body }: Call<typeof api.confirmApp>,
  commit: Commit<typeof api.confirmApp>,
) {
  return commit(viewOf(user), async (scope) => {
    const app = await findApp(scope, user.id);
    if (app?.confirmed_at) throw new AppError('two_step_on');
    const key = app && box.open(app.secret, user.id);
    const step = key && stepOf(key, body.code, clock());
    if (!step || !(await takeStep(scope, user.id, step))) throw wrongCode();
    const first = !(await findSecondStep(scope, user.id));
    await confirmSecret(scope, user.id);
    await auditOwn(scope, user, 'user.authenticator_app_added');
    await tellOwner(
      scope,
      user,
      'An authenticator app was turned on for your account.',
      config.publicUrl,
    );
    if (!first) return { answer: { recovery_codes: null } };
    const recovery_codes = await makeRecoveryCodes(scope, user.id);
    return { answer: { recovery_codes }, repeat: { recovery_codes: [] } };
  });
}

export async function turnOffApp(
  parts: Parts,
  call: Call<typeof api.turnOffApp>,
  commit: Commit<typeof api.turnOffApp>,
) {
  await requirePassword(parts, call);
  const { user } = call;
  return commit(viewOf(user), async (scope) => {
    if (!(await deleteApp(scope, user.id))) throw new AppError('not_found');
    await forgetUnneededCodes(scope, user.id);
    await auditOwn(scope, user, 'user.authenticator_app_removed');
    await tellOwner(
      scope,
      user,
      'The authenticator app of your account was turned off.',
      parts.config.publicUrl,
    );
    return { answer: undefined };
  });
}

export async function renewRecoveryCodes(
  parts: Parts,
  call: Call<typeof api.renewRecoveryCodes>,
  commit: Commit<typeof api.renewRecoveryCodes>,
) {
  await requirePassword(parts, call);
  const { user } = call;
  return commit(viewOf(user), async (scope) => {
    if (!(await findSecondStep(scope, user.id))) throw new AppError('not_found');
    const recovery_codes = await makeRecoveryCodes(scope, user.id);
    await auditOwn(scope, user, 'user.recovery_codes_renewed');
    return { answer: { recovery_codes }, repeat: { recovery_codes: [] } };
  });
}

export function wrongCode(): AppError {
  return new AppError('wrong_code', {
    fields: [{ field: 'code', message: "This code isn't correct, or it was already used" }],
  });
}

/** Codes without a second step would be confusing: the next ones are made with the next app or passkey. */
export async function forgetUnneededCodes(scope: Scope, userId: string): Promise<void> {
  if (!(await findSecondStep(scope, userId))) await deleteRecoveryCodes(scope, userId);
}

function viewOf(user: SessionUser) {
  return { userId: user.id, orgId: user.org_id };
}

export function auditOwn(scope: Scope, user: SessionUser, action: AuditAction): Promise<void> {
  return audit(scope, {
    orgId: user.org_id,
    actorUserId: user.id,
    action,
    targetType: 'user',
    targetId: user.id,
  });
}
