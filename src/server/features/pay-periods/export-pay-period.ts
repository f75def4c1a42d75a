import { createHash } from 'node:crypto';
import * as api from '#contract/api/pay-periods';
import { AppError } from '#contract/errors';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { getPeriod, holdPay } from './change-pay-periods';
import { payFile } from './export-file';
import { findExport, listPayLines } from './pay-periods.queries';
import { getPayProfile } from './pay-profiles';

/** From the first file on the period can't be opened again. Its fingerprint is kept. */
export async function exportPayPeriod(
  scope: TenantScope,
  user: { id: string; name: string },
  id: string,
  profile: api.PayProfile,
): Promise<{ name: string; text: string }> {
  const { db, orgId } = scope;
  await holdPay(scope);
  const period = await getPeriod(scope, id);
  if (!period.closed_at) throw new AppError('pay_period_open');
  const made = await findExport(scope, id, profile);
  const { columns } = made ?? (await getPayProfile(scope, profile));
  const text = payFile(
    profile,
    columns ?? api.STANDARD_COLUMNS[profile],
    await listPayLines(scope, id),
  );
  const sha256 = createHash('sha256').update(text).digest('hex');
  await db
    .insertInto('pay_exports')
    .values({
      org_id: orgId,
      period_id: id,
      profile,
      sha256,
      created_by_name: user.name,
      columns: JSON.stringify(columns),
    })
    .onConflict((conflict) => conflict.columns(['org_id', 'period_id', 'profile']).doNothing())
    .execute();
  await db
    .updateTable('timesheets')
    .set({ state: 'exported' })
    .where('org_id', '=', orgId)
    .where('period_id', '=', id)
    .where('state', '=', 'locked')
    .execute();
  await audit(scope, {
    orgId,
    actorUserId: user.id,
    action: 'pay_period.exported',
    targetType: 'pay-period',
    targetId: id,
    metadata: { from: period.first_date, to: period.last_date, profile, sha256 },
  });
  return { name: `pay-${period.first_date}-to-${period.last_date}-${profile}.csv`, text };
}
