import type { Insertable } from 'kysely';
import type { OpenShift } from '#contract/api/open-shifts';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import type { OpenShifts } from '../../db/tables.gen';
import { readPolicies } from '../requests/policies';
import { insertClaim } from './open-shifts.queries';
import { tellNextWave } from './tell-waves';

type NewOpenShift = Omit<Insertable<OpenShifts>, 'org_id' | 'claims'> & {
  source: OpenShift['source'];
  /** Left out: as the organisation chose. */
  claims?: OpenShift['claims'] | undefined;
  /** The shift that it was. Its person isn't told, and while it is there again, a place is taken. */
  was?: { employeeId: string; shiftId: string };
};

/** Stores an open shift and tells the first people of it. */
export async function insertOpenShift(
  scope: TenantScope,
  manager: { id: string; name: string },
  { was, claims, ...values }: NewOpenShift,
  now: Instant,
): Promise<string> {
  const { id } = await scope.db
    .insertInto('open_shifts')
    .values({
      ...values,
      org_id: scope.orgId,
      claims: claims ?? (await readPolicies(scope)).claims,
      next_wave_at: new Date(now),
      created_by: manager.id,
      created_by_name: manager.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Taken long ago: when the shift comes back, its person can't give it back.
  if (was) await insertClaim(scope, { ...was, openShiftId: id, at: 0 as Instant });
  await tellNextWave(scope, id, now);
  await publish(scope, 'open-shifts');
  return id;
}
