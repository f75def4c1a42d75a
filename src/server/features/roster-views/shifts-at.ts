// Shifts around a moment: which of them are worked, and rows of them as the list and the map show them.
import { type RawBuilder, sql } from 'kysely';
import type { ListedShift } from '#contract/api/roster-views';
import { DAY_MS } from '#engine/time/dates';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { isoText } from '../../db/iso-text';

export interface Moment {
  from: Instant;
  to: Instant;
  at: Instant;
}

/** The shifts `s` of the window whose people aren't away that day. */
export function workedShifts({ orgId }: TenantScope, { from, to }: Moment): RawBuilder<unknown> {
  // No shift lasts two days, and sites are less than a day from UTC. Without these bounds, every shift and every status of
  // other years would be read.
  const [first, last] = [new Date(from - 3 * DAY_MS), new Date(to + DAY_MS)];
  return sql`shifts s where s.org_id = ${orgId}
    and s.start_at < ${new Date(to)} and s.start_at > ${new Date(from - 2 * DAY_MS)} and s.end_at > ${new Date(from)}
    and not exists (
      select from day_statuses d
      where d.org_id = s.org_id and d.employee_id = s.employee_id and d.date = s.local_date
        and d.date >= ${first}::date and d.date <= ${last}::date)`;
}

export const isUnderWay = ({ at }: Moment) =>
  sql<boolean>`(s.start_at <= ${new Date(at)} and s.end_at > ${new Date(at)})`;
export const isToCome = ({ at }: Moment) => sql<boolean>`(s.start_at > ${new Date(at)})`;

/** When the next of these shifts begins or ends. */
export function nextChange(moment: Moment): RawBuilder<Date | null> {
  return sql`least(min(s.start_at) filter (where ${isToCome(moment)}),
    min(s.end_at) filter (where ${isUnderWay(moment)}))`;
}

/** The columns of a row, from a query that joins shifts `s`, employees `e` and locations `l`. */
export const ROW = sql<ListedShift>`s.id, s.employee_id, e.name as employee_name, l.name as location_name, l.timezone,
  s.local_date as date, ${isoText('s.start_at')} as start_at, ${isoText('s.end_at')} as end_at, s.role_label,
  s.published`;

export const PEOPLE_AND_SITES = sql`join employees e on e.org_id = s.org_id and e.id = s.employee_id
  join locations l on l.org_id = s.org_id and l.id = s.location_id`;
