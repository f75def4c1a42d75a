import { sql } from 'kysely';
import type * as api from '#contract/api/auth';
import { AppError } from '#contract/errors';
import { audit } from '../../db/audit';
import type { Database } from '../../db/database';
import type { Call, Commit } from '../../http/http';
import { findHomeOrganization } from '../../http/identity';
import type { Parts } from '../../parts';
import { findSecondStep } from '../two-step/two-step.queries';
import { findUserByEmail, updatePasswordHash } from './auth.queries';
import { hashPassword, needsRehash, passwordMatches } from './passwords';
import { takeSignInAttempt } from './sign-in-attempts';
import { signInOutcome } from './sign-in-outcome';

export async function login(
  { database }: Parts,
  { body, address, browser }: Call<typeof api.login>,
  commit: Commit<typeof api.login>,
) {
  const attempt = await takeSignInAttempt(database, { email: body.email, address, browser });
  const found = await database.readEverything(async (db) => {
    const user = await findUserByEmail({ db }, body.email);
    return user && { user, orgId: await findHomeOrganization(db, user.id) };
  });
  const matches = await passwordMatches(found?.user.password_hash, body.password);
  if (!found || !matches) {
    await recordFailure(database, found);
    throw new AppError('wrong_credentials');
  }
  await attempt.succeeded();

  const { user, orgId } = found;
  const newHash = needsRehash(user.password_hash) ? await hashPassword(body.password) : undefined;
  return commit({ userId: user.id, orgId }, async (scope) => {
    if (newHash) await updatePasswordHash(scope, user.id, newHash);
    const second_step = await findSecondStep(scope, user.id);
    if (second_step) return { answer: { second_step }, session: { secondStepOf: user.id } };
    await audit(scope, {
      orgId,
      actorUserId: user.id,
      action: 'user.signed_in',
      targetType: 'user',
      targetId: user.id,
    });
    return signInOutcome(scope, user.id, orgId);
  });
}

/**
 * The organisation that the sign-in would have opened learns of it. An address without an account must not be answered
 * sooner: both take a transaction, and neither waits for the disk.
 */
async function recordFailure(
  database: Database,
  found: { user: { id: string }; orgId: string | null } | undefined,
): Promise<void> {
  await database.transact({ orgId: found?.orgId ?? null }, async (db) => {
    await sql`set local synchronous_commit = off`.execute(db);
    if (!found) return;
    await audit(
      { db },
      {
        orgId: found.orgId,
        actorUserId: found.user.id,
        action: 'user.sign_in_failed',
        targetType: 'user',
        targetId: found.user.id,
      },
    );
  });
}
