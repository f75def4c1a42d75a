import { randomUUID } from 'node:crypto';
import type * as api from '#contract/api/register';
import type { Parts } from '../../app';
import { audit } from '../../db/audit';
import type { Call, Commit } from '../../http/http';
import { registerByAddress, takeAttempt } from '../../http/rate-limit';
import { insertMembership, insertOrganization, insertUser } from './auth.queries';
import { hashPassword } from './passwords';
import { requireUncommonPassword } from './require-uncommon-password';
import { signIn } from './sign-in';

export async function register(
  { database }: Parts,
  { body, address }: Call<typeof api.register>,
  commit: Commit<typeof api.register>,
) {
  await takeAttempt(database, [registerByAddress(address)]);
  requireUncommonPassword('ownerPassword', body.ownerPassword);
  const passwordHash = await hashPassword(body.ownerPassword);
  const userId = randomUUID();
  const orgId = randomUUID();
  return commit({ orgId, userId }, async (scope) => {
    await insertUser(scope, {
      id: userId,
      email: body.ownerEmail,
      name: body.ownerName,
      password_hash: passwordHash,
    });
    await insertOrganization(scope, {
      id: orgId,
      name: body.orgName,
      owner_user_id: userId,
      timezone: body.timezone ?? 'UTC',
    });
    await insertMembership(scope, { org_id: orgId, user_id: userId, role: 'owner' });
    await audit(scope, {
      orgId,
      actorUserId: userId,
      action: 'organization.created',
      targetType: 'organization',
      targetId: orgId,
      metadata: { name: body.orgName },
    });
    return signIn(scope, userId, orgId);
  });
}
