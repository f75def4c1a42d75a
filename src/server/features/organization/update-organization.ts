import type { updateOrganization as endpoint } from '#contract/api/organization';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import { lockRecord, requireUnchanged } from '../../db/require-unchanged';
import { readOrganization } from './organization.queries';

type Changes = BodyOf<typeof endpoint>;

const MAY_BE_EMPTY = [
  'abn',
  'primary_contact_name',
  'primary_contact_email',
  'billing_email',
  'notes',
] as const;

export async function updateOrganization(scope: TenantScope, userId: string, body: Changes) {
  const { db, orgId } = scope;
  const { seen, ...changes } = body;
  const changed = Object.keys(changes);
  await lockRecord(scope, 'organizations', orgId);
  const before = await readOrganization(db, orgId);
  if (changed.length === 0) return before;
  await requireUnchanged(scope, orgId, before, seen);
  requireLength(
    changes.default_shift_start ?? before.default_shift_start,
    changes.default_shift_end ?? before.default_shift_end,
  );
  const values: Record<string, unknown> = { ...changes };
  for (const field of MAY_BE_EMPTY) if (values[field] === '') values[field] = null;
  await db
    .updateTable('organizations')
    .set(values as Partial<Omit<Changes, 'notes'>>)
    .where('id', '=', orgId)
    .execute();
  await audit(scope, {
    orgId,
    actorUserId: userId,
    action: 'organization.updated',
    targetType: 'organization',
    targetId: orgId,
    metadata: { changed: changed.toSorted().join(', ') },
  });
  await publish(scope, 'organization');
  return readOrganization(db, orgId);
}

/** A change may name only one of the two times, so the contract can't check this. */
function requireLength(start: string, end: string): void {
  if (start !== end) return;
  const message = 'A shift cannot end when it starts';
  throw new AppError('invalid_input', {
    sentence: `default_shift_end: ${message}.`,
    fields: [{ field: 'default_shift_end', message }],
  });
}
