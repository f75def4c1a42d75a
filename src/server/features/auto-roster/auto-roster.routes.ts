import * as api from '#contract/api/auto-roster';
import { AppError } from '#contract/errors';
import { LIMITS } from '#contract/limits';
import { nextRuleWindow } from '#engine/generation/rule-window';
import { dateAt } from '#engine/time/instants';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { planGaps } from '../cover/plan-gaps';
import { byRule } from '../rules/in-words';
import { checkPlanned } from './check-planned';
import {
  type Generation,
  generateRoster,
  recordFailedRun,
  runIdOf,
  startRun,
} from './generate-roster';
import { makePlan, type Planned } from './make-plan';
import {
  compactOf,
  conflictsOf,
  entriesOf,
  explained,
  fingerprintOf,
  replacedInWords,
  summaryOf,
} from './plan-answers';
import {
  countShiftsOf,
  deleteRun,
  findRuleOf,
  findRun,
  findRunDetails,
  listRuns,
} from './runs.queries';
import { previewUndoRule, undoRule, undoRun } from './undo-run';

export function autoRosterRoutes(http: Http, { database, clock }: Parts): void {
  http.route(api.previewRoster, async ({ scope, user, body }) => {
    const { detectConflicts, compact: wantsCompact, ...request } = body;
    const plan = await makePlan(scope, request, { orgZone: user.org_timezone ?? 'UTC' });
    const planned = await checkPlanned(scope, plan);
    const compact = compactOf(planned);
    return {
      entries: detectConflicts || wantsCompact ? [] : entriesOf(planned),
      compact: wantsCompact && !detectConflicts ? compact : null,
      summary: summaryOf(planned),
      conflicts: await conflictsOf(scope, planned),
      explanations: detectConflicts ? [] : explained(planned),
      found: byRule([...planned.findings.blocks, ...planned.findings.warnings]),
      gaps: detectConflicts ? [] : await gapsOf(scope, planned),
      fingerprint: fingerprintOf(planned, compact),
    };
  });

  http.routeInSteps(api.generateRoster, async (call, commit) => {
    const { user, body, idempotencyKey } = call;
    const { expected, confirmChanges, override, ...request } = body;
    const orgId = user.org_id;
    const generation: Generation = {
      runId: runIdOf(`${user.id} ${orgId}`, idempotencyKey),
      actor: { id: user.id, name: user.name },
      request,
      expected,
      confirmChanges,
      override,
      orgZone: user.org_timezone ?? 'UTC',
    };
    const viewpoint = { orgId, userId: user.id };
    // Before the run is stored: one that waits without its lock would look as if its server had died.
    return database.inRosterTurn(
      orgId,
      async () => {
        await database.transact(viewpoint, (db) => startRun({ db, orgId }, generation));
        try {
          return await commit(viewpoint, async ({ db }) => ({
            answer: await generateRoster({ db, orgId }, generation),
          }));
        } catch (error) {
          await recordFailedRun(database, orgId, generation.runId, error);
          throw error;
        }
      },
      call.gone(),
    );
  });

  http.route(api.listRuns, ({ scope, query }) => listRuns(scope, query));
  http.route(api.getRun, async ({ scope, params }) => {
    const run = await findRun(scope, params.id);
    const details = await findRunDetails(scope, params.id);
    if (!run || !details) throw new AppError('not_found');
    const { untouched, published, edited } = await countShiftsOf(scope, params.id);
    return {
      ...run,
      warnings: details.warnings,
      replaced: await replacedInWords(scope, details.replaced),
      shifts_untouched: untouched,
      shifts_published: published,
      shifts_edited: edited,
      rule: await ruleOf(scope, params.id, clock()),
    };
  });
  http.route(api.deleteRun, async ({ scope, params }) => {
    const run = await findRun(scope, params.id);
    if (!run) throw new AppError('not_found');
    if (run.status === 'pending') throw new AppError('generation_running');
    await deleteRun(scope, params.id);
    return undefined;
  });
  http.routeRosterChange(api.undoRun, ({ scope, user, params, body }) =>
    undoRun(scope, user, params.id, body),
  );
  http.routeRosterChange(api.undoRule, ({ scope, user, body: { preview, override, ...window } }) =>
    preview ? previewUndoRule(scope, window) : undoRule(scope, user, window, override),
  );
}

function gapsOf(scope: TenantScope, { request, plan, resolved }: Planned): Promise<string[]> {
  const role = request.parameters?.roleLabel || null;
  const shifts = plan.shifts.map(({ employeeId, slot }) => {
    const { start, end, locationId: siteId } = slot;
    return { start, end, employeeId, siteId, role };
  });
  const window = { from: request.startDate, to: request.endDate };
  return planGaps(scope, window, { shifts, replaced: plan.replaced }, resolved.sites);
}

/** What the rule of a run does next, so that nobody undoes the run and is surprised by its drafts. */
async function ruleOf(scope: TenantScope, runId: string, now: Instant) {
  const rule = await findRuleOf(scope, runId);
  if (!rule) return null;
  const { name, status, timezone, filled_to, ends_on } = rule;
  const next =
    status === 'active' && filled_to
      ? nextRuleWindow(
          { filledTo: filled_to, endsOn: ends_on },
          dateAt(now, timezone),
          LIMITS.generationDays,
        )
      : undefined;
  return { name, status, filled_to, next: next ?? null };
}
