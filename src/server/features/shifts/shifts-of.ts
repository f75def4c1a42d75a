import { type RawBuilder, sql } from 'kysely';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { among, type People } from '../employees/people-of-groups';
import { onDays } from './on-days';

/**
 * The shifts of some people on some days, as a table to join. They are chosen first (`offset 0`): joined to their sites in
 * one go, PostgreSQL may read every shift of a site to find those of a few people.
 */
export function shiftsOf(
  { orgId }: TenantScope,
  people: People,
  days: { from: CalendarDate; to: CalendarDate },
): RawBuilder<unknown> {
  return sql`(select * from shifts
    where org_id = ${orgId} and ${onDays('shifts', days)} and ${among('employee_id', people)} offset 0)`;
}
