import type { updateMe } from '#contract/api/me';
import type { BodyOf } from '#contract/endpoint';
import type { SessionUser } from '#contract/session-user';
import { audit } from '../../db/audit';
import type { Scope } from '../../db/database';
import { publish } from '../../db/publish';
import { findIdentity } from '../../http/identity';

/** Changes the account and, if there is one, the person's employee record in the current organisation. */
export async function updateProfile(
  scope: Scope,
  user: SessionUser,
  changes: BodyOf<typeof updateMe>,
): Promise<SessionUser> {
  const values = {
    ...(changes.name === undefined ? {} : { name: changes.name }),
    ...(changes.phone === undefined ? {} : { phone: changes.phone || null }),
  };
  if (Object.keys(values).length === 0) return user;

  await scope.db.updateTable('users').set(values).where('id', '=', user.id).execute();
  if (user.employee_id) {
    await scope.db
      .updateTable('employees')
      .set(values)
      .where('id', '=', user.employee_id)
      .execute();
  }
  if (user.org_id) await publish({ ...scope, orgId: user.org_id }, 'employees');
  await audit(scope, {
    orgId: user.org_id,
    actorUserId: user.id,
    action: 'user.profile_updated',
    targetType: 'user',
    targetId: user.id,
    metadata: { fields: Object.keys(values).join(', ') },
  });
  const updated = await findIdentity(scope.db, user.id, user.org_id);
  if (!updated) throw new Error('The signed-in user is missing');
  return updated;
}
