// Overlaps that a manager chose when generating ('Create anyway'). They last while both shifts keep their place.
import { sql } from 'kysely';
import type { TenantScope } from '../../db/database';

interface Placed {
  id: string;
  employee_id: string;
  start_at: string | Date;
  end_at: string | Date;
}

/** Each pair of overlapping shifts, of which one is named and one has leave to overlap, as `overlapText`. */
export async function listDeliberateOverlaps(
  { db, orgId }: TenantScope,
  ids: string[],
): Promise<string[]> {
  // Two halves, because each has an index: nearly every shift has no leave.
  const { rows } = await sql<{ one: Placed; other: Placed }>`
    with named as (select * from shifts where org_id = ${orgId} and id = any(${ids}::uuid[]))
    select to_jsonb(n) as one, to_jsonb(s) as other from named n
    join shifts s on s.org_id = ${orgId} and s.employee_id = n.employee_id and s.id <> n.id
      and s.allow_overlap and s.start_at < n.end_at and s.end_at > n.start_at
    union all
    select to_jsonb(n), to_jsonb(s) from named n
    join shifts s on s.org_id = ${orgId} and s.employee_id = n.employee_id and not s.allow_overlap
      and s.start_at < n.end_at and s.end_at > n.start_at
    where n.allow_overlap`.execute(db);
  return rows.map(({ one, other }) => overlapText(one, other));
}

/** The same for a pair only while both have the same person and times. */
export function overlapText(one: Placed, other: Placed): string {
  return [one, other].map(placeText).sort().join(' ');
}

function placeText({ id, employee_id, start_at, end_at }: Placed): string {
  const times = [start_at, end_at].map((at) => new Date(at).getTime());
  return [id, employee_id, ...times].join(' ');
}
