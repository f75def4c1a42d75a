import { sql } from 'kysely';
import type { TenantScope } from '../../db/database';
import type { ShiftRecord } from './edit-roster';

/** Those that are there, in order of time. */
export async function listShiftsById(
  { db, orgId }: TenantScope,
  ids: readonly string[],
): Promise<ShiftRecord[]> {
  const { rows } = await sql<{ shift: ShiftRecord }>`
    select to_jsonb(s) as shift from shifts s
    where s.org_id = ${orgId} and s.id = any(${ids}::uuid[]) order by s.start_at, s.id`.execute(db);
  return rows.map(({ shift }) => shift);
}
