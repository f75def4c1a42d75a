// Which columns the pay files of an organisation have. A file that was made already keeps those it was made with.
import * as api from '#contract/api/pay-periods';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publishToManagers } from '../../db/publish';

export async function listPayProfiles({
  db,
  orgId,
}: TenantScope): Promise<api.PayProfileColumns[]> {
  const rows = await db
    .selectFrom('pay_profiles')
    .select(['profile', 'columns'])
    .where('org_id', '=', orgId)
    .execute();
  const chosen = new Map(rows.map(({ profile, columns }) => [profile, columns]));
  return api.PAY_PROFILES.map((profile) => ({
    profile,
    columns: (chosen.get(profile) as api.PayColumn[]) ?? api.STANDARD_COLUMNS[profile],
    standard: !chosen.has(profile),
  }));
}

export async function getPayProfile(scope: TenantScope, profile: api.PayProfile) {
  const found = (await listPayProfiles(scope)).find((each) => each.profile === profile);
  return found as api.PayProfileColumns;
}

export async function setPayProfile(
  scope: TenantScope,
  user: { id: string; name: string },
  profile: api.PayProfile,
  columns: api.PayColumn[] | null,
): Promise<api.PayProfileColumns> {
  const { db, orgId } = scope;
  if (columns === null) {
    await db
      .deleteFrom('pay_profiles')
      .where('org_id', '=', orgId)
      .where('profile', '=', profile)
      .execute();
  } else {
    const values = {
      columns: JSON.stringify(columns),
      updated_by_name: user.name,
      updated_at: new Date(),
    };
    await db
      .insertInto('pay_profiles')
      .values({ org_id: orgId, profile, ...values })
      .onConflict((conflict) => conflict.columns(['org_id', 'profile']).doUpdateSet(values))
      .execute();
  }
  await audit(scope, {
    orgId,
    actorUserId: user.id,
    action: 'pay_profile.changed',
    targetType: 'organization',
    targetId: orgId,
    metadata: { profile },
  });
  await publishToManagers(scope, 'time');
  return getPayProfile(scope, profile);
}
