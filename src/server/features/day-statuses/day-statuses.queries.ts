import { sql } from 'kysely';
import type { DayStatus } from '#contract/api/day-statuses';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';

export function listDayStatuses(
  { db }: TenantScope,
  { from, to, employeeId }: { from: string; to: string; employeeId?: string | undefined },
): Promise<DayStatus[]> {
  let query = db
    .selectFrom('day_statuses')
    .select(['employee_id', sql<CalendarDate>`date`.as('date')])
    .select(sql<DayStatus['status']>`status`.as('status'))
    .where('date', '>=', from)
    .where('date', '<=', to);
  if (employeeId !== undefined) query = query.where('employee_id', '=', employeeId);
  return query.orderBy('date').orderBy('employee_id').execute();
}
