// A manager asks colleagues whether they can work a shift that its person can't. It is a give that the person has no part
// in: they may be sick, and aren't asked anything. The first who accepts works the shift.
import { sql } from 'kysely';
import type { Repairs } from '#contract/api/repairs';
import { AppError } from '#contract/errors';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { createRequest, moveRequest } from '../requests/move-request';
import { listLiveAbout, readSnapshots } from '../requests/requests.queries';
import { loadWorld, onDates, simulate } from '../requests/simulate';
import { asksForCover, COVER_DETAILS } from '../requests/tell-request';
import { requireEmployees } from '../roster/cells.queries';
import type { ShiftRecord } from '../roster/edit-roster';
import { lockRoster } from '../roster/revision';

interface Manager {
  id: string;
  name: string;
}

export async function askForCover(
  scope: TenantScope,
  manager: Manager,
  { shiftId, employeeIds }: { shiftId: string; employeeIds: string[] },
  now: Instant,
): Promise<{ asked: number }> {
  await lockRoster(scope);
  const shift = (await readSnapshots(scope, [shiftId])).get(shiftId);
  if (!shift) throw new AppError('not_found');
  await requireEmployees(scope, employeeIds);
  if (!shift.published || shift.start <= now) throw new AppError('shift_not_askable');
  const ids = [...new Set(employeeIds)].filter((id) => id !== shift.employeeId);
  const world = await loadWorld(scope, onDates([shift.employeeId, ...ids], [shift.date]), now);
  const accounts = await withAccount(scope, ids);
  const able = ids.filter((to) => {
    const moved = simulate(world, [{ shiftId, from: shift.employeeId, to, forCover: true }]);
    return accounts.has(to) && moved?.blocks.length === 0;
  });
  if (able.length === 0 || able.length < ids.length) throw new AppError('not_available');
  await createRequest(
    scope,
    manager,
    {
      kind: 'give',
      state: 'asked',
      employeeId: shift.employeeId,
      reason: null,
      details: COVER_DETAILS,
      startsAt: new Date(shift.start),
      expiresAt: new Date(shift.start),
      shifts: [{ shiftId, side: 'given', snapshot: shift, chosen: true }],
      parties: able.map((employeeId) => ({ employeeId, part: 'candidate' as const })),
    },
    { at: now },
  );
  return { asked: able.length };
}

/** Any manager can: whoever asked may have gone home. Someone who accepts first works the shift. */
export async function withdrawAsk(
  scope: TenantScope,
  manager: Manager,
  shiftId: string,
  now: Instant,
): Promise<{ told: number }> {
  await lockRoster(scope);
  if (!(await readSnapshots(scope, [shiftId])).has(shiftId)) throw new AppError('not_found');
  const [asked] = (await listLiveAbout(scope, [shiftId])).filter(asksForCover);
  if (!asked) throw new AppError('request_ended');
  const { parties } = await moveRequest(scope, asked, { to: 'withdrawn', by: manager, at: now });
  return { told: parties.filter(({ answer }) => answer === null).length };
}

/** Whom a manager has asked about the shift, as long as that is open. */
export async function findAsked(scope: TenantScope, shiftId: string): Promise<Repairs['asked']> {
  const live = await listLiveAbout(scope, [shiftId]);
  return live
    .filter(asksForCover)
    .flatMap(({ parties }) => parties.map(({ name, answer }) => ({ name, answer })));
}

/** Those with an account. Nobody about a draft, or about a shift that has begun or is on offer already. */
export async function listAskable(
  scope: TenantScope,
  shift: ShiftRecord,
  people: Repairs['can_ask'],
  now: Instant,
): Promise<Repairs['can_ask']> {
  if (!shift.published || Date.parse(shift.start_at) <= now) return [];
  const live = await listLiveAbout(scope, [shift.id]);
  const isOffered = live.some(({ shifts }) =>
    shifts.some(({ id, chosen }) => id === shift.id && chosen),
  );
  if (isOffered) return [];
  const accounts = await withAccount(
    scope,
    people.map(({ employee_id }) => employee_id),
  );
  return people.filter(({ employee_id }) => accounts.has(employee_id));
}

async function withAccount({ db, orgId }: TenantScope, ids: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    select e.id from employees e join memberships m on m.org_id = e.org_id and m.user_id = e.user_id
    where e.org_id = ${orgId} and e.id = any(${ids}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
