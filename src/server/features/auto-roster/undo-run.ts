// Undoes a generation: removes its unedited shifts, and restores replaced ones where their time is free.
import { sql } from 'kysely';
import type { undoRun as endpoint } from '#contract/api/auto-roster';
import type { OverrideInput } from '#contract/api/overrides';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import { type Actor, editRoster, type RosterEdit } from '../roster/edit-roster';
import { removeShifts, restoreShifts } from '../roster/edit-rows';
import { withoutGoneOrigins } from '../roster/origins';
import { findOverlaps } from '../roster/overlapping-shifts';
import { changeRuleStatus } from '../shift-rules/change-rule-status';
import { countShiftsOf, findRuleOf, findRun, findRunDetails } from './runs.queries';

export async function undoRun(
  scope: TenantScope,
  actor: Actor,
  id: string,
  { includePublished, pauseRule, override }: BodyOf<typeof endpoint>,
) {
  // Before the roster is locked: a rule that is being extended locks itself first, then the roster.
  const rule_paused = pauseRule && (await pauseRuleOf(scope, actor, id));
  const { result, warnings, warningCount } = await editRoster(
    scope,
    actor,
    async (edit) => {
      const run = await findRun(scope, id);
      const details = await findRunDetails(scope, id);
      if (!run || !details) throw new AppError('not_found');
      if (run.status === 'pending') throw new AppError('generation_running');
      if (run.undone_at) throw new AppError('already_undone');
      const { untouched, published, edited } = await countShiftsOf(scope, id);
      await removeUntouched(edit, sql`s.run_id = ${id}`, includePublished);
      const restored = await restore(edit, details.replaced);
      await sql`update generation_runs set undone_at = now() where id = ${id}`.execute(scope.db);
      await publish(scope, 'runs');
      const result = {
        removed: untouched + (includePublished ? published : 0),
        kept: edited + (includePublished ? 0 : published),
        restored,
        rule_paused,
      };
      return {
        result,
        auditEntry: {
          action: 'run.undone',
          targetType: 'roster' as const,
          targetId: id,
          metadata: { template: run.template_name, ...result },
        },
      };
    },
    { override },
  );
  return { ...result, warnings, warningCount };
}

/** True when the rule was active. */
async function pauseRuleOf(scope: TenantScope, actor: Actor, runId: string): Promise<boolean> {
  const rule = await findRuleOf(scope, runId);
  if (rule?.status !== 'active') return false;
  await changeRuleStatus(scope, actor, rule.id, 'paused');
  return true;
}

interface RuleWindow {
  ruleId: string;
  startDate: string;
  endDate: string;
}

const madeIn = ({ ruleId, startDate, endDate }: RuleWindow) =>
  sql`s.source_rule_id = ${ruleId} and s.local_date between ${startDate} and ${endDate}`;

export async function previewUndoRule(scope: TenantScope, window: RuleWindow) {
  await getRuleName(scope, window.ruleId);
  const which = madeIn(window);
  const removed = (await listUntouched(scope, which, false)).length;
  return { removed, kept: (await countAll(scope, which)) - removed };
}

export async function undoRule(
  scope: TenantScope,
  actor: Actor,
  window: RuleWindow,
  override?: OverrideInput,
) {
  const { ruleId, startDate, endDate } = window;
  const undo = async (edit: RosterEdit) => {
    const name = await getRuleName(scope, ruleId);
    const which = madeIn(window);
    const removed = await removeUntouched(edit, which, false);
    const result = { removed, kept: await countAll(scope, which) };
    return {
      result,
      auditEntry: {
        action: 'rule.undone' as const,
        targetType: 'roster' as const,
        targetId: ruleId,
        metadata: { rule: name, from: startDate, to: endDate, ...result },
      },
    };
  };
  const { result, warnings, warningCount } = await editRoster(scope, actor, undo, { override });
  return { ...result, warnings, warningCount };
}

async function getRuleName({ db }: TenantScope, id: string): Promise<string> {
  const rule = await db
    .selectFrom('shift_rules')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!rule) throw new AppError('not_found');
  return rule.name;
}

async function countAll({ db, orgId }: TenantScope, which: ReturnType<typeof sql>) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from shifts s where s.org_id = ${orgId} and ${which}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** An edited shift has a later revision than its run; one that was only published remembers its first. */
async function listUntouched(
  { db, orgId }: TenantScope,
  which: ReturnType<typeof sql>,
  includePublished: boolean,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from shifts s join generation_runs r on r.org_id = s.org_id and r.id = s.run_id
    where s.org_id = ${orgId} and ${which} and (s.version = r.revision
      or (${includePublished} and s.version_before_publishing = r.revision))`.execute(db);
  return rows.map(({ id }) => id);
}

async function removeUntouched(
  edit: RosterEdit,
  which: ReturnType<typeof sql>,
  includePublished: boolean,
): Promise<number> {
  const ids = await listUntouched(edit, which, includePublished);
  await removeShifts(edit, ids);
  return ids.length;
}

async function restore(edit: RosterEdit, replaced: RosterEdit['before']['shifts']) {
  if (replaced.length === 0) return 0;
  const taken = await findOverlaps(edit, replaced);
  const blocked = new Set(taken.map(({ proposed }) => proposed));
  const free = replaced.filter((_, index) => !blocked.has(index));
  const { rows } = await sql<{ id: string }>`
    select e.id from employees e where e.deleted_at is null
      and e.id = any(${free.map((shift) => shift.employee_id)}::uuid[])`.execute(edit.db);
  const present = new Set(rows.map(({ id }) => id));
  const back = free.filter((shift) => present.has(shift.employee_id));
  await restoreShifts(edit, await withoutGoneOrigins(edit, back));
  return back.length;
}
