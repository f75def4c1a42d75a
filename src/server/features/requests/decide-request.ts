// A manager approves or refuses, from what the screen showed: what changed since is told instead of done.
import type { decideRequest as endpoint } from '#contract/api/requests';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import type { Role } from '#contract/rights';
import type { Instant } from '#engine/time/kinds';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { countOwners } from '../employees/employees.queries';
import { lockRoster } from '../roster/revision';
import { isOver, moveRequest } from './move-request';
import type { RequestKind, RequestKinds } from './request-kinds';
import { getRequest, listWaiting, type RequestRow } from './requests.queries';

interface Decider {
  id: string;
  name: string;
  role: Role | null;
  employee_id: string | null;
}

type Decision = BodyOf<typeof endpoint>;

/** What waits, each with what approving would do and whether the caller may. */
export async function readInbox(scope: TenantScope, kinds: RequestKinds, user: Decider) {
  const waiting = (await listWaiting(scope)).filter(({ kind }) => kinds[kind]);
  const effects = new Map<string, Awaited<ReturnType<RequestKind['effectsOf']>>[number]>();
  for (const [kind, { effectsOf }] of Object.entries(kinds)) {
    const own = waiting.filter((request) => request.kind === kind);
    const found = await effectsOf(scope, own);
    for (const [at, request] of own.entries()) {
      const effect = found[at];
      if (effect) effects.set(request.id, effect);
    }
  }
  const onlyOwner = await isOnlyOwner(scope, user);
  return {
    cards: waiting.flatMap((request) => {
      const effect = effects.get(request.id);
      const may_decide = onlyOwner || !isPartOf(request, user);
      return effect ? [{ request, effect, may_decide }] : [];
    }),
  };
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
  const own = isPartOf(request, user);
  if (own && !(await isOnlyOwner(scope, user))) throw new AppError('own_request');
  const step = { by: user, note: note || null, at };
  if (decision === 'refuse') {
    await record(scope, user, request, 'request.refused', own);
    return moveRequest(scope, request, { ...step, to: 'refused' });
  }
  const [effect] = await kind.effectsOf(scope, [request]);
  if (!effect) throw new AppError('not_found');
  const { findings } = effect;
  if (effect.fingerprint !== fingerprint) throw changedSince(findings);
  if (effect.blocked) throw new AppError('rule_blocked', { sentence: findings.join(' ') });
  await record(scope, user, request, 'request.approved', own);
  const done = await moveRequest(scope, request, { ...step, findings, to: 'done' });
  await kind.carryOut(scope, user, request, at);
  return done;
}

function requireWaiting(request: RequestRow, at: Instant): void {
  const { state, ended_by_name } = request;
  if (state === 'waiting' && !isOver(request, at)) return;
  if (state === 'asked') throw new AppError('request_changed');
  const who = ended_by_name ? `${ended_by_name} was faster: this` : 'This';
  throw new AppError('request_ended', { sentence: `${who} request has already ended.` });
}

/** The difference, as far as it matters: what stands against the request now. */
function changedSince(findings: readonly string[]): AppError {
  const now =
    findings.length === 0 ? 'Now nothing stands against it.' : `Now: ${findings.join(' ')}`;
  return new AppError('request_changed', {
    sentence: `The roster has changed since you opened this request. ${now} Check it and decide again.`,
  });
}

function isPartOf({ parties }: RequestRow, { employee_id }: Decider): boolean {
  return parties.some((party) => party.employee_id === employee_id && party.part !== 'candidate');
}

/** Nobody else could decide what the only owner asks for in an organisation without managers. */
async function isOnlyOwner(scope: TenantScope, { role }: Decider): Promise<boolean> {
  return role === 'owner' && (await countOwners(scope)) === 1;
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
