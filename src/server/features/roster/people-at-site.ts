import { sql } from 'kysely';
import { AppError } from '#contract/errors';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { findLocation } from '../locations/locations.queries';
import { onDays } from '../shifts/on-days';

export async function listPeopleAtSite(
  scope: TenantScope,
  siteId: string,
  days: { from: CalendarDate; to: CalendarDate },
): Promise<string[]> {
  if (!(await findLocation(scope, siteId))) throw new AppError('not_found');
  const { rows } = await sql<{ employee_id: string }>`
    select distinct employee_id from shifts
    where org_id = ${scope.orgId} and location_id = ${siteId} and ${onDays('shifts', days)}`.execute(
    scope.db,
  );
  return rows.map(({ employee_id }) => employee_id);
}
