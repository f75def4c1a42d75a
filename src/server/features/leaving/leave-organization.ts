import type * as api from '#contract/api/leaving';
import type { Call, Commit } from '../../http/http';
import { highestRoleFirst } from '../../http/identity';
import type { Parts } from '../../parts';
import { signInOutcome } from '../auth/sign-in-outcome';
import { endOwnMembership } from './end-own-membership';

/** The account stays, and opens another of its organisations, if there is one. */
export async function leaveOrganization(
  { database, clock }: Parts,
  { user }: Call<typeof api.leaveOrganization>,
  commit: Commit<typeof api.leaveOrganization>,
) {
  const next = await database.readEverything((db) =>
    db
      .selectFrom('memberships as m')
      .select('org_id')
      .where('user_id', '=', user.id)
      .where('org_id', '<>', user.org_id)
      .orderBy(highestRoleFirst)
      .orderBy('created_at')
      .executeTakeFirst(),
  );
  return commit({ orgId: user.org_id, userId: user.id }, async ({ db }) => {
    await endOwnMembership({ db, orgId: user.org_id, now: clock() }, user);
    return signInOutcome({ db }, user.id, next?.org_id ?? null);
  });
}
