// The audit log: an entry is written in the transaction of the change it tells of, or neither is.
import { sql } from 'kysely';
import type { Scope } from './database';

export interface AuditEntry {
  orgId: string | null;
  actorUserId: string | null;
  action: string;
  targetType: string;
  targetId: string;
  /** Never a secret: these entries are shown and exported. */
  metadata?: Record<string, string | number | boolean | null>;
}

export async function audit({ db }: Scope, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      org_id: entry.orgId,
      actor_user_id: entry.actorUserId,
      action: entry.action,
      target_type: entry.targetType,
      target_id: entry.targetId,
      metadata: sql`${JSON.stringify(entry.metadata ?? {})}::jsonb`,
    })
    .execute();
}
