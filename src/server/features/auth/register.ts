import { randomUUID } from 'node:crypto';
import type * as api from '#contract/api/register';
import type { Call, Commit } from '../../http/http';
import { registerByAddress, takeAttempt } from '../../http/rate-limit';
import type { Parts } from '../../parts';
import { createOrganization } from './create-organization';
import { hashPassword, requireNotTheEmail, requireUncommonPassword } from './passwords';
import { signInOutcome } from './sign-in-outcome';

export async function register(
  { database }: Parts,
  { body, address }: Call<typeof api.register>,
  commit: Commit<typeof api.register>,
) {
  await takeAttempt(database, [registerByAddress(address)]);
  requireUncommonPassword('ownerPassword', body.ownerPassword);
  requireNotTheEmail('ownerPassword', body.ownerPassword, body.ownerEmail);
  const passwordHash = await hashPassword(body.ownerPassword);
  const userId = randomUUID();
  const orgId = randomUUID();
  return commit({ orgId, userId }, async (scope) => {
    await createOrganization(scope, {
      orgId,
      name: body.orgName,
      timezone: body.timezone,
      owner: { userId, email: body.ownerEmail, name: body.ownerName, passwordHash },
      worksHere: body.worksHere,
    });
    return signInOutcome(scope, userId, orgId);
  });
}
