import type * as api from '#contract/api/open-shifts';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import { counted } from '#engine/counted';
import type { Instant, Zone } from '#engine/time/kinds';
import { type AuditEntry, audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import { lockRoster } from '../roster/revision';
import { timesByClock } from '../roster/shift-times';
import { endClaims } from './ask-for-place';
import { insertOpenShift } from './insert-open-shift';
import { findOpenShift } from './open-shifts.queries';

interface Manager {
  id: string;
  name: string;
}

export async function createOpenShift(
  scope: TenantScope,
  manager: Manager,
  input: BodyOf<typeof api.createOpenShift>,
  now: Instant,
): Promise<api.OpenShift> {
  const zone = await findZone(scope, input.locationId);
  await requireGroup(scope, input.shiftGroupId);
  await requireSkills(scope, input.skillIds);
  const times = timesByClock({ ...input, zone });
  if (Date.parse(times.start_at) <= now) throw new AppError('open_shift_past');
  const id = await insertOpenShift(
    scope,
    manager,
    {
      location_id: input.locationId,
      local_date: input.date,
      ...times,
      role_label: input.roleLabel || null,
      notes: input.notes || null,
      places: input.places,
      shift_group_id: input.shiftGroupId ?? null,
      audience: input.audience,
      closes_at: closing(input.closesAt, times.start_at),
      source: input.source,
      claims: input.claims,
      skill_ids: input.skillIds,
    },
    now,
  );
  const made = await get(scope, id);
  await record(scope, manager, made, 'open-shift.created');
  return made;
}

/** Holds the roster: nobody takes a place between the count and the change. */
export async function changeOpenShift(
  scope: TenantScope,
  manager: Manager,
  id: string,
  { places, closesAt, notes, skillIds }: BodyOf<typeof api.changeOpenShift>,
  now: Instant,
): Promise<api.OpenShift> {
  await lockRoster(scope);
  const open = await get(scope, id);
  await requireSkills(scope, skillIds ?? []);
  const taken = open.takers.length;
  if (places < taken) {
    throw new AppError('places_taken', {
      sentence: `${counted(taken, 'person has', 'people have')} taken it already, so it can't need fewer.`,
    });
  }
  await scope.db
    .updateTable('open_shifts')
    .set({
      places,
      closes_at: closing(closesAt, open.start_at),
      notes: notes || null,
      ...(skillIds && { skill_ids: skillIds }),
      updated_at: new Date(),
    })
    .where('org_id', '=', scope.orgId)
    .where('id', '=', id)
    .execute();
  if (places === taken) await endClaims(scope, id, 'Enough people have it.', now);
  await record(scope, manager, open, 'open-shift.changed');
  await publish(scope, 'open-shifts');
  return get(scope, id);
}

export async function deleteOpenShift(
  scope: TenantScope,
  manager: Manager,
  id: string,
  now: Instant,
): Promise<undefined> {
  await lockRoster(scope);
  const open = await get(scope, id);
  await endClaims(scope, id, 'A manager withdrew the open shift.', now);
  await scope.db
    .deleteFrom('open_shifts')
    .where('org_id', '=', scope.orgId)
    .where('id', '=', id)
    .execute();
  await record(scope, manager, open, 'open-shift.withdrawn');
  await publish(scope, 'open-shifts');
}

/** Nobody takes a shift that has started. */
function closing(closesAt: Instant | undefined, start: string): Date {
  return new Date(Math.min(closesAt ?? Infinity, Date.parse(start)));
}

async function get(scope: TenantScope, id: string): Promise<api.OpenShift> {
  const open = await findOpenShift(scope, id);
  if (!open) throw new AppError('not_found');
  return open;
}

async function findZone({ db, orgId }: TenantScope, locationId: string): Promise<Zone> {
  const site = await db
    .selectFrom('locations')
    .select('timezone')
    .where('org_id', '=', orgId)
    .where('id', '=', locationId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!site) throw new AppError('not_found');
  return site.timezone as Zone;
}

async function requireGroup({ db, orgId }: TenantScope, id: string | null | undefined) {
  if (!id) return;
  const group = await db
    .selectFrom('shift_groups')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!group) throw new AppError('not_found');
}

async function requireSkills({ db, orgId }: TenantScope, ids: readonly string[]) {
  if (ids.length === 0) return;
  const found = await db
    .selectFrom('skills')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', 'in', ids)
    .execute();
  if (found.length < new Set(ids).size) throw new AppError('not_found');
}

async function record(
  scope: TenantScope,
  manager: Manager,
  open: api.OpenShift,
  action: AuditEntry['action'],
): Promise<void> {
  await audit(scope, {
    orgId: scope.orgId,
    actorUserId: manager.id,
    action,
    targetType: 'open-shift',
    targetId: open.id,
    metadata: { site: open.location_name, date: open.date, places: open.places },
  });
}
