// Findings that an admin allowed. Each is kept with the fingerprint of its facts, and lapses when they change.
import { sql } from 'kysely';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { isoText } from '../../db/iso-text';
import { publish } from '../../db/publish';
import { type Found, inWords, type Overrides } from './in-words';

export interface Admin {
  id: string;
  name: string;
}

export async function listOverrides(
  { db, orgId }: TenantScope,
  employeeIds: readonly string[],
): Promise<Overrides> {
  const { rows } = await sql<{ fingerprint: string; reason: string; by: string; at: string }>`
    select fingerprint, reason, user_name as by, ${isoText('created_at')} as at from rule_overrides
    where org_id = ${orgId} and employee_id = any(${employeeIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ fingerprint, reason, by, at }) => [fingerprint, { reason, by, at }]));
}

/** One that is there already keeps its first reason. */
export async function storeOverrides(
  scope: TenantScope,
  { id: actorUserId, name }: Admin,
  reason: string,
  findings: readonly Found[],
): Promise<void> {
  const { db, orgId } = scope;
  for (const { person, finding } of findings) {
    const { text, from, to, fingerprint } = inWords(finding, person.name);
    await db
      .insertInto('rule_overrides')
      .values({
        org_id: orgId,
        rule_id: finding.rule.id,
        employee_id: person.id,
        fingerprint,
        finding: text,
        reason,
        user_id: actorUserId,
        user_name: name,
      })
      .onConflict((conflict) => conflict.constraint('rule_overrides_fingerprint').doNothing())
      .execute();
    await audit(scope, {
      orgId,
      actorUserId,
      action: 'finding.overridden',
      targetType: 'employee',
      targetId: person.id,
      metadata: { finding: text, reason, from, to },
    });
  }
  if (findings.length > 0) await publish(scope, 'rules');
}
