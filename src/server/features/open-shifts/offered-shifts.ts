// Open shifts as someone sees them who may take a place, each with what stands in their way.
import type { OfferedShift, OpenShift } from '#contract/api/open-shifts';
import { LIMITS } from '#contract/limits';
import { MINUTE_MS } from '#engine/time/instants';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { readObstacles } from './obstacles';
import { listOpenShifts, listOwnClaims, type OwnClaim } from './open-shifts.queries';

/** What is full or closed is left out, unless the caller can still give their place back or waits for one. */
export async function listOfferedShifts(
  scope: TenantScope,
  employeeId: string,
  now: Instant,
): Promise<OfferedShift[]> {
  const claims = await listOwnClaims(scope, employeeId);
  const open = await listOpenShifts(scope, now);
  const shown = open.filter((shift) => {
    const claim = claims.get(shift.id);
    if (claim) return takeBackUntil(claim) > now;
    if (hasAsked(shift, employeeId)) return true;
    return shift.takers.length < shift.places && Date.parse(shift.closes_at) > now;
  });
  if (shown.length === 0) return [];
  const obstacleTo = await readObstacles(scope, [employeeId], shown, now);
  return shown.flatMap((shift) => {
    const claim = claims.get(shift.id);
    const asked = hasAsked(shift, employeeId);
    const obstacle = claim || asked ? null : obstacleTo(employeeId, shift);
    return obstacle === undefined ? [] : [offered(shift, { claim, asked, obstacle })];
  });
}

interface OwnPart {
  claim?: Pick<OwnClaim, 'claimed_at'> | undefined;
  asked: boolean;
  obstacle: string | null;
}

/** Without who else took a place or wants one, and why it is open. */
export function offered(
  {
    places,
    takers,
    asked: _,
    shift_group_id: __,
    shift_group_name: ___,
    source: ____,
    audience: _____,
    ...shift
  }: OpenShift,
  { claim, asked, obstacle }: OwnPart,
): OfferedShift {
  return {
    ...shift,
    places_left: Math.max(0, places - takers.length),
    take_back_until: claim ? new Date(takeBackUntil(claim)).toISOString() : null,
    asked,
    obstacle,
  };
}

export function takeBackUntil({ claimed_at }: Pick<OwnClaim, 'claimed_at'>): number {
  return claimed_at.getTime() + LIMITS.takeBackMinutes * MINUTE_MS;
}

export function hasAsked({ asked }: OpenShift, employeeId: string): boolean {
  return asked.some(({ employee_id }) => employee_id === employeeId);
}
