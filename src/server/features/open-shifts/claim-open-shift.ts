// Takes a place of an open shift, or gives it back. Both hold the roster, so that two people never take the last place.
import type { OfferedShift } from '#contract/api/open-shifts';
import type { AuditAction } from '#contract/audit-actions';
import { AppError } from '#contract/errors';
import { LIMITS } from '#contract/limits';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import { editRoster, type ShiftRecord } from '../roster/edit-roster';
import { removeShifts } from '../roster/edit-rows';
import { findShiftRecord } from '../shifts/shifts.queries';
import { askForPlace, withdrawClaim } from './ask-for-place';
import { offered, takeBackUntil } from './offered-shifts';
import { deleteClaim, findOpenShift, listOwnClaims } from './open-shifts.queries';
import { type Claimer, requireOpenFor, takePlace } from './take-place';

/** Their own wishes are no obstacle: they know better than anyone. */
const OWN_WISH = { override: { reason: 'They took the open shift themselves', onlyWishes: true } };

export async function claimOpenShift(
  scope: TenantScope,
  claimer: Claimer,
  id: string,
  now: Instant,
): Promise<OfferedShift> {
  const { employeeId } = claimer;
  const offer = await findOpenShift(scope, id);
  if (offer?.claims === 'manager') return askForPlace(scope, claimer, id, now);
  const { result } = await editRoster(
    scope,
    claimer,
    async (edit) => {
      const open = await requireOpenFor(scope, employeeId, id, now);
      const shift = await takePlace(edit, open, employeeId, now);
      const taken = { ...open, takers: [...open.takers, { employee_id: employeeId, name: '' }] };
      return {
        result: offered(taken, {
          claim: { claimed_at: new Date(now) },
          asked: false,
          obstacle: null,
        }),
        auditEntry: entryOf('open-shift.taken', shift, claimer),
      };
    },
    OWN_WISH,
  );
  await publish(scope, 'open-shifts');
  return result;
}

/** A name that waits is taken back at any time. */
export async function takeBackOpenShift(
  scope: TenantScope,
  claimer: Claimer,
  id: string,
  now: Instant,
): Promise<undefined> {
  const { employeeId } = claimer;
  if (await withdrawClaim(scope, claimer, id, now)) return;
  await editRoster(
    scope,
    claimer,
    async (edit) => {
      const claim = (await listOwnClaims(scope, employeeId)).get(id);
      const shift = claim && (await findShiftRecord(scope, claim.shift_id));
      if (!claim || !shift) throw new AppError('not_found');
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
