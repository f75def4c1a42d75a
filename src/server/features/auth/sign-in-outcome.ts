import { AppError } from '#contract/errors';
import type { Scope } from '../../db/database';
import { findIdentity } from '../../http/identity';

/** Answers the user and opens a session in the organisation. */
export async function signInOutcome(scope: Scope, userId: string, orgId: string | null) {
  const user = await findIdentity(scope.db, userId, orgId);
  // The membership may have been removed since it was checked.
  if (!user || (orgId !== null && user.org_id === null)) throw new AppError('not_signed_in');
  return { answer: { user }, session: { userId, orgId } };
}
