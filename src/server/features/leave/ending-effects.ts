// What ending approved leave would do: the person's days count for cover again.
import { sql } from 'kysely';
import type { DecisionEffect } from '#contract/api/requests';
import { wholeDays } from '#engine/leave/leave';
import type { TenantScope } from '../../db/database';
import { changedCover, isWorse } from '../cover/cover-effect';
import { loadCoverWorld } from '../cover/cover-world';
import { sealed } from '../requests/fingerprint';
import { askedOf, type LeaveRow, selectLeave } from './leaves.queries';

/** Approved leave that someone asked to end. */
export function listEndAsked(scope: TenantScope): Promise<LeaveRow[]> {
  return selectLeave(
    scope,
    sql`e.deleted_at is null and l.cancelled_at is null and c.id is not null order by r.starts_at, r.id`,
  );
}

export async function effectsOfEnding(
  scope: TenantScope,
  rows: readonly LeaveRow[],
): Promise<DecisionEffect[]> {
  const back = rows.map((row) => {
    const last = row.end_asked?.last_date ?? null;
    return wholeDays(askedOf(row), [])
      .filter((date) => last === null || date > last)
      .map((date) => ({ employeeId: row.employee_id, date }));
  });
  const world = await loadCoverWorld(
    scope,
    back.flatMap((days) => days.map(({ date }) => date)),
  );
  return rows.map((row, at) => {
    const cover = changedCover(world, { gone: [], come: [], back: back[at] ?? [] });
    const effect = { findings: [], people: [], cover, blocked: false, clean: !isWorse(cover) };
    return sealed({ ...effect, fingerprint: '' }, [row.id, row.version, row.end_asked]);
  });
}
