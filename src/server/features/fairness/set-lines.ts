import type { FairnessLine } from '#engine/fairness/count-figures';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import { readLines } from './fairness.queries';

/** What counts, for the tables of managers and for everyone's own page. */
export async function setLines(
  scope: TenantScope,
  userId: string,
  lines: readonly FairnessLine[],
): Promise<{ lines: FairnessLine[] }> {
  const { db, orgId } = scope;
  await db
    .updateTable('organizations')
    .set({ fairness_lines: [...new Set(lines)] })
    .where('id', '=', orgId)
    .execute();
  await audit(scope, {
    orgId,
    actorUserId: userId,
    action: 'organization.updated',
    targetType: 'organization',
    targetId: orgId,
    metadata: { changed: 'fairness_lines' },
  });
  await publish(scope, 'organization');
  return { lines: await readLines(scope) };
}
