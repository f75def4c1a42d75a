import type { AuditRetention } from '#contract/api/audit-log';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { lockRecord } from '../../db/require-unchanged';
import { getRetention } from './audit-log.queries';

/** The change is itself an entry: nobody can shorten the log without a trace. */
export async function setRetention(scope: TenantScope, userId: string, months: AuditRetention) {
  const { db, orgId } = scope;
  await lockRecord(scope, 'organizations', orgId);
  const before = await getRetention(scope);
  if (
    before.audit_changes_months === months.audit_changes_months &&
    before.audit_sign_ins_months === months.audit_sign_ins_months
  ) {
    return months;
  }
  await db.updateTable('organizations').set(months).where('id', '=', orgId).execute();
  await audit(scope, {
    orgId,
    actorUserId: userId,
    action: 'audit_log.retention_set',
    targetType: 'organization',
    targetId: orgId,
    metadata: {
      changes_months: months.audit_changes_months,
      sign_ins_months: months.audit_sign_ins_months,
      changes_months_before: before.audit_changes_months,
      sign_ins_months_before: before.audit_sign_ins_months,
    },
  });
  return months;
}
