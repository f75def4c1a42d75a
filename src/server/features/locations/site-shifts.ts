// The shifts of a job site, and the same shifts by the clock of another zone.
import { sql } from 'kysely';
import type { CalendarDate, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import type { RosterEdit, ShiftRecord } from '../roster/edit-roster';
import { changedShift } from '../roster/edit-rows';
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
