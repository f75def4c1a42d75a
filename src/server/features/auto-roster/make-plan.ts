// Loads and plans a roster. Preview and generation share it, which is why they agree.
import type { GenerationRequest } from '#contract/api/auto-roster';
import type { Plan } from '#engine/generation/plan';
import { planRoster } from '#engine/generation/plan-roster';
import type { Minutes } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { listExisting, listStatuses } from './auto-roster.queries';
import { type Resolved, type ResolveOptions, resolveRequest } from './resolve-request';

export interface Planned {
  request: GenerationRequest;
  resolved: Resolved;
  plan: Plan;
  nameOf: (employeeId: string) => string;
}

export async function makePlan(
  scope: TenantScope,
  request: GenerationRequest,
  options: ResolveOptions,
): Promise<Planned> {
  const resolved = await resolveRequest(scope, request, options);
  const window = { from: request.startDate, to: request.endDate };
  const ids = resolved.people.map(({ id }) => id);
  const plan = planRoster({
    ...window,
    patterns: resolved.content.patterns,
    cycleStart: resolved.cycleStart,
    zone: resolved.zone,
    codes: resolved.codes,
    codesOfTeam: resolved.codesOfTeam,
    people: resolved.people,
    existing: await listExisting(scope, window, ids),
    statuses: await listStatuses(scope, window, ids),
    minRest: Math.round(request.minRestHours * 60) as Minutes,
    maxConsecutiveNights: request.maxConsecutiveNights,
    strategy: resolved.strategy,
    resolutions: request.resolutions,
    defaultResolution: request.defaultResolution,
  });
  const names = new Map(resolved.people.map(({ id, name }) => [id, name]));
  return { request, resolved, plan, nameOf: (id) => names.get(id) ?? '' };
}
