// A colleague who was asked accepts or declines. What nothing stands against is done straight away, if the organisation
// chose so; otherwise a manager decides.
import type { answerRequest as endpoint } from '#contract/api/requests';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { publishTo } from '../../db/publish';
import { lockRoster } from '../roster/revision';
import { isOver, moveRequest } from './move-request';
import { readPolicies } from './policies';
import {
  getRequest,
  type RequestRow,
  readSnapshots,
  updateParty,
  updateRequestShift,
} from './requests.queries';
import { tradeKind } from './trade-kind';

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
  if (!left) return moveRequest(scope, request, { to: 'declined', by: null, at });
  await publishTo(scope, await listUsers(scope, request), 'requests');
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
  const [effect] = await tradeKind.effectsOf(scope, [agreed]);
  if (!effect || effect.blocked) throw new AppError('not_available');
  const { swaps } = await readPolicies(scope);
  const { findings } = effect;
  if (swaps !== 'automatic' || !effect.clean) {
    return moveRequest(scope, agreed, { to: 'waiting', by: user, findings, at });
  }
  const done = await moveRequest(scope, agreed, { to: 'done', by: user, findings, at });
  await tradeKind.carryOut(scope, user, agreed, {});
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
  const chosen = request.shifts.filter((shift) => shift.side === 'given' || shift === wanted);
  const current = await readSnapshots(
    scope,
    chosen.map(({ id }) => id),
  );
  for (const { id, snapshot: was } of chosen) {
    const snapshot = current.get(id);
    if (!snapshot?.published || snapshot.employeeId !== was.employeeId) {
      throw new AppError('not_available');
    }
    await updateRequestShift(scope, request.id, id, { chosen: true, snapshot });
  }
  await updateParty(scope, request.id, user.employee_id ?? '', {
    part: 'partner',
    answer: 'accepted',
    answered_at: new Date(at),
  });
}

async function listUsers({ db }: TenantScope, { parties }: RequestRow): Promise<string[]> {
  const rows = await db
    .selectFrom('employees')
    .select('user_id')
    .where(
      'id',
      'in',
      parties.map(({ employee_id }) => employee_id),
    )
    .where('user_id', 'is not', null)
    .execute();
  return rows.flatMap(({ user_id }) => user_id ?? []);
}
