// What becomes of gives and swaps when the roster changes under them, or when one of their people goes on leave or leaves.
import { sql } from 'kysely';
import {
  afterDropping,
  type Dropped,
  droppedByLeave,
  type Trade,
} from '#engine/requests/dropping-out';
import { whatBecameOf } from '#engine/requests/what-became-of';
import type { Instant, Interval } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import type { RosterChange } from '../roster/roster-change';
import { moveRequest, publishRequest } from './move-request';
import {
  deleteRequestShifts,
  listLiveAbout,
  listLiveOf,
  type RequestRow,
  readSnapshots,
  type Snapshot,
  updateParty,
  updateRequestShift,
} from './requests.queries';

/** A request that is carried out has ended before its shifts change, so it isn't met here. */
export async function followChanges(change: RosterChange): Promise<void> {
  const ids = [...new Set(change.before.shifts.map(({ id }) => id))];
  if (ids.length === 0) return;
  const requests = await listLiveAbout(change, ids);
  if (requests.length === 0) return;
  const current = await readSnapshots(
    change,
    requests.flatMap(({ shifts }) => shifts.map(({ id }) => id)),
  );
  for (const request of requests) await follow(change, request, current);
}

async function follow(
  scope: TenantScope,
  request: RequestRow,
  current: ReadonlyMap<string, Snapshot>,
): Promise<void> {
  const ring = request.kind === 'ring';
  const accepted = request.parties.some(({ part }) => part === 'partner');
  const became = request.shifts.map((shift) => ({
    shift,
    ...whatBecameOf(shift.snapshot, current.get(shift.id) ?? null, {
      accepted: accepted && (ring || shift.chosen),
    }),
  }));
  const gone = became.flatMap((each) => (each.outcome === 'void' ? [each] : []));
  // What ends it is told, not one of several shifts in return that changed as well.
  const why = (gone.find(({ shift }) => shift.chosen) ?? gone[0])?.why ?? '';
  const dropped = { people: [], shifts: gone.map(({ shift }) => shift.id) };
  if ((await dropOut(scope, request, dropped, why)) === 'void') return;
  await followStart(scope, request, current);
  if (became.some(({ outcome }) => outcome === 'asks again')) {
    await askAgain(scope, request, current);
  }
}

/** It ends as long before the shift as it would have before. */
async function followStart(
  { db, orgId }: TenantScope,
  { id, starts_at, shifts }: RequestRow,
  current: ReadonlyMap<string, Snapshot>,
): Promise<void> {
  const given = shifts.find(({ side }) => side === 'given');
  const start = given && current.get(given.id)?.start;
  if (start === undefined || start === Date.parse(starts_at)) return;
  const starts = new Date(start);
  await sql`
    update requests set starts_at = ${starts}, expires_at = expires_at + (${starts} - starts_at)
    where org_id = ${orgId} and id = ${id}`.execute(db);
}

async function askAgain(
  scope: TenantScope,
  request: RequestRow,
  current: ReadonlyMap<string, Snapshot>,
): Promise<void> {
  for (const { id, side, chosen } of request.shifts) {
    const snapshot = current.get(id);
    if (!chosen && request.kind !== 'ring') continue;
    await updateRequestShift(scope, request.id, id, {
      ...(snapshot && { snapshot }),
      chosen: side === 'given',
    });
  }
  for (const { employee_id } of request.parties.filter(({ part }) => part === 'partner')) {
    const asked = { part: 'candidate', answer: null, answered_at: null } as const;
    await updateParty(scope, request.id, employee_id, asked);
  }
  const note = 'The times of a shift changed a little, so the answer is asked for again.';
  const at = momentOf(scope);
  await moveRequest(scope, request, { to: 'asked', by: null, note, at });
}

/** Ends what people who left had asked for or accepted. Elsewhere they only drop out. */
export async function endRequestsOf(
  scope: TenantScope,
  employeeIds: readonly string[],
): Promise<void> {
  for (const request of await listLiveOf(scope, employeeIds)) {
    const dropped = { people: employeeIds, shifts: [] };
    await dropOut(scope, request, dropped, 'Someone who was part of it left.');
  }
}

/** That it was leave is nobody else's business. */
const NOT_AVAILABLE = 'Someone who was part of it is not available any more.';

/** Shifts that the leave itself changed have been followed before. */
export async function followLeave(
  scope: TenantScope,
  leave: Interval & { employeeId: string; worked: readonly string[] },
): Promise<void> {
  for (const request of await listLiveOf(scope, [leave.employeeId])) {
    await dropOut(scope, request, droppedByLeave(asTrade(request), leave), NOT_AVAILABLE);
  }
}

async function dropOut(
  scope: TenantScope,
  request: RequestRow,
  dropped: Dropped,
  why: string,
): Promise<'void' | 'keeps'> {
  if (dropped.people.length + dropped.shifts.length === 0) return 'keeps';
  const after = afterDropping(asTrade(request), dropped);
  const at = momentOf(scope);
  if (after.outcome === 'void') {
    const needed = request.parties.filter(({ part }) => part !== 'candidate');
    const only =
      dropped.people.length > 0 &&
      !needed.some(({ employee_id }) => dropped.people.includes(employee_id));
    const note = only ? 'Nobody is left to ask.' : why;
    await moveRequest(scope, request, { to: 'void', by: null, note, at });
    return 'void';
  }
  for (const employeeId of after.people) {
    const answer = { answer: 'out', answered_at: new Date(at) } as const;
    await updateParty(scope, request.id, employeeId, answer);
  }
  await deleteRequestShifts(scope, request.id, after.shifts);
  await publishRequest(scope, request.id);
  return 'keeps';
}

/** A rule that extends its roster by itself is no call. */
function momentOf({ now }: TenantScope): Instant {
  return now ?? (Date.now() as Instant);
}

/** A ring needs every shift and everyone in it, whether they have answered or not. */
function asTrade({ kind, state, shifts, parties }: RequestRow): Trade {
  const ring = kind === 'ring';
  return {
    asked: state === 'asked',
    shifts: shifts.map(({ id, side, chosen, employee_id, receiver_id, start_at, end_at }) => ({
      id,
      side,
      chosen: chosen || ring,
      receiver: receiver_id ?? undefined,
      owner: employee_id,
      start: Date.parse(start_at) as Instant,
      end: Date.parse(end_at) as Instant,
    })),
    people: parties.map(({ employee_id, part, answer }) => ({
      id: employee_id,
      part: ring && part === 'candidate' ? 'partner' : part,
      answered: answer !== null,
    })),
  };
}
