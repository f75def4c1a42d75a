// Generates a roster: stores the run first, then makes all changes in one transaction.
import { randomUUID } from 'node:crypto';
import type { generateRoster as endpoint, GenerationRequest } from '#contract/api/auto-roster';
import type { OverrideInput } from '#contract/api/overrides';
import type { BodyOf } from '#contract/endpoint';
import { AppError, ERRORS } from '#contract/errors';
import { MOST_TEAMS } from '#contract/template-content';
import { counted } from '#engine/counted';
import { audit } from '../../db/audit';
import type { Database, TenantScope } from '../../db/database';
import { asAppError } from '../../db/database-error';
import { idFromText } from '../../db/id-from-text';
import { publish } from '../../db/publish';
import { announceChange } from '../roster/announce-change';
import { type Actor, beginEdit } from '../roster/edit-roster';
import { refusal } from '../rules/in-words';
import { storeOverrides } from '../rules/overrides';
import { insertRule } from '../shift-rules/shift-rules.queries';
import { type CheckedPlan, checkPlanned } from './check-planned';
import { makePlan, type Planned } from './make-plan';
import { compactOf, fingerprintOf, summaryOf } from './plan-answers';
import { type Resolved, type ResolveOptions, resolveRequest } from './resolve-request';
import { completeRun, failRun, insertPendingRun, lockRun } from './runs.queries';
import { savePlan } from './save-plan';

type Body = BodyOf<typeof endpoint>;

export interface Generation extends ResolveOptions {
  runId: string;
  actor: { id: string | null; name: string };
  request: GenerationRequest;
  /** Set when a rule extends its own roster. */
  ruleId?: string;
  expected?: Body['expected'];
  confirmChanges?: boolean;
  override?: OverrideInput | undefined;
}

/** The same key gives the same run, even after a crash. */
export function runIdOf(caller: string, idempotencyKey: string | undefined): string {
  if (!idempotencyKey) return randomUUID();
  return idFromText(`run ${caller} ${idempotencyKey}`);
}

/** Checks the request before it stores the run. */
export async function startRun(scope: TenantScope, generation: Generation): Promise<void> {
  const { request, actor } = generation;
  const resolved = await resolveRequest(scope, request, generation);
  const { template, cycleStart } = resolved;
  await insertPendingRun(scope, {
    id: generation.runId,
    created_by_user_id: actor.id,
    created_by_user_name: actor.name,
    template_id: template.id,
    template_name: template.name,
    rule_id: generation.ruleId ?? null,
    start_date: request.startDate,
    end_date: request.endDate,
    cycle_start_date: cycleStart,
    generation_params: JSON.stringify({
      ...request,
      cycleStartDate: cycleStart,
      teams: request.teams ?? chosenTeams(resolved),
    }),
  });
  await publish(scope, 'runs');
}

/** The teams that a request without teams was given, so that a rerun starts with the same. */
function chosenTeams({ people, content }: Resolved): NonNullable<GenerationRequest['teams']> {
  const lines = content.patterns.length;
  const members: string[][] = content.patterns.map(() => []);
  for (const { id, team = 0 } of people) {
    // With more groups than a wizard has teams, those beyond share the team with the same pattern.
    const place = team < MOST_TEAMS ? team : team % lines;
    while (members.length <= place) members.push([]);
    members[place]?.push(id);
  }
  return members.map((employeeIds, index) => {
    const letter = String.fromCharCode('A'.charCodeAt(0) + index);
    return { teamId: letter, teamName: letter, employeeIds };
  });
}

export async function generateRoster(scope: TenantScope, generation: Generation) {
  await lockRun(scope, generation.runId);
  // From here on the roster is ours: what is planned now is what will be there.
  const edit = await beginEdit(scope, generation.actor as Actor);
  const planned = await checkPlanned(scope, await makePlan(scope, generation.request, generation));
  const summary = summaryOf(planned);
  requireExpected(generation, planned);
  await requireRules(scope, generation, planned);
  const ruleId = generation.ruleId ?? (await saveRule(scope, generation, planned));
  await savePlan(edit, planned, { runId: generation.runId, ruleId });
  const { warnings, created, blocks: _, ...figures } = summary;
  await completeRun(scope, generation.runId, {
    summary: { shifts_created: created, ...figures, warnings: warnings.length },
    warnings,
    replaced: edit.before.shifts,
    revision: edit.revision,
    rule_id: ruleId,
  });
  await audit(scope, {
    orgId: scope.orgId,
    actorUserId: generation.actor.id,
    action: 'roster.generated',
    targetType: 'run',
    targetId: generation.runId,
    metadata: { template: planned.resolved.template.name, shifts: created, ...figures },
  });
  await announceChange({
    ...edit,
    aloud: !generation.request.published || generation.request.sendNotifications,
  });
  await publish(scope, 'runs');
  return { run_id: generation.runId, summary };
}

/** Before anything is saved. A rule that extends its roster goes around blocks, so it has none here. */
async function requireRules(scope: TenantScope, generation: Generation, planned: CheckedPlan) {
  const { blocks } = planned.findings;
  if (blocks.length === 0) return;
  const { override, actor } = generation;
  if (!override || actor.id === null) throw refusal(blocks);
  await storeOverrides(scope, { id: actor.id, name: actor.name }, override.reason, blocks);
}

function requireExpected({ expected, confirmChanges }: Generation, planned: CheckedPlan): void {
  if (!expected || confirmChanges) return;
  if (expected.fingerprint === fingerprintOf(planned, compactOf(planned))) return;
  const now = summaryOf(planned);
  const differences = FIGURES.filter(([figure]) => expected[figure] !== now[figure]).map(
    ([figure, verb]) => `${verb} ${now[figure]} instead of ${counted(expected[figure], 'shift')}`,
  );
  const difference = differences.length > 0 ? differences.join(', ') : 'create different shifts';
  throw new AppError('roster_changed', {
    sentence: `${ERRORS.roster_changed[1]} Generating now would ${difference}. Check the preview again, or confirm.`,
  });
}

const FIGURES = [
  ['created', 'create'],
  ['skipped', 'skip'],
  ['replaced', 'replace'],
] as const;

async function saveRule(scope: TenantScope, { request, actor }: Generation, planned: Planned) {
  if (!request.rule) return null;
  const { resolved } = planned;
  return insertRule(scope, {
    name: request.rule.name,
    status: request.rule.status,
    created_by: actor.id,
    shift_template_id: resolved.template.id,
    template_name: resolved.template.name,
    applies_to_type: request.groupIds.length > 0 ? 'group' : 'employee',
    applies_to_id: request.groupIds[0] ?? request.employeeIds[0] ?? '',
    start_date: request.startDate,
    filled_to: request.endDate,
    timezone: resolved.zone,
    parameters: { ...request, cycleStartDate: resolved.cycleStart, timezone: resolved.zone },
  });
}

/** Stores why a run failed. */
export async function recordFailedRun(
  database: Database,
  orgId: string,
  runId: string,
  error: unknown,
): Promise<void> {
  const sentence = asAppError(error)?.message ?? ERRORS.internal[1];
  await database.transact({ orgId }, async (db) => {
    await failRun({ db, orgId }, runId, sentence);
    await publish({ db, orgId }, 'runs');
  });
}
