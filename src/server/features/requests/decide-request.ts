// A manager approves or refuses, from what the screen showed: what changed since is told instead of done.
import type { Card, DecisionEffect, decideRequest as endpoint } from '#contract/api/requests';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import type { Role } from '#contract/rights';
import type { Instant } from '#engine/time/kinds';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { lockRoster } from '../roster/revision';
import { differenceSince, sealed } from './fingerprint';
import { endedMeanwhile, isOver, moveRequest } from './move-request';
import type { RequestKinds } from './request-kinds';
import { getRequest, type RequestRow } from './requests.queries';
import { readWhoDecides } from './who-decides';
import { type Worlds, worldsOf } from './worlds';

interface Decider {
  id: string;
  name: string;
  role: Role | null;
  employee_id: string | null;
}

type Decision = BodyOf<typeof endpoint>;

/** What waits, each with what approving would do and whether the caller may. */
export async function listCards(
  scope: TenantScope,
  kinds: RequestKinds,
  user: Decider,
  waiting: readonly RequestRow[],
  worlds: Worlds,
): Promise<(Card & { request: RequestRow })[]> {
  const effects = new Map<string, DecisionEffect>();
  for (const { effectsOf } of new Set(Object.values(kinds))) {
    const own = waiting.filter(({ kind }) => kinds[kind]?.effectsOf === effectsOf);
    const found = await effectsOf(scope, own, worlds);
    for (const [at, request] of own.entries()) {
      const effect = found[at];
      if (effect) effects.set(request.id, sealed(effect, request.version));
    }
  }
  const mayDecide = await readWhoDecides(scope);
  return waiting.flatMap((request) => {
    const effect = effects.get(request.id);
    return effect ? [{ request, effect, may_decide: mayDecide(user, partsOf(request)) }] : [];
  });
}

export async function decideRequest(
  scope: TenantScope,
  kinds: RequestKinds,
  user: Decider,
  id: string,
  { decision, note = '', fingerprint }: Decision,
  at: Instant,
): Promise<RequestRow> {
  await lockRoster(scope);
  const request = await getRequest(scope, id);
  const kind = kinds[request.kind];
  if (!kind) throw new AppError('not_found');
  requireWaiting(request, at);
  const parts = partsOf(request);
  const own = user.employee_id !== null && parts.includes(user.employee_id);
  if (!(await readWhoDecides(scope))(user, parts)) throw new AppError('own_request');
  const step = { by: user, note: note || null, at };
  if (decision === 'refuse') {
    await record(scope, user, request, 'request.refused', own);
    return moveRequest(scope, request, { ...step, to: 'refused' });
  }
  const [found] = await kind.effectsOf(scope, [request], worldsOf(scope, at));
  if (!found) throw new AppError('not_found');
  const effect = sealed(found, request.version);
  const { findings } = effect;
  const difference = differenceSince(fingerprint ?? '', effect);
  if (difference !== undefined) throw changedSince(difference);
  if (effect.blocked) throw new AppError('rule_blocked', { sentence: findings.join(' ') });
  await record(scope, user, request, 'request.approved', own);
  const done = await moveRequest(scope, request, { ...step, findings, to: 'done' });
  await kind.carryOut(scope, user, request, at);
  return done;
}

function requireWaiting(request: RequestRow, at: Instant): void {
  const { state } = request;
  if (state === 'waiting' && !isOver(request, at)) return;
  throw state === 'asked' ? new AppError('request_changed') : endedMeanwhile(request);
}

function changedSince(difference: string): AppError {
  return new AppError('request_changed', {
    sentence: `The roster has changed since you opened this request. ${difference} Check it and decide again.`,
  });
}

function partsOf({ parties }: RequestRow): string[] {
  return parties.filter(({ part }) => part !== 'candidate').map(({ employee_id }) => employee_id);
}

async function record(
  scope: TenantScope,
  user: Decider,
  { id, kind, employee_name, shifts }: RequestRow,
  action: 'request.approved' | 'request.refused',
  own: boolean,
): Promise<void> {
  await audit(scope, {
    orgId: scope.orgId,
    actorUserId: user.id,
    action,
    targetType: 'request',
    targetId: id,
    metadata: {
      kind,
      employee: employee_name,
      date: shifts[0]?.date ?? null,
      ...(own && { own: true }),
    },
  });
}
