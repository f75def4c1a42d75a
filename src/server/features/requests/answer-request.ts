// A colleague who was asked accepts or declines. What nothing stands against is done straight away, if the organisation
// chose so; otherwise a manager decides.
import { sql } from 'kysely';
import type { answerRequest as endpoint } from '#contract/api/requests';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { lockRoster } from '../roster/revision';
import { isOver, moveRequest, publishRequest } from './move-request';
import { readPolicies } from './policies';
import {
  getRequest,
  type RequestRow,
  readSnapshots,
  updateParty,
  updateRequestShift,
} from './requests.queries';
import { asksForCover } from './tell-request';
import { tradeKind } from './trade-kind';
import { worldsOf } from './worlds';

interface Colleague {
  id: string;
  name: string;
  employee_id: string | null;
}

/** To anyone who wasn't asked there is no such request. */
export async function answerRequest(
  scope: TenantScope,
  user: Colleague,
  id: string,
  { answer, shiftId }: BodyOf<typeof endpoint>,
  at: Instant,
): Promise<RequestRow> {
  await lockRoster(scope);
  const request = await getRequest(scope, id);
  const own = request.parties.find(({ employee_id }) => employee_id === user.employee_id);
  if (!own || own.part === 'asker') throw new AppError('not_found');
  if (request.state !== 'asked' || isOver(request, at)) {
    throw new AppError('request_ended', { sentence: 'This shift is not on offer any more.' });
  }
  if (own.answer !== null) throw new AppError('request_changed');
  return answer === 'accept'
    ? accept(scope, user, request, shiftId, at)
    : decline(scope, user, request, at);
}

async function decline(
  scope: TenantScope,
  user: Colleague,
  request: RequestRow,
  at: Instant,
): Promise<RequestRow> {
  const ownId = user.employee_id ?? '';
  await updateParty(scope, request.id, ownId, { answer: 'declined', answered_at: new Date(at) });
  const left = request.parties.some(
    ({ part, answer, employee_id }) =>
      part === 'candidate' && answer === null && employee_id !== ownId,
  );
  if (!left || request.kind === 'ring') {
    const by = request.kind === 'ring' ? user : null;
    return moveRequest(scope, request, { to: 'declined', by, at });
  }
  await publishRequest(scope, request.id);
  return getRequest(scope, request.id);
}

async function accept(
  scope: TenantScope,
  user: Colleague,
  request: RequestRow,
  shiftId: string | undefined,
  at: Instant,
): Promise<RequestRow> {
  await choose(scope, user, request, shiftId, at);
  const agreed = await getRequest(scope, request.id);
  if (agreed.kind === 'ring' && agreed.parties.some(({ part }) => part === 'candidate')) {
    await publishRequest(scope, agreed.id);
    return agreed;
  }
  const [effect] = await tradeKind.effectsOf(scope, [agreed], worldsOf(scope, at));
  if (!effect || effect.blocked) throw new AppError('not_available');
  const { swaps } = await readPolicies(scope);
  const { findings } = effect;
  // A manager who asks for cover has decided already, with the findings on the screen.
  const decided = asksForCover(agreed) || (swaps === 'automatic' && effect.clean);
  if (!decided) {
    return moveRequest(scope, agreed, { to: 'waiting', by: user, findings, at });
  }
  const done = await moveRequest(scope, agreed, { to: 'done', by: user, findings, at });
  await tradeKind.carryOut(scope, user, agreed, at);
  return done;
}

/** From here on the request means the shifts as they are now. */
async function choose(
  scope: TenantScope,
  user: Colleague,
  request: RequestRow,
  shiftId: string | undefined,
  at: Instant,
): Promise<void> {
  const own = request.shifts.filter(
    ({ side, employee_id }) => side === 'wanted' && employee_id === user.employee_id,
  );
  const wanted = own.find(({ id }) => id === shiftId) ?? (own.length === 1 ? own[0] : undefined);
  if (request.kind === 'swap' && !wanted) throw new AppError('choose_shift');
  const ring = request.kind === 'ring';
  const meant = request.shifts.filter((each) => ring || each.side === 'given' || each === wanted);
  const current = await readSnapshots(
    scope,
    meant.map(({ id }) => id),
  );
  for (const { id, snapshot: was, chosen } of meant) {
    const snapshot = current.get(id);
    if (!snapshot?.published || snapshot.employeeId !== was.employeeId || snapshot.start <= at) {
      throw new AppError('not_available');
    }
    // The shift of someone in a ring who hasn't accepted can still be offered elsewhere.
    const given = { chosen: chosen || id === wanted?.id, snapshot };
    await updateRequestShift(scope, request.id, id, given);
  }
  const starts = meant.map(({ id }) => current.get(id)?.start ?? Number.POSITIVE_INFINITY);
  await endBefore(scope, request.id, new Date(Math.min(...starts)));
  await updateParty(scope, request.id, user.employee_id ?? '', {
    part: 'partner',
    answer: 'accepted',
    answered_at: new Date(at),
  });
}

/** A shift in return can begin before the given one. Nothing changes hands once either has begun. */
async function endBefore({ db, orgId }: TenantScope, id: string, start: Date): Promise<void> {
  await db
    .updateTable('requests')
    .set({ expires_at: sql<Date>`least(expires_at, ${start})` })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
}
