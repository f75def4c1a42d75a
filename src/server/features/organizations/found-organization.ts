import { randomUUID } from 'node:crypto';
import type * as api from '#contract/api/organizations';
import { AppError } from '#contract/errors';
import { LIMITS } from '#contract/limits';
import type { Scope } from '../../db/database';
import type { Call, Commit } from '../../http/http';
import { foundByPerson, registerByAddress, takeAttempt } from '../../http/rate-limit';
import type { Parts } from '../../parts';
import { createOrganization } from '../auth/create-organization';
import { moveSession } from '../auth/switch-organization';

/** Creates an organisation for someone who has an account, and opens it. */
export async function foundOrganization(
  { database }: Parts,
  { body, user, address }: Call<typeof api.foundOrganization>,
  commit: Commit<typeof api.foundOrganization>,
) {
  await takeAttempt(database, [foundByPerson(user.id), registerByAddress(address)]);
  const orgId = randomUUID();
  return commit({ orgId, userId: user.id }, async (scope) => {
    await requireRoom(scope, user.id);
    await createOrganization(scope, {
      orgId,
      name: body.organizationName,
      timezone: body.timezone,
      abn: body.abn ?? null,
      employeeCountEstimate: body.employeeCountEstimate ?? null,
      owner: { userId: user.id, email: user.email, name: user.name, phone: user.phone },
      worksHere: body.worksHere,
    });
    return moveSession(scope, user.id, orgId);
  });
}

/** Locks the account: two calls at the same time would both find room for one more. */
async function requireRoom({ db }: Scope, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const owned = await db
    .selectFrom('memberships')
    .select('org_id')
    .where('user_id', '=', userId)
    .where('role', '=', 'owner')
    .limit(LIMITS.ownedOrganizations)
    .execute();
  if (owned.length >= LIMITS.ownedOrganizations) throw new AppError('too_many_organizations');
}
