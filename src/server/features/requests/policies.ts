// Who decides requests, as the organisation chose.
import type { RequestPolicies } from '#contract/api/requests';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';

const DEFAULTS: RequestPolicies = {
  swaps: 'automatic',
  among: 'organisation',
  notice_hours: 0,
  claims: 'first-come',
};

export async function readPolicies({ db, orgId }: TenantScope): Promise<RequestPolicies> {
  const row = await db
    .selectFrom('request_policies')
    .select(['swaps', 'among', 'notice_hours', 'claims'])
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  return row ? (row as RequestPolicies) : DEFAULTS;
}

export async function setPolicies(
  scope: TenantScope,
  user: { id: string },
  policies: RequestPolicies,
): Promise<RequestPolicies> {
  await scope.db
    .insertInto('request_policies')
    .values({ org_id: scope.orgId, ...policies })
    .onConflict((conflict) => conflict.column('org_id').doUpdateSet(policies))
    .execute();
  await audit(scope, {
    orgId: scope.orgId,
    actorUserId: user.id,
    action: 'request.policies_set',
    targetType: 'organization',
    targetId: scope.orgId,
    metadata: policies,
  });
  await publish(scope, 'organization');
  return policies;
}
