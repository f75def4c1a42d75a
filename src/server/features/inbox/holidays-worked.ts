import { sql } from 'kysely';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { holidaysOfSites } from '../holidays/holidays-of-sites';

const YEAR = 365;

/** By person: the public holidays at their sites on which they worked in the last year. */
export async function countHolidaysWorked(
  scope: TenantScope,
  employeeIds: readonly string[],
  today: CalendarDate,
): Promise<Map<string, number>> {
  if (employeeIds.length === 0) return new Map();
  const days = { from: addDays(today, -YEAR), to: addDays(today, -1) };
  const holidays = await holidaysOfSites(scope, days);
  const dates = [...new Set([...holidays.values()].flat().map(({ date }) => date))];
  const { rows } = await sql<{ employee_id: string; location_id: string; date: CalendarDate }>`
    select distinct s.employee_id, s.location_id, s.local_date::text as date from shifts s
    where s.org_id = ${scope.orgId} and s.published and s.employee_id = any(${employeeIds}::uuid[])
      and s.local_date = any(${dates}::date[])
      and not exists (select from day_statuses d
        where d.org_id = s.org_id and d.employee_id = s.employee_id and d.date = s.local_date)`.execute(
    scope.db,
  );
  const worked = new Map<string, Set<CalendarDate>>();
  for (const { employee_id, location_id, date } of rows) {
    const here = holidays.get(location_id) ?? [];
    if (!here.some((holiday) => holiday.date === date)) continue;
    worked.set(employee_id, (worked.get(employee_id) ?? new Set()).add(date));
  }
  return new Map([...worked].map(([id, own]) => [id, own.size]));
}
