// Finds existing shifts that overlap proposed ones, and words the refusal.

import { sql } from 'kysely';
import { AppError } from '#contract/errors';
import { counted } from '#engine/counted';
import { shortDay } from '#engine/time/day-text';
import { wallClockAt } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';

export interface ProposedShift {
  employee_id: string;
  start_at: string;
  end_at: string;
}

export interface OverlappingShift {
  /** The index of the proposed shift that it overlaps. */
  proposed: number;
  id: string;
  employee_name: string;
  location_name: string;
  timezone: string;
  local_date: string;
  start_at: Date;
  end_at: Date;
}

/** Shifts that meet end to end don't overlap. The shifts in `except` are about to be removed. */
export async function findOverlaps(
  { db, orgId }: TenantScope,
  proposed: ProposedShift[],
  except: string[] = [],
): Promise<OverlappingShift[]> {
  const { rows } = await sql<OverlappingShift>`
    select (t.number - 1)::int as proposed, s.id, e.name as employee_name, l.name as location_name,
      l.timezone, s.local_date, s.start_at, s.end_at
    from unnest(${proposed.map((shift) => shift.employee_id)}::uuid[],
      ${proposed.map((shift) => shift.start_at)}::timestamptz[],
      ${proposed.map((shift) => shift.end_at)}::timestamptz[])
      with ordinality as t (employee_id, start_at, end_at, number)
    join shifts s on s.org_id = ${orgId} and s.employee_id = t.employee_id
      and s.start_at < t.end_at and s.end_at > t.start_at
    join employees e on e.org_id = s.org_id and e.id = s.employee_id
    join locations l on l.org_id = s.org_id and l.id = s.location_id
    where not exists (select from unnest(${except}::uuid[]) as going (id) where going.id = s.id)
    order by t.number, s.start_at`.execute(db);
  return rows;
}

/** 'Amy Able already works 09:00–17:00 at Depot on Wed 10 Mar.' */
export function overlapSentence(shift: OverlappingShift): string {
  const time = (at: Date) => wallClockAt(at.getTime() as Instant, shift.timezone as Zone).time;
  const range = `${time(shift.start_at)}–${time(shift.end_at)}`;
  const day = shortDay(shift.local_date as CalendarDate);
  return `${shift.employee_name} already works ${range} at ${shift.location_name} on ${day}.`;
}

export function refuseOverlap(overlaps: OverlappingShift[]): void {
  const [first] = overlaps;
  if (!first) return;
  const more = new Set(overlaps.map(({ id }) => id)).size - 1;
  const rest =
    more === 0 ? '' : ` ${counted(more, 'more shift overlaps', 'more shifts overlap')} too.`;
  throw new AppError('shift_overlap', { sentence: `${overlapSentence(first)}${rest}` });
}
