import { sql } from 'kysely';
import type { Cells } from '#contract/api/roster';
import { AppError } from '#contract/errors';
import type { TenantScope } from '../../db/database';
import type { ShiftRecord } from './edit-roster';
import type { CellKey } from './window.queries';

/** Each cell once, however often it was named. */
export function cellKeys(cells: Cells): CellKey[] {
  const keys = new Map<string, CellKey>();
  for (const { employeeId, dates } of cells) {
    for (const date of dates) keys.set(employeeId + date, { employee_id: employeeId, date });
  }
  return [...keys.values()];
}

/** All of them are there and at work; they stay until the end of the change. */
export async function requireEmployees({ db }: TenantScope, ids: string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  const { rows } = await sql`
    select from employees where id = any(${wanted}::uuid[]) and deleted_at is null for share
  `.execute(db);
  if (rows.length !== wanted.length) throw new AppError('not_found');
}

export type ShiftInCell = ShiftRecord & { timezone: string };

export async function listShiftsOf({ db, orgId }: TenantScope, cells: CellKey[]) {
  const { rows } = await sql<{ shift: ShiftRecord; timezone: string }>`
    select to_jsonb(s) as shift, l.timezone
    from unnest(${cells.map((cell) => cell.employee_id)}::uuid[], ${cells.map((cell) => cell.date)}::date[])
      with ordinality as cell (employee_id, date, number)
    join shifts s on s.org_id = ${orgId} and s.employee_id = cell.employee_id and s.local_date = cell.date
    join locations l on l.org_id = s.org_id and l.id = s.location_id
    order by s.start_at, cell.number, s.end_at, s.location_id, s.id`.execute(db);
  return rows.map(({ shift, timezone }): ShiftInCell => ({ ...shift, timezone }));
}
