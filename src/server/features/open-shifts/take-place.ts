// A place of an open shift becomes a published shift of whoever gets it. The caller holds the roster, so that two people
// never get the last place.
import type { OpenShift } from '#contract/api/open-shifts';
import { AppError } from '#contract/errors';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import type { RosterEdit, ShiftRecord } from '../roster/edit-roster';
import { insertShifts, newShift } from '../roster/edit-rows';
import { findOverlaps, refuseOverlap } from '../roster/overlapping-shifts';
import { readObstacles } from './obstacles';
import { hasAsked } from './offered-shifts';
import { findOpenShift, insertClaim, listOwnClaims } from './open-shifts.queries';

export interface Claimer {
  id: string;
  name: string;
  employeeId: string;
}

/** Open for this person, with nothing in their way, and not theirs already. */
export async function requireOpenFor(
  scope: TenantScope,
  employeeId: string,
  id: string,
  now: Instant,
): Promise<OpenShift> {
  const open = await findOpenShift(scope, id);
  if (!open) throw new AppError('not_found');
  const obstacle = (await readObstacles(scope, [employeeId], [open], now))(employeeId, open);
  if (obstacle === undefined) throw new AppError('not_found');
  if ((await listOwnClaims(scope, employeeId)).has(id)) throw new AppError('open_shift_own');
  const ends = Math.min(Date.parse(open.closes_at), Date.parse(open.start_at));
  if (ends <= now) throw new AppError('open_shift_closed');
  if (open.takers.length >= open.places) throw new AppError('open_shift_taken');
  if (hasAsked(open, employeeId)) throw new AppError('open_shift_asked');
  if (obstacle) throw new AppError('open_shift_refused', { sentence: `${obstacle}.` });
  return open;
}

export async function takePlace(
  edit: RosterEdit,
  open: OpenShift,
  employeeId: string,
  now: Instant,
): Promise<ShiftRecord> {
  const shift = newShift(edit, {
    employee_id: employeeId,
    location_id: open.location_id,
    local_date: open.date,
    start_at: open.start_at,
    end_at: open.end_at,
    role_label: open.role_label,
    notes: open.notes,
    published: true,
  });
  refuseOverlap(await findOverlaps(edit, [shift]));
  await insertShifts(edit, [shift]);
  await insertClaim(edit, { openShiftId: open.id, employeeId, shiftId: shift.id, at: now });
  return shift;
}
