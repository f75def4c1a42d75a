// Undoes a change by putting the same rows back, unless someone has changed them since.
import { sql } from 'kysely';
import type { undoChange as endpoint } from '#contract/api/roster';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import type { TenantScope } from '../../db/database';
import { overlapText } from './deliberate-overlaps';
import { type Actor, editRoster, type RosterEdit } from './edit-roster';
import { insertStatuses, removeShifts, removeStatuses, restoreShifts } from './edit-rows';
import { withoutGoneOrigins } from './origins';
import { findOverlaps, overlapSentence } from './overlapping-shifts';

type Step = Pick<RosterEdit, 'before' | 'after' | 'revision'>;

export async function undoChange(
  scope: TenantScope,
  actor: Actor,
  id: string,
  { override }: BodyOf<typeof endpoint>,
) {
  const {
    result,
    undo_id: _,
    ...edited
  } = await editRoster(
    scope,
    actor,
    async (edit) => {
      const step = await takeStep(scope, actor, id);
      await requireUnchanged(scope, step);
      await removeShifts(edit, step.after.shifts);
      await removeStatuses(edit, step.after.statuses);
      await requireRoom(scope, step);
      const { statuses } = step.before;
      const shifts = await withoutGoneOrigins(scope, step.before.shifts);
      // With the versions they had: what was done before this step can be undone in turn.
      await restoreShifts(edit, shifts);
      await insertStatuses(edit, statuses);
      const result = {
        shifts: new Set([...step.after.shifts, ...shifts.map((shift) => shift.id)]).size,
        statuses: Math.max(statuses.length, step.after.statuses.length),
      };
      return {
        result,
        auditEntry: {
          action: 'roster.undone',
          targetType: 'roster' as const,
          targetId: scope.orgId,
          metadata: result,
        },
      };
    },
    { override },
  );
  return { ...result, ...edited };
}

/** Only the author's own, and only once. */
async function takeStep({ db }: TenantScope, actor: Actor, id: string): Promise<Step> {
  const { rows } = await sql<Step>`
    update undo_steps set undone_at = now()
    where id = ${id} and user_id = ${actor.id} and undone_at is null
    returning before, after, revision`.execute(db);
  const [step] = rows;
  if (!step) throw new AppError('not_found');
  return step;
}

/** What the change wrote must still be what it wrote. */
async function requireUnchanged({ db }: TenantScope, { after, revision }: Step): Promise<void> {
  const { rows: shifts } = await sql<{ version: number; updated_by_name: string | null }>`
    select version, updated_by_name from shifts where id = any(${after.shifts}::uuid[])
  `.execute(db);
  const { rows: statuses } = await sql<{ version: number }>`
    select d.version from day_statuses d
    join unnest(${after.statuses.map((cell) => cell.employee_id)}::uuid[],
      ${after.statuses.map((cell) => cell.date)}::date[]) as cell (employee_id, date)
      on d.employee_id = cell.employee_id and d.date = cell.date`.execute(db);
  const changed = shifts.find(({ version }) => version !== revision);
  if (changed) {
    throw new AppError('undo_refused', {
      sentence: `${changed.updated_by_name ?? 'Someone'} has changed this since, so we didn't undo it.`,
    });
  }
  const complete =
    shifts.length === after.shifts.length && statuses.length === after.statuses.length;
  if (!complete || statuses.some(({ version }) => version !== revision)) {
    throw new AppError('undo_refused');
  }
}

/** What comes back must find its place empty, and its people and sites still there. */
async function requireRoom(scope: TenantScope, { before }: Step): Promise<void> {
  const overlaps = await findOverlaps(scope, before.shifts);
  const deliberate = new Set(before.overlaps);
  const overlap = overlaps.find((standing) => {
    const back = before.shifts[standing.proposed];
    return !back || !deliberate.has(overlapText(back, { ...back, ...standing }));
  });
  if (overlap) {
    throw new AppError('undo_refused', {
      sentence: `${overlapSentence(overlap)} So we didn't undo the change.`,
    });
  }
  const { rows } = await sql<{ gone: boolean }>`
    select exists (select from employees where deleted_at is not null
        and id = any(${[...before.shifts, ...before.statuses].map((row) => row.employee_id)}::uuid[]))
      or exists (select from locations where deleted_at is not null
        and id = any(${before.shifts.map((shift) => shift.location_id)}::uuid[]))
      or exists (select from day_statuses d
        join unnest(${before.statuses.map((row) => row.employee_id)}::uuid[],
          ${before.statuses.map((row) => row.date)}::date[]) as cell (employee_id, date)
          on d.employee_id = cell.employee_id and d.date = cell.date) as gone`.execute(scope.db);
  if (rows[0]?.gone) throw new AppError('undo_refused');
}
