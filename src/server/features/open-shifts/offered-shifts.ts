// Open shifts as someone sees them who may take a place, each with what stands in their way.
import type { OfferedShift, OpenShift } from '#contract/api/open-shifts';
import { LIMITS } from '#contract/limits';
import { daysAround } from '#engine/rules/added-findings';
import { describeFinding } from '#engine/rules/describe-finding';
import { MINUTE_MS } from '#engine/time/instants';
import { overlaps } from '#engine/time/intervals';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { addedTo } from '../rules/check-edit';
import { type LoadedBook, loadBook } from '../rules/load-book';
import { type LoadedPerson, type LoadedShift, loadPeople } from '../rules/load-people';
import { listOverrides } from '../rules/overrides';
import { listOpenShiftsFor, listOwnClaims, type OwnClaim } from './open-shifts.queries';

export const NOT_AVAILABLE = "You aren't available then";

/** What is full or closed is left out, unless the caller can still give their place back. */
export async function listOfferedShifts(
  scope: TenantScope,
  employeeId: string,
  now: Instant,
): Promise<OfferedShift[]> {
  const claims = await listOwnClaims(scope, employeeId);
  const open = await listOpenShiftsFor(scope, employeeId, now);
  const shown = open.filter((shift) => {
    const claim = claims.get(shift.id);
    if (claim) return takeBackUntil(claim) > now;
    return shift.takers.length < shift.places && Date.parse(shift.closes_at) > now;
  });
  if (shown.length === 0) return [];
  const obstacleTo = await readObstacles(scope, employeeId, shown);
  return shown.map((shift) => {
    const claim = claims.get(shift.id);
    return offered(shift, claim, claim ? null : obstacleTo(shift));
  });
}

export function offered(
  { places, takers, shift_group_id: _, shift_group_name: __, source: ___, ...shift }: OpenShift,
  claim: Pick<OwnClaim, 'claimed_at'> | undefined,
  obstacle: string | null,
): OfferedShift {
  return {
    ...shift,
    places_left: Math.max(0, places - takers.length),
    take_back_until: claim ? new Date(takeBackUntil(claim)).toISOString() : null,
    obstacle,
  };
}

export function takeBackUntil({ claimed_at }: Pick<OwnClaim, 'claimed_at'>): number {
  return claimed_at.getTime() + LIMITS.takeBackMinutes * MINUTE_MS;
}

/** One reading of the person for all of the shifts. */
async function readObstacles(scope: TenantScope, employeeId: string, shifts: readonly OpenShift[]) {
  const days = daysAround(shifts.map(({ date }) => date));
  const book = await loadBook(scope, days);
  const [person] = await loadPeople(scope, [employeeId], days, book);
  const allowed = new Set((await listOverrides(scope, [employeeId])).keys());
  return (shift: OpenShift) =>
    person ? obstacleTo(person, shiftOf(shift, book), { book, allowed }) : NOT_AVAILABLE;
}

/** Leave and health are told in the same words as everything else about being away. */
function obstacleTo(
  person: LoadedPerson,
  shift: LoadedShift,
  { book, allowed }: { book: LoadedBook; allowed: ReadonlySet<string> },
): string | null {
  if (person.statuses.has(shift.date)) return NOT_AVAILABLE;
  if (person.shifts.some((own) => overlaps(own, shift))) return 'You already work then';
  const after = { ...person, shifts: [...person.shifts, shift] };
  const isNew = ({ id }: { id: string }) => id === shift.id;
  const days = daysAround([shift.date]);
  const { blocks } = addedTo(person, after, { book, days, allowed, isNew });
  const [first] = blocks;
  if (!first) return null;
  return first.rule.kind === 'away' ? NOT_AVAILABLE : describeFinding(first).text;
}

function shiftOf(shift: OpenShift, { zones }: LoadedBook): LoadedShift {
  return {
    start: Date.parse(shift.start_at) as Instant,
    end: Date.parse(shift.end_at) as Instant,
    id: shift.id,
    siteId: shift.location_id,
    zone: zones.get(shift.location_id) ?? (shift.timezone as Zone),
    date: shift.date as CalendarDate,
    published: true,
    role: shift.role_label,
    code: null,
    toldAt: null,
    version: 0,
  };
}
