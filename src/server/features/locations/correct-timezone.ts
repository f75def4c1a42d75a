// Corrects the time zone of a site. Future shifts keep their clock times, because people were told those; past
// and running ones keep their moment, because people were at work then.
import type * as api from '#contract/api/locations';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import { MINUTE_MS, wallClockAt } from '#engine/time/instants';
import type { Instant, Zone } from '#engine/time/kinds';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import { lockRecord } from '../../db/require-unchanged';
import { hasNeeds } from '../cover/cover-needs.queries';
import { type Actor, editRoster, type RosterEdit, type ShiftRecord } from '../roster/edit-roster';
import { changedShift, replaceShifts } from '../roster/edit-rows';
import { overlapSentence, refuseOverlap } from '../roster/overlapping-shifts';
import { touchRoster } from '../roster/touch-roster';
import { findLocation, updateLocation } from './locations.queries';
import {
  asSiteShift,
  byClockOf,
  findOverlapsOfMoved,
  listSiteShifts,
  type SiteShift,
} from './site-shifts';

const MOST_SENTENCES = 20;

export async function correctTimezone(
  scope: TenantScope,
  actor: Actor,
  id: string,
  { timezone, preview }: BodyOf<typeof api.correctTimezone>,
) {
  const { result } = await editRoster(
    scope,
    actor,
    async (edit) => {
      // After the roster's own lock: a new shift takes both in this order.
      await lockRecord(scope, 'locations', id);
      const site = await findLocation(scope, id);
      if (!site) throw new AppError('not_found');
      const shifts =
        site.timezone === timezone ? [] : await listSiteShifts(scope, id, { past: true });
      const future = shifts.filter(({ start_at }) => Date.parse(start_at) > Date.now());
      const moved = future.map((shift) => byClockOf(edit, shift, site.timezone, timezone));
      const overlaps = await findOverlapsOfMoved(scope, future, moved, { ...site, timezone });
      if (!preview) {
        refuseOverlap(overlaps);
        const begun = shifts.filter((shift) => !future.includes(shift));
        await replaceShifts(edit, [...moved, ...datedIn(edit, begun, timezone)]);
        await updateLocation(scope, id, { timezone });
        await record(scope, actor, site, timezone);
      }
      const result = {
        shifts: moved.length,
        people: new Set(moved.map((shift) => shift.employee_id)).size,
        first: firstOf(future[0], moved[0], site.timezone),
        past: shifts.length - future.length,
        conflicts: overlaps.slice(0, MOST_SENTENCES).map(overlapSentence),
        conflictCount: overlaps.length,
      };
      return {
        result,
        auditEntry: {
          action: 'roster.time_zone_corrected',
          targetType: 'roster' as const,
          targetId: scope.orgId,
          metadata: { site: site.name, shifts: moved.length },
        },
      };
    },
    'not asked',
  );
  // Needs are on the clock of the site, also on days without a shift.
  if (!preview && (await hasNeeds(scope, { locationId: id }))) await touchRoster(scope);
  return result;
}

/** A shift belongs to the date on which it starts at its site, and that may be another one now. */
function datedIn(edit: RosterEdit, shifts: SiteShift[], timezone: string): ShiftRecord[] {
  return shifts.flatMap(({ employee_name: _, ...shift }) => {
    const { date } = wallClockAt(Date.parse(shift.start_at) as Instant, timezone as Zone);
    return date === shift.local_date ? [] : [changedShift(edit, shift, { local_date: date })];
  });
}

function firstOf(before: SiteShift | undefined, after: ShiftRecord | undefined, timezone: string) {
  if (!before || !after) return null;
  const later = Date.parse(after.start_at) - Date.parse(before.start_at);
  return { ...asSiteShift(before, timezone), minutesLater: later / MINUTE_MS };
}

async function record(
  scope: TenantScope,
  actor: Actor,
  site: { id: string; name: string; timezone: string },
  timezone: string,
): Promise<void> {
  await audit(scope, {
    orgId: scope.orgId,
    actorUserId: actor.id,
    action: 'location.time_zone_corrected',
    targetType: 'location',
    targetId: site.id,
    metadata: { name: site.name, from: site.timezone, to: timezone },
  });
  await publish(scope, 'locations', [site.id]);
}
