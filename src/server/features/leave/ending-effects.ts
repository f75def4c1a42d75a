// What ending approved leave would do: the person's days count for cover again, and so do shifts that come back.
import { sql } from 'kysely';
import type { DecisionEffect } from '#contract/api/requests';
import { wholeDays } from '#engine/leave/leave';
import { addDays } from '#engine/time/dates';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { changedCover, isWorse } from '../cover/cover-effect';
import { listReturning, type Returning } from '../open-shifts/return-open-shifts';
import { sealed } from '../requests/fingerprint';
import type { Worlds } from '../requests/worlds';
import { askedOf, type LeaveRow, selectLeave } from './leaves.queries';

/** Approved leave that someone asked to end. */
export function listEndAsked(scope: TenantScope): Promise<LeaveRow[]> {
  return selectLeave(
    scope,
    sql`e.deleted_at is null and l.cancelled_at is null and c.id is not null order by r.starts_at, r.id`,
  );
}

/** The days on which the person would be there again. */
function daysBack(row: LeaveRow): CalendarDate[] {
  const last = row.end_asked?.last_date ?? null;
  return wholeDays(askedOf(row), []).filter((date) => last === null || date > last);
}

/** The days from which someone is there again. Of all of the leave, a night that reaches into it comes back too. */
export function spanBack(row: LeaveRow, last: CalendarDate | null): Returning {
  const { employee_id: employeeId, first_date, last_date } = row;
  return { employeeId, from: last ? addDays(last, 1) : addDays(first_date, -1), to: last_date };
}

/** Those and the day before, on which a night that reaches into the leave begins. */
export function datesBack(row: LeaveRow): CalendarDate[] {
  return [addDays(row.first_date, -1), ...daysBack(row)];
}

export async function effectsOfEnding(
  scope: TenantScope,
  rows: readonly LeaveRow[],
  worlds: Worlds,
  now: Instant,
): Promise<DecisionEffect[]> {
  const world = await worlds.cover(rows.flatMap(datesBack));
  const returning = await listReturning(
    scope,
    rows.map((row) => spanBack(row, row.end_asked?.last_date ?? null)),
    now,
  );
  return rows.map((row, at) => {
    const back = daysBack(row).map((date) => ({ employeeId: row.employee_id, date }));
    const come = (returning[at] ?? []).map((shift) => ({
      employeeId: row.employee_id,
      siteId: shift.location_id,
      date: shift.local_date as CalendarDate,
      start: Date.parse(shift.start_at) as Instant,
      end: Date.parse(shift.end_at) as Instant,
      role: shift.role_label,
    }));
    const cover = changedCover(world, { gone: [], come, back });
    const effect = { findings: [], people: [], cover, blocked: false, clean: !isWorse(cover) };
    return sealed({ ...effect, fingerprint: '' }, [row.id, row.version, row.end_asked]);
  });
}
