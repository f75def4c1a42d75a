import { sql } from 'kysely';
import { LIMITS } from '#contract/limits';
import type { DayStatusName } from '#engine/cells/cell';
import { DAY_MS } from '#engine/time/dates';
import type { CalendarDate, Instant, Interval } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { isoText } from '../../db/iso-text';
import type { ShiftRecord } from '../roster/edit-roster';

export function shiftsQuery({ db }: TenantScope) {
  return db
    .selectFrom('shifts as s')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.org_id', '=', 's.org_id').onRef('e.id', '=', 's.employee_id'),
    )
    .innerJoin('locations as l', (join) =>
      join.onRef('l.org_id', '=', 's.org_id').onRef('l.id', '=', 's.location_id'),
    )
    .select([
      's.id',
      's.org_id',
      's.employee_id',
      'e.name as employee_name',
      's.location_id',
      'l.name as location_name',
      'l.timezone',
      sql<CalendarDate>`s.local_date`.as('date'),
      's.role_label',
      's.notes',
      's.published',
      's.source_rule_id',
      's.template_code',
      's.version',
      's.updated_by_name',
    ])
    .select([
      isoText('s.start_at').as('start_at'),
      isoText('s.end_at').as('end_at'),
      isoText('s.updated_at').as('updated_at'),
    ]);
}

export interface ShiftFilter {
  window: Interval;
  publishedOnly: boolean;
  employeeId?: string | undefined;
  /** At their sites. */
  date?: CalendarDate | undefined;
}

export function selectShifts(scope: TenantScope, filter: ShiftFilter) {
  const { window, publishedOnly, employeeId, date } = filter;
  let query = shiftsQuery(scope)
    .where('s.start_at', '<', new Date(window.end))
    // No shift lasts two days. Without a first start, every shift before the window would be read.
    .where('s.start_at', '>', new Date(window.start - 2 * DAY_MS))
    .where('s.end_at', '>', new Date(window.start));
  if (publishedOnly) query = query.where('s.published', '=', true);
  if (employeeId !== undefined) query = query.where('s.employee_id', '=', employeeId);
  if (date !== undefined) query = query.where('s.local_date', '=', date);
  return query.orderBy('s.start_at').orderBy('s.id');
}

/** Shifts that end after the instant, on days on which their people are off, sick or on holiday. */
export async function listUncovered(scope: TenantScope, now: Instant) {
  const rows = await uncoveredQuery(scope).where('s.end_at', '>', new Date(now)).execute();
  return { count: rows[0]?.count ?? 0, shifts: rows };
}

/** Those of them that are published and start in the next days. */
export function listUncoveredAhead(scope: TenantScope, now: Instant, days: number) {
  return (
    uncoveredQuery(scope)
      .where('s.published', '=', true)
      .where('s.start_at', '>', new Date(now))
      .where('s.start_at', '<=', new Date(now + days * DAY_MS))
      // Few days have a status, and many have a shift: with a day more on both sides, whatever the zone.
      .where('d.date', '>=', sql<string>`${new Date(now - DAY_MS)}::date`)
      .where('d.date', '<=', sql<string>`${new Date(now + (days + 1) * DAY_MS)}::date`)
      .execute()
  );
}

function uncoveredQuery(scope: TenantScope) {
  return shiftsQuery(scope)
    .innerJoin('day_statuses as d', (join) =>
      join
        .onRef('d.org_id', '=', 's.org_id')
        .onRef('d.employee_id', '=', 's.employee_id')
        .onRef('d.date', '=', 's.local_date'),
    )
    .select([
      sql<DayStatusName>`d.status`.as('status'),
      sql<number>`count(*) over ()::int`.as('count'),
    ])
    .orderBy('s.start_at')
    .orderBy('s.id')
    .limit(LIMITS.uncoveredShifts);
}

export function getShift(scope: TenantScope, id: string) {
  return shiftsQuery(scope).where('s.id', '=', id).executeTakeFirstOrThrow();
}

/** Reads the whole row, so that an undo can restore it. */
export async function findShiftRecord({ db }: TenantScope, id: string) {
  const { rows } = await sql<{ shift: ShiftRecord }>`
    select to_jsonb(s) as shift from shifts s where s.id = ${id}`.execute(db);
  return rows[0]?.shift;
}

/** Includes deleted employees, because their past shifts stay. */
export function findAnyEmployee({ db }: TenantScope, id: string) {
  return db.selectFrom('employees').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}

/** Finds the employee and the job site, when neither is deleted. */
export function findEmployeeAndSite({ db }: TenantScope, employeeId: string, locationId: string) {
  return (
    db
      .selectFrom('employees as e')
      .innerJoin('locations as l', 'l.org_id', 'e.org_id')
      .select(['e.name as employee_name', 'l.name as location_name', 'l.timezone'])
      .where('e.id', '=', employeeId)
      .where('e.deleted_at', 'is', null)
      .where('l.id', '=', locationId)
      .where('l.deleted_at', 'is', null)
      // Locks both, so that nobody deletes one before the change commits.
      .forShare(['e', 'l'])
      .executeTakeFirst()
  );
}
