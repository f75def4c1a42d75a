// Makes and revokes kiosks.
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type * as api from '#contract/api/kiosks';
import type { AuditAction } from '#contract/audit-actions';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import { LIMITS } from '#contract/limits';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publishToManagers } from '../../db/publish';
import { hashToken } from '../../http/tokens';
import { findLocation } from '../locations/locations.queries';
import * as queries from './kiosks.queries';

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_MINUTES = 15;

/** Answers the code too. It is stored nowhere, so nobody can read it again. */
export async function createKiosk(
  scope: TenantScope,
  actor: { id: string; name: string },
  { location_id, label }: BodyOf<typeof api.createKiosk>,
) {
  const site = await findLocation(scope, location_id);
  if (!site) throw new AppError('not_found');
  if ((await queries.listKiosks(scope)).length >= LIMITS.kiosks)
    throw new AppError('too_many_kiosks');
  const code = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const { id } = await scope.db
    .insertInto('kiosks')
    .values({
      org_id: scope.orgId,
      location_id,
      label,
      created_by_name: actor.name,
      code_hash: hashToken(code),
      code_expires_at: sql<Date>`now() + make_interval(mins => ${sql.lit(CODE_MINUTES)})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordKiosk(scope, actor.id, 'kiosk.created', { id, label, siteName: site.name });
  const made = (await queries.listKiosks(scope)).find((kiosk) => kiosk.id === id);
  if (!made) throw new Error('The new kiosk is missing');
  return { ...made, code: `${code.slice(0, 4)}-${code.slice(4)}` };
}

export async function revokeKiosk(
  scope: TenantScope,
  actorUserId: string,
  id: string,
): Promise<undefined> {
  const revoked = await queries.revokeKiosk(scope, id);
  if (!revoked) throw new AppError('not_found');
  const site = await findLocation(scope, revoked.location_id);
  await recordKiosk(scope, actorUserId, 'kiosk.revoked', {
    id,
    label: revoked.label,
    siteName: site?.name ?? '',
  });
}

export async function recordKiosk(
  scope: TenantScope,
  actorUserId: string | null,
  action: Extract<AuditAction, `kiosk.${string}`>,
  { id, label, siteName }: { id: string; label: string; siteName: string },
): Promise<void> {
  await audit(scope, {
    orgId: scope.orgId,
    actorUserId,
    action,
    targetType: 'kiosk',
    targetId: id,
    metadata: { name: label, site: siteName },
  });
  await publishToManagers(scope, 'kiosks');
}
