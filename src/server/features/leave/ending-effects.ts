// What ending approved leave would do: the person's days count for cover again.
import { sql } from 'kysely';
import type { DecisionEffect } from '#contract/api/requests';
import { wholeDays } from '#engine/leave/leave';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { changedCover, isWorse } from '../cover/cover-effect';
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
export function daysBack(row: LeaveRow): CalendarDate[] {
  const last = row.end_asked?.last_date ?? null;
  return wholeDays(askedOf(row), []).filter((date) => last === null || date > last);
}

export async function effectsOfEnding(
  rows: readonly LeaveRow[],
  worlds: Worlds,
): Promise<DecisionEffect[]> {
  const world = await worlds.cover(rows.flatMap(daysBack));
  return rows.map((row) => {
    const back = daysBack(row).map((date) => ({ employeeId: row.employee_id, date }));
    const cover = changedCover(world, { gone: [], come: [], back });
    const effect = { findings: [], people: [], cover, blocked: false, clean: !isWorse(cover) };
    return sealed({ ...effect, fingerprint: '' }, [row.id, row.version, row.end_asked]);
  });
}
