import type * as api from '#contract/api/auth';
import { AppError } from '#contract/errors';
import type { Call, Commit } from '../../http/http';
import { findHomeOrganization } from '../../http/identity';
import type { Parts } from '../../parts';
import { moveSession } from './switch-organization';

/** Keeps the current organisation where it is still valid, otherwise chooses another of the account. */
export async function fixSession(
  { database }: Parts,
  { user, session }: Call<typeof api.fixSession>,
  commit: Commit<typeof api.fixSession>,
) {
  const orgId =
    user.org_id ?? (await database.readEverything((db) => findHomeOrganization(db, user.id)));
  if (!orgId) throw new AppError('no_membership');
  return commit({ userId: user.id, orgId }, (scope) => moveSession(scope, user.id, orgId, session));
}
