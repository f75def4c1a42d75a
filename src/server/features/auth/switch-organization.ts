import type * as api from '#contract/api/auth';
import { AppError } from '#contract/errors';
import type { Scope } from '../../db/database';
import type { Call, Commit } from '../../http/http';
import { findIdentity } from '../../http/identity';
import type { Session } from '../../http/sessions';
import type { Parts } from '../../parts';

export async function switchOrganization(
  _parts: Parts,
  { body, user, session }: Call<typeof api.switchOrganization>,
  commit: Commit<typeof api.switchOrganization>,
) {
  return commit({ userId: user.id, orgId: body.org_id }, (scope) =>
    moveSession(scope, user.id, body.org_id, session),
  );
}

/** Other rights need another token: the old session ends as the new one opens. */
export async function moveSession(scope: Scope, userId: string, orgId: string, session: Session) {
  const user = await findIdentity(scope.db, userId, orgId);
  if (!user?.org_id) throw new AppError('not_found');
  await scope.db.deleteFrom('sessions').where('token_hash', '=', session.tokenHash).execute();
  return { answer: { user }, session: { userId, orgId } };
}
