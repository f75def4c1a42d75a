import type { moveSiteShifts as endpoint } from '#contract/api/locations';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import type { TenantScope } from '../../db/database';
import { type Actor, editRoster, peopleAndDates, type RosterEdit } from '../roster/edit-roster';
import { replaceShifts } from '../roster/edit-rows';
import { refuseOverlap } from '../roster/overlapping-shifts';
import { findLocation } from './locations.queries';
import { byClockOf, findOverlapsOfMoved, listSiteShifts } from './site-shifts';

/** Moves the shifts that keep a site from being deleted. In another zone the clock times stay. */
export async function moveSiteShifts(
  scope: TenantScope,
  actor: Actor,
  id: string,
  { to, override }: BodyOf<typeof endpoint>,
) {
  const move = async (edit: RosterEdit) => {
    const [site, target] = [await findLocation(scope, id), await findLocation(scope, to)];
    if (!site || !target) throw new AppError('not_found');
    const shifts = id === to ? [] : await listSiteShifts(scope, id);
    const moved = shifts.map((shift) => ({
      ...byClockOf(edit, shift, site.timezone, target.timezone),
      location_id: to,
    }));
    refuseOverlap(await findOverlapsOfMoved(scope, shifts, moved, target));
    await replaceShifts(edit, moved);
    return {
      result: { shifts: moved.length },
      auditEntry: {
        action: 'roster.moved_to_site' as const,
        targetType: 'roster' as const,
        targetId: scope.orgId,
        metadata: {
          ...peopleAndDates(edit.touched.byShifts),
          shifts: moved.length,
          from_site: site.name,
          to_site: target.name,
        },
      },
    };
  };
  const { result, ...edited } = await editRoster(scope, actor, move, { override });
  return { ...result, ...edited };
}
