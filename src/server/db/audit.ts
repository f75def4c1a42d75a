// The audit log: an entry commits together with the change it describes.
import { sql } from 'kysely';
import { type AuditAction, kindOf } from '#contract/audit-actions';
import type { Scope } from './database';

export interface AuditEntry {
  orgId: string | null;
  actorUserId: string | null;
  action: AuditAction;
  targetType: string;
  targetId: string;
  /** Must not hold secrets: entries are shown and exported. */
  metadata?: Record<string, string | number | boolean | null>;
}

export async function audit({ db }: Scope, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      org_id: entry.orgId,
      actor_user_id: entry.actorUserId,
      action: entry.action,
      kind: kindOf(entry.action),
      target_type: entry.targetType,
      target_id: entry.targetId,
      metadata: sql`${JSON.stringify(entry.metadata ?? {})}::jsonb`,
    })
    .execute();
}
