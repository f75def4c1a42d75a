// The shifts of a job site, and the same shifts by the clock of another zone.
import { sql } from 'kysely';
import type { CalendarDate, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import type { RosterEdit, ShiftRecord } from '../roster/edit-roster';
import { changedShift, keepsPlace } from '../roster/edit-rows';
import { findOverlaps, type OverlappingShift } from '../roster/overlapping-shifts';
import { readingsOf, timesOnDay } from '../roster/shift-times';

export type SiteShift = ShiftRecord & { employee_name: string };

/** Shifts that haven't ended, the next first; with `past`, those that have begun, too. */
export async function listSiteShifts(
  { db, orgId }: TenantScope,
  id: string,
  { past = false, limit = null }: { past?: boolean; limit?: number | null } = {},
): Promise<SiteShift[]> {
  const { rows } = await sql<{ shift: ShiftRecord; employee_name: string }>`
    select to_jsonb(s) as shift, e.name as employee_name
    from shifts s join employees e on e.org_id = s.org_id and e.id = s.employee_id
    where s.org_id = ${orgId} and s.location_id = ${id} and (${past} or s.end_at > now())
    order by s.start_at, s.id limit ${limit}`.execute(db);
  return rows.map(({ shift, employee_name }) => ({ ...shift, employee_name }));
}

export function asSiteShift(shift: SiteShift, timezone: string) {
  const { date, startTime, endTime } = readingsOf(shift, timezone as Zone);
  return { employee_name: shift.employee_name, date, startTime, endTime };
}

/** The shift with the clock times it has now, in another zone. */
export function byClockOf(
  edit: RosterEdit,
  { employee_name: _, ...shift }: SiteShift,
  from: string,
  to: string,
): ShiftRecord {
  const readings = readingsOf(shift, from as Zone);
  const date = shift.local_date as CalendarDate;
  return changedShift(edit, shift, timesOnDay(readings, date, to as Zone));
}

/** Overlaps of shifts whose time changes, with shifts elsewhere and with each other. */
export async function findOverlapsOfMoved(
  scope: TenantScope,
  before: SiteShift[],
  after: ShiftRecord[],
  site: { name: string; timezone: string },
): Promise<OverlappingShift[]> {
  const moved = after.filter((shift, at) => !(before[at] && keepsPlace(before[at], shift)));
  const ids = after.map(({ id }) => id);
  const names = new Map(before.map((shift) => [shift.id, shift.employee_name]));
  const overlaps = await findOverlaps(scope, moved, ids);
  const changed = new Set(moved);
  for (const [one, other] of overlappingPairs(after)) {
    if (!changed.has(one) && !changed.has(other)) continue;
    overlaps.push({
      proposed: moved.indexOf(changed.has(other) ? other : one),
      id: one.id,
      employee_name: names.get(one.id) ?? '',
      location_name: site.name,
      timezone: site.timezone,
      local_date: one.local_date,
      start_at: new Date(one.start_at),
      end_at: new Date(one.end_at),
    });
  }
  return overlaps;
}

function overlappingPairs(shifts: ShiftRecord[]): [ShiftRecord, ShiftRecord][] {
  const sorted = shifts.toSorted(
    (one, other) =>
      one.employee_id.localeCompare(other.employee_id) ||
      Date.parse(one.start_at) - Date.parse(other.start_at),
  );
  const pairs: [ShiftRecord, ShiftRecord][] = [];
  for (const [at, one] of sorted.entries()) {
    for (let next = at + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (other?.employee_id !== one.employee_id) break;
      if (Date.parse(other.start_at) >= Date.parse(one.end_at)) break;
      pairs.push([one, other]);
    }
  }
  return pairs;
}
