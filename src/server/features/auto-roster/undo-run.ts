// Takes a generation back: what nobody has touched since goes, what it replaced comes back where there is room.
import { sql } from 'kysely';
import { AppError } from '#contract/errors';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import { type Actor, editRoster, type RosterEdit } from '../roster/edit-roster';
import { insertShifts, removeShifts } from '../roster/edit-rows';
import { findInTheWay } from '../roster/in-the-way';
import { withoutGoneOrigins } from '../roster/origins';
import { countShiftsOf, findRun, findRunDetails } from './runs.queries';

export async function undoRun(scope: TenantScope, actor: Actor, id: string) {
  const { result } = await editRoster(scope, actor, async (edit) => {
    const run = await findRun(scope, id);
    const details = await findRunDetails(scope, id);
    if (!run || !details) throw new AppError('not_found');
    if (run.status === 'pending') throw new AppError('generation_running');
    if (run.undone_at) throw new AppError('already_undone');
    const { untouched, edited } = await countShiftsOf(scope, id);
    await removeUntouched(edit, sql`s.run_id = ${id}`, details.revision);
    const restored = await restore(edit, details.replaced);
    await sql`update generation_runs set undone_at = now() where id = ${id}`.execute(scope.db);
    await publish(scope, 'runs');
    const result = { removed: untouched, kept: edited, restored };
    return {
      result,
      told: {
        action: 'run.undone',
        targetType: 'roster' as const,
        targetId: id,
        metadata: { template: run.template_name, ...result },
      },
    };
  });
  return result;
}

interface RuleWindow {
  ruleId: string;
  startDate: string;
  endDate: string;
}

export async function undoRule(scope: TenantScope, actor: Actor, window: RuleWindow) {
  const { ruleId, startDate, endDate } = window;
  const { result } = await editRoster(scope, actor, async (edit) => {
    const rule = await scope.db
      .selectFrom('shift_rules')
      .select('name')
      .where('id', '=', ruleId)
      .executeTakeFirst();
    if (!rule) throw new AppError('not_found');
    const which = sql`s.source_rule_id = ${ruleId} and s.local_date between ${startDate} and ${endDate}`;
    const removed = await removeUntouched(edit, which, null);
    const { rows } = await sql<{ kept: number }>`
      select count(*)::int as kept from shifts s where s.org_id = ${scope.orgId} and ${which}`.execute(
      scope.db,
    );
    const result = { removed, kept: rows[0]?.kept ?? 0 };
    return {
      result,
      told: {
        action: 'rule.undone',
        targetType: 'roster' as const,
        targetId: ruleId,
        metadata: { rule: rule.name, from: startDate, to: endDate, ...result },
      },
    };
  });
  return result;
}

/** A shift that has been edited carries the number of a later change than its run. */
async function removeUntouched(
  edit: RosterEdit,
  which: ReturnType<typeof sql>,
  revision: number | null,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select s.id from shifts s join generation_runs r on r.org_id = s.org_id and r.id = s.run_id
    where s.org_id = ${edit.orgId} and ${which} and s.version = coalesce(${revision}::integer, r.revision)
  `.execute(edit.db);
  await removeShifts(
    edit,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

async function restore(edit: RosterEdit, replaced: RosterEdit['before']['shifts']) {
  if (replaced.length === 0) return 0;
  const taken = await findInTheWay(edit, replaced);
  const blocked = new Set(taken.map(({ target }) => target));
  const free = replaced.filter((_, index) => !blocked.has(index));
  const { rows } = await sql<{ id: string }>`
    select e.id from employees e where e.deleted_at is null
      and e.id = any(${free.map((shift) => shift.employee_id)}::uuid[])`.execute(edit.db);
  const present = new Set(rows.map(({ id }) => id));
  const back = free.filter((shift) => present.has(shift.employee_id));
  await insertShifts(edit, await withoutGoneOrigins(edit, back));
  return back.length;
}
