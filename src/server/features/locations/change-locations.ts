import type * as api from '#contract/api/locations';
import type { AuditAction } from '#contract/audit-actions';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import { coordinatesOfPlace } from '#engine/capital-coordinates';
import { agree, counted } from '#engine/counted';
import { regionsOf } from '#engine/holidays/australian-days';
import { AUSTRALIAN_STATES } from '#engine/holidays/holiday';
import { zoneOfPlace } from '#engine/time/zone-of-place';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import { lockRecord, requireUnchanged } from '../../db/require-unchanged';
import { hasNeeds } from '../cover/cover-needs.queries';
import { touchRoster } from '../roster/touch-roster';
import * as queries from './locations.queries';

type NewLocation = BodyOf<typeof api.createLocation>;
type Changes = BodyOf<typeof api.updateLocation>;

export async function createLocation(scope: TenantScope, actorUserId: string, input: NewLocation) {
  // The session decides the organisation. Another one is answered like an unknown id.
  if (input.org_id !== undefined && input.org_id !== scope.orgId) throw new AppError('not_found');
  const coordinates = coordinatesOfPlace(input);
  const location = await queries.insertLocation(scope, {
    name: input.name,
    address: composeAddress(input),
    street_number: input.street_number || null,
    street_name: input.street_name,
    town: input.town,
    state: input.state,
    postcode: input.postcode || null,
    country: input.country,
    phone: input.phone || null,
    email: input.email || null,
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
    timezone: zoneOfPlace(input),
    notes: input.notes || null,
    holiday_regions: regionsGiven(input.holiday_regions ?? []),
  });
  await recordChange(scope, actorUserId, 'location.created', location);
  return location;
}

export async function updateLocation(
  scope: TenantScope,
  actorUserId: string,
  id: string,
  changes: Changes,
) {
  // Its state and regions decide its public holidays. Before the site's own lock, as in deleteLocation.
  if (await hasNeeds(scope, { locationId: id })) await touchRoster(scope);
  await lockRecord(scope, 'locations', id);
  const current = await queries.findLocation(scope, id);
  if (!current) throw new AppError('not_found');
  await requireUnchanged(scope, id, current, changes.seen);
  const location = await queries.updateLocation(scope, id, {
    name: changes.name,
    ...addressValues(current, changes.address),
    ...textValues(changes, ['phone', 'email', 'notes']),
    ...pinValues(changes),
    ...(changes.holiday_regions ? { holiday_regions: regionsGiven(changes.holiday_regions) } : {}),
  });
  await recordChange(scope, actorUserId, 'location.updated', location);
  return location;
}

export async function deleteLocation(scope: TenantScope, actorUserId: string, id: string) {
  const location = await queries.findLocation(scope, id);
  if (!location) throw new AppError('not_found');
  // Before the site's own lock: a new shift takes both in this order.
  if (await hasNeeds(scope, { locationId: id })) await touchRoster(scope);
  const shifts = await queries.lockAndCountFutureShifts(scope, id);
  if (shifts > 0) {
    throw new AppError('location_in_use', {
      sentence: `${counted(shifts, 'future shift still uses', 'future shifts still use')} ${location.name}. Move or delete ${agree(shifts, 'it', 'them')} first.`,
    });
  }
  await queries.markLocationDeleted(scope, id);
  await recordChange(scope, actorUserId, 'location.deleted', location);
}

function composeAddress(parts: NewLocation): string {
  const street = [parts.street_number, parts.street_name].filter(Boolean).join(' ');
  return [street, parts.town, parts.state, parts.postcode, parts.country]
    .filter(Boolean)
    .join(', ');
}

const NO_PARTS = {
  street_number: null,
  street_name: null,
  town: null,
  state: null,
  postcode: null,
  country: null,
};

/** A newly typed address is one text. The old parts would describe another place. */
function addressValues(current: { address: string | null }, address: string | null | undefined) {
  if (address === undefined || (address || null) === current.address) return {};
  return { address: address || null, ...NO_PARTS };
}

function textValues<K extends 'phone' | 'email' | 'notes'>(changes: Changes, keys: K[]) {
  const given = keys.filter((key) => changes[key] !== undefined);
  return Object.fromEntries(given.map((key) => [key, changes[key] || null]));
}

const REGIONS = new Set(
  AUSTRALIAN_STATES.flatMap((state) => regionsOf(state).map(({ name }) => name)),
);

/** A region that nobody knows would silently keep no holidays. */
function regionsGiven(regions: readonly string[]): string[] {
  const unknown = regions.find((region) => !REGIONS.has(region));
  if (unknown === undefined) return [...new Set(regions)].sort();
  throw new AppError('invalid_input', {
    sentence: "holiday_regions: We don't know this region.",
    fields: [{ field: 'holiday_regions', message: "We don't know this region" }],
  });
}

function pinValues({ latitude, longitude }: Changes) {
  if (latitude === undefined || longitude === undefined) return {};
  return { latitude, longitude };
}

async function recordChange(
  scope: TenantScope,
  actorUserId: string,
  action: AuditAction,
  location: { id: string; name: string },
): Promise<void> {
  await audit(scope, {
    orgId: scope.orgId,
    actorUserId,
    action,
    targetType: 'location',
    targetId: location.id,
    metadata: { name: location.name },
  });
  await publish(scope, 'locations', [location.id]);
}
