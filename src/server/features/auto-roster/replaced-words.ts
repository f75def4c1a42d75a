import { sql } from 'kysely';
import { shortDay } from '#engine/time/day-words';
import { wallClockAt } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import type { ShiftRecord } from '../roster/edit-roster';

/** 'Amy Able, Mon 8 Mar, 09:00–17:00 at Depot' */
export async function replacedInWords({ db }: TenantScope, shifts: ShiftRecord[]) {
  const { rows } = await sql<{ id: string; name: string; timezone: string | null }>`
    select id, name, null as timezone from employees where id = any(${shifts.map((shift) => shift.employee_id)}::uuid[])
    union all
    select id, name, timezone from locations where id = any(${shifts.map((shift) => shift.location_id)}::uuid[])
  `.execute(db);
  const known = new Map(rows.map((row) => [row.id, row]));
  return shifts.map((shift) => {
    const site = known.get(shift.location_id);
    const zone = (site?.timezone ?? 'UTC') as Zone;
    const time = (at: string) => wallClockAt(Date.parse(at) as Instant, zone).time;
    const range = `${time(shift.start_at)}–${time(shift.end_at)}`;
    const day = shortDay(shift.local_date as CalendarDate);
    return `${known.get(shift.employee_id)?.name ?? ''}, ${day}, ${range} at ${site?.name ?? ''}`;
  });
}
