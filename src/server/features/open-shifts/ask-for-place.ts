// Someone puts their name down for an open shift of which a manager picks who gets it. The request waits for a manager
// until the shift starts, and ends by itself when all places are taken or the shift is withdrawn.
import type { OfferedShift, OpenShift } from '#contract/api/open-shifts';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import { createRequest, moveRequest } from '../requests/move-request';
import { listClaimsOf, type Snapshot } from '../requests/requests.queries';
import { lockRoster } from '../roster/revision';
import { offered } from './offered-shifts';
import { type Claimer, requireOpenFor } from './take-place';

export async function askForPlace(
  scope: TenantScope,
  claimer: Claimer,
  id: string,
  now: Instant,
): Promise<OfferedShift> {
  const { employeeId } = claimer;
  await lockRoster(scope);
  const open = await requireOpenFor(scope, employeeId, id, now);
  const startsAt = new Date(open.start_at);
  await createRequest(
    scope,
    claimer,
    {
      kind: 'claim',
      state: 'waiting',
      employeeId,
      reason: null,
      details: { openShiftId: id },
      startsAt,
      expiresAt: startsAt,
      // Not chosen: several people may want the same one.
      shifts: [
        { shiftId: id, side: 'wanted', snapshot: snapshotOf(open, employeeId), chosen: false },
      ],
      parties: [{ employeeId, part: 'asker' }],
    },
    { at: now },
  );
  await publish(scope, 'open-shifts');
  return offered(open, { asked: true, obstacle: null });
}

/** A taken place would be this shift of theirs. */
function snapshotOf(open: OpenShift, employeeId: string): Snapshot {
  return {
    employeeId,
    siteId: open.location_id,
    date: open.date,
    start: Date.parse(open.start_at) as Instant,
    end: Date.parse(open.end_at) as Instant,
    published: true,
    role: open.role_label,
  };
}

/** False when the person doesn't wait for a place. */
export async function withdrawClaim(
  scope: TenantScope,
  claimer: Claimer,
  openShiftId: string,
  at: Instant,
): Promise<boolean> {
  await lockRoster(scope);
  const waiting = await listClaimsOf(scope, openShiftId);
  const own = waiting.find(({ employee_id }) => employee_id === claimer.employeeId);
  if (!own) return false;
  await moveRequest(scope, own, { to: 'withdrawn', by: claimer, at });
  await publish(scope, 'open-shifts');
  return true;
}

/** Everyone who still waits is told why they didn't get it. */
export async function endClaims(
  scope: TenantScope,
  openShiftId: string,
  note: string,
  at: Instant,
): Promise<void> {
  for (const request of await listClaimsOf(scope, openShiftId)) {
    await moveRequest(scope, request, { to: 'void', by: null, note, at });
  }
}
