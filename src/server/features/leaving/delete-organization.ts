// Deleting an organisation: it is closed for changes now, and removed once the days of grace are over.

import { type RawBuilder, sql } from 'kysely';
import type { AuditAction } from '#contract/audit-actions';
import { GRACE_DAYS } from '#contract/deletion';
import { AppError } from '#contract/errors';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { isoText } from '../../db/iso-text';
import { publish } from '../../db/publish';
import { enqueueMail } from '../../jobs/enqueue-mail';
import type { Parts } from '../../parts';
import { endPayments } from './end-payments';
import { deletedMail, keptMail } from './mails';

type PartsForDeletion = Pick<Parts, 'config' | 'database' | 'payments'>;

interface Deletion {
  orgId: string;
  /** Null when the operator deletes it. */
  actor: { id: string; name: string } | null;
  /** As it was typed to confirm. */
  name: string;
}

/** Cancels the subscription first: if the provider can't be reached, nothing is deleted and nobody pays on. */
export async function deleteOrganization<Outcome>(
  parts: PartsForDeletion,
  deletion: Deletion,
  commit: (work: (scope: TenantScope) => Promise<{ deletes_at: string }>) => Promise<Outcome>,
): Promise<Outcome> {
  const { orgId, actor, name } = deletion;
  const organization = await parts.database.readEverything((db) =>
    db.selectFrom('organizations').select('name').where('id', '=', orgId).executeTakeFirst(),
  );
  if (!organization) throw new AppError('not_found');
  if (name !== organization.name) {
    const message = `Type the name exactly as it is: ${organization.name}`;
    throw new AppError('wrong_name', { fields: [{ field: 'name', message }] });
  }
  await endPayments(parts, orgId);
  return commit(async (scope) => {
    const due = sql<Date>`coalesce(deletes_at, now() + make_interval(days => ${GRACE_DAYS}))`;
    const { deletes_at, timezone } = await setDue(scope, due);
    if (deletes_at === null) throw new Error('The deletion has no date');
    await record(scope, actor, 'organization.deletion_requested');
    const mail = { name: organization.name, actor: actor?.name, deletes_at, timezone };
    for (const owner of await listOwners(scope)) {
      await enqueueMail(scope, deletedMail(owner, mail, parts.config));
    }
    return { deletes_at };
  });
}

export async function keepOrganization(
  scope: TenantScope,
  actor: { id: string; name: string },
  publicUrl: URL,
): Promise<void> {
  const { db, orgId } = scope;
  const before = await db
    .selectFrom('organizations')
    .select(['name', 'deletes_at'])
    .where('id', '=', orgId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!before.deletes_at) return;
  await setDue(scope, sql<null>`null`);
  await record(scope, actor, 'organization.kept');
  for (const owner of await listOwners(scope)) {
    await enqueueMail(scope, keptMail(owner, { name: before.name, actor: actor.name }, publicUrl));
  }
}

async function setDue({ db, orgId }: TenantScope, due: RawBuilder<Date | null>) {
  return db
    .updateTable('organizations')
    .set({ deletes_at: due })
    .where('id', '=', orgId)
    .returning(['timezone', isoText<string | null>('deletes_at').as('deletes_at')])
    .executeTakeFirstOrThrow();
}

async function record(
  scope: TenantScope,
  actor: Deletion['actor'],
  action: AuditAction,
): Promise<void> {
  await audit(scope, {
    orgId: scope.orgId,
    actorUserId: actor?.id ?? null,
    action,
    targetType: 'organization',
    targetId: scope.orgId,
  });
  await publish(scope, 'organization');
}

export function listOwners({ db, orgId }: TenantScope) {
  return db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.name', 'u.email'])
    .where('m.org_id', '=', orgId)
    .where('m.role', '=', 'owner')
    .execute();
}
