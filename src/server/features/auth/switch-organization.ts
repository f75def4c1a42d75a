import type * as api from '#contract/api/auth';
import { AppError } from '#contract/errors';
import { audit } from '../../db/audit';
import type { Scope } from '../../db/database';
import type { Call, Commit } from '../../http/http';
import { findHomeOrganization, findIdentity } from '../../http/identity';
import type { Parts } from '../../parts';

export async function switchOrganization(
  { body, user }: Call<typeof api.switchOrganization>,
  commit: Commit<typeof api.switchOrganization>,
) {
  return commit({ userId: user.id, orgId: body.org_id }, async (scope) => {
    const moved = await moveSession(scope, user.id, body.org_id);
    // Only the organisation that is opened learns of it: where someone works besides is nobody's business.
    await audit(scope, {
      orgId: body.org_id,
      actorUserId: user.id,
      action: 'user.switched_in',
      targetType: 'user',
      targetId: user.id,
    });
    return moved;
  });
}

/** Keeps the current organisation while it is valid, otherwise chooses another one of the account. */
export async function fixSession(
  { database }: Parts,
  { user }: Call<typeof api.fixSession>,
  commit: Commit<typeof api.fixSession>,
) {
  const orgId =
    user.org_id ?? (await database.readEverything((db) => findHomeOrganization(db, user.id)));
  if (!orgId) throw new AppError('no_membership');
  return commit({ userId: user.id, orgId }, (scope) => moveSession(scope, user.id, orgId));
}

/** Different rights need a different token: a browser's session ends as its next one opens. */
export async function moveSession(scope: Scope, userId: string, orgId: string) {
  const user = await findIdentity(scope.db, userId, orgId);
  if (!user?.org_id) throw new AppError('not_found');
  return { answer: { user }, session: { userId, orgId } };
}
