// What becomes of gives and swaps when the roster changes under them, or when one of their people leaves.

import { whatBecameOf } from '#engine/requests/what-became-of';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import type { RosterChange } from '../roster/roster-change';
import { moveRequest } from './move-request';
import {
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
  const accepted = request.state === 'waiting';
  const became = request.shifts.map((shift) => ({
    shift,
    ...whatBecameOf(shift.snapshot, current.get(shift.id) ?? null, {
      accepted: accepted && shift.chosen,
    }),
  }));
  const decisive = became.filter(({ shift }) => shift.chosen);
  const ended = decisive.find((each) => each.outcome === 'void');
  const at = Date.now() as Instant;
  if (ended?.outcome === 'void') {
    await moveRequest(scope, request, { to: 'void', by: null, note: ended.why, at });
    return;
  }
  // Another shift that would have been taken in return only drops out, unless it was the last one.
  const wanted = became.filter(({ shift }) => shift.side === 'wanted' && !shift.chosen);
  const last = wanted.find((each) => each.outcome === 'void');
  if (!accepted && last?.outcome === 'void' && wanted.every(({ outcome }) => outcome === 'void')) {
    await moveRequest(scope, request, { to: 'void', by: null, note: last.why, at });
    return;
  }
  if (!decisive.some(({ outcome }) => outcome === 'asks again')) return;
  for (const { shift } of decisive) {
    const snapshot = current.get(shift.id);
    await updateRequestShift(scope, request.id, shift.id, {
      ...(snapshot && { snapshot }),
      chosen: shift.side === 'given',
    });
  }
  const partner = request.parties.find(({ part }) => part === 'partner');
  if (partner) await askAgain(scope, request.id, partner.employee_id);
  const note = 'The times of a shift changed a little, so the answer is asked for again.';
  await moveRequest(scope, request, { to: 'asked', by: null, note, at });
}

function askAgain(scope: TenantScope, requestId: string, employeeId: string): Promise<void> {
  return updateParty(scope, requestId, employeeId, {
    part: 'candidate',
    answer: null,
    answered_at: null,
  });
}

/** Ends what people who left had asked for or accepted. Elsewhere they only drop out. */
export async function endRequestsOf(
  scope: TenantScope,
  employeeIds: readonly string[],
): Promise<void> {
  const gone = new Set(employeeIds);
  const at = Date.now() as Instant;
  for (const request of await listLiveOf(scope, employeeIds)) {
    const candidates = request.parties.filter(({ part }) => part === 'candidate');
    for (const { employee_id } of candidates.filter((party) => gone.has(party.employee_id))) {
      await updateParty(scope, request.id, employee_id, {
        answer: 'out',
        answered_at: new Date(at),
      });
    }
    const needed = request.parties.some(
      ({ employee_id, part }) => part !== 'candidate' && gone.has(employee_id),
    );
    const nobodyLeft =
      request.state === 'asked' &&
      candidates.every(({ employee_id, answer }) => gone.has(employee_id) || answer !== null);
    if (!needed && !nobodyLeft) continue;
    const note = needed ? 'Someone who was part of it left.' : 'Nobody is left to ask.';
    await moveRequest(scope, request, { to: 'void', by: null, note, at });
  }
}
