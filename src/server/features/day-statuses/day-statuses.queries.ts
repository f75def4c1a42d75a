import { sql } from 'kysely';
import type { DayStatus } from '#contract/api/day-statuses';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';

export function listDayStatuses(
  { db }: TenantScope,
  window: { from: string; to: string },
): Promise<DayStatus[]> {
  return db
    .selectFrom('day_statuses')
    .select(['employee_id', sql<CalendarDate>`date`.as('date')])
    .select(sql<DayStatus['status']>`status`.as('status'))
    .where('date', '>=', window.from)
    .where('date', '<=', window.to)
    .orderBy('date')
    .orderBy('employee_id')
    .execute();
}
