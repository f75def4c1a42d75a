import { sql } from 'kysely';
import type { TenantScope } from '../../db/database';
import type { ShiftRecord } from './edit-roster';

/** A run or a rule may have been deleted since: the shift comes back without it. */
export async function withoutGoneOrigins(
  { db }: TenantScope,
  shifts: ShiftRecord[],
): Promise<ShiftRecord[]> {
  const named = shifts.flatMap(({ run_id, source_rule_id }) => [run_id, source_rule_id]);
  const ids = [...new Set(named.filter((id) => id !== null))];
  if (ids.length === 0) return shifts;
  const { rows } = await sql<{ id: string }>`
    select id from generation_runs where id = any(${ids}::uuid[])
    union all select id from shift_rules where id = any(${ids}::uuid[])`.execute(db);
  const known = new Set(rows.map(({ id }) => id));
  return shifts.map((shift) => ({
    ...shift,
    run_id: shift.run_id && known.has(shift.run_id) ? shift.run_id : null,
    source_rule_id:
      shift.source_rule_id && known.has(shift.source_rule_id) ? shift.source_rule_id : null,
  }));
}
