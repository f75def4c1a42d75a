// Takes a place of an open shift, or gives it back. Both hold the roster, so that two people never take the last place.
import type { OfferedShift } from '#contract/api/open-shifts';
import type { AuditAction } from '#contract/audit-actions';
import { AppError } from '#contract/errors';
import { LIMITS } from '#contract/limits';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import { editRoster, type ShiftRecord } from '../roster/edit-roster';
import { insertShifts, newShift, removeShifts } from '../roster/edit-rows';
import { findOverlaps, refuseOverlap } from '../roster/overlapping-shifts';
import { findShiftRecord } from '../shifts/shifts.queries';
import { NOT_AVAILABLE, offered, takeBackUntil } from './offered-shifts';
import {
  deleteClaim,
  findOpenShiftFor,
  findStatus,
  insertClaim,
  listOwnClaims,
} from './open-shifts.queries';

export interface Claimer {
  id: string;
  name: string;
  employeeId: string;
}

/** Their own wishes are no obstacle: they know better than anyone. */
const OWN_WISH = { override: { reason: 'They took the open shift themselves', onlyWishes: true } };

export async function claimOpenShift(
  scope: TenantScope,
  claimer: Claimer,
  id: string,
  now: Instant,
): Promise<OfferedShift> {
  const { employeeId } = claimer;
  const { result } = await editRoster(
    scope,
    claimer,
    async (edit) => {
      const open = await findOpenShiftFor(scope, employeeId, id);
      if (!open) throw new AppError('not_found');
      if ((await listOwnClaims(scope, employeeId)).has(id)) throw new AppError('open_shift_own');
      const ends = Math.min(Date.parse(open.closes_at), Date.parse(open.start_at));
      if (ends <= now) throw new AppError('open_shift_closed');
      if (open.takers.length >= open.places) throw new AppError('open_shift_taken');
      if (await findStatus(scope, employeeId, open.date)) {
        throw new AppError('open_shift_refused', { sentence: `${NOT_AVAILABLE}.` });
      }
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
      await insertClaim(scope, { openShiftId: id, employeeId, shiftId: shift.id, at: now });
      const taken = { ...open, takers: [...open.takers, { employee_id: employeeId, name: '' }] };
      return {
        result: offered(taken, { claimed_at: new Date(now) }, null),
        auditEntry: entryOf('open-shift.taken', shift, claimer),
      };
    },
    OWN_WISH,
  );
  await publish(scope, 'open-shifts');
  return result;
}

export async function takeBackOpenShift(
  scope: TenantScope,
  claimer: Claimer,
  id: string,
  now: Instant,
): Promise<undefined> {
  const { employeeId } = claimer;
  await editRoster(
    scope,
    claimer,
    async (edit) => {
      const open = await findOpenShiftFor(scope, employeeId, id);
      const claim = (await listOwnClaims(scope, employeeId)).get(id);
      const shift = claim && (await findShiftRecord(scope, claim.shift_id));
      if (!open || !claim || !shift) throw new AppError('not_found');
      if (takeBackUntil(claim) <= now || Date.parse(shift.start_at) <= now) {
        throw new AppError('too_late_to_take_back', {
          sentence: `You could give this shift back for ${LIMITS.takeBackMinutes} minutes. Ask your manager.`,
        });
      }
      await removeShifts(edit, [shift.id]);
      await deleteClaim(scope, id, employeeId);
      return { result: null, auditEntry: entryOf('open-shift.given-back', shift, claimer) };
    },
    'not asked',
  );
  await publish(scope, 'open-shifts');
}

function entryOf(action: AuditAction, shift: ShiftRecord, { name }: Claimer) {
  return {
    action,
    targetType: 'shift' as const,
    targetId: shift.id,
    metadata: {
      employee: name,
      date: shift.local_date,
      start_at: shift.start_at,
      end_at: shift.end_at,
    },
  };
}
