// Claims on open shifts of which a manager picks who gets them: what picking would do, and the shift that it makes.
import { createHash } from 'node:crypto';
import type { OpenShift } from '#contract/api/open-shifts';
import type { Card, DecisionEffect } from '#contract/api/requests';
import { AppError } from '#contract/errors';
import type { Role } from '#contract/rights';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import { changedCover } from '../cover/cover-effect';
import type { CoverWorld } from '../cover/cover-world';
import { mayDecide } from '../leave/may-decide';
import { sealed } from '../requests/fingerprint';
import type { RequestKind } from '../requests/request-kinds';
import { listClaimsOf, type RequestRow } from '../requests/requests.queries';
import { simulateNewShift, type World } from '../requests/simulate';
import { type Worlds, worldsOf } from '../requests/worlds';
import { type Actor, editRoster } from '../roster/edit-roster';
import { removeStatuses } from '../roster/edit-rows';
import type { LoadedPerson } from '../rules/load-people';
import { endClaims } from './ask-for-place';
import { asShift, missingSkills } from './obstacles';
import { findOpenShift, listOpenShiftsById } from './open-shifts.queries';
import { takePlace } from './take-place';

export const claimKind: RequestKind = { effectsOf, carryOut };

const openShiftIdOf = ({ details }: RequestRow) => String(details.openShiftId);

async function effectsOf(
  scope: TenantScope,
  requests: readonly RequestRow[],
  worlds: Worlds,
): Promise<DecisionEffect[]> {
  if (requests.length === 0) return [];
  const shifts = await listOpenShiftsById(scope, [...new Set(requests.map(openShiftIdOf))]);
  const world = await worlds.rules(
    requests.map((request) => {
      const date = shifts.get(openShiftIdOf(request))?.date;
      return { employeeId: request.employee_id, dates: date ? [date] : [] };
    }),
  );
  const cover = await worlds.cover([...shifts.values()].map(({ date }) => date));
  const effects: DecisionEffect[] = [];
  for (const request of requests) {
    const open = shifts.get(openShiftIdOf(request));
    const person = world.people.get(request.employee_id);
    if (!open || !person) effects.push(gone(request));
    else effects.push(effectOf({ world, open, person, cover }));
  }
  return effects;
}

/** Who put their name down for one open shift, each with what picking them would do. */
export async function listClaims(
  scope: TenantScope,
  user: { employee_id: string | null; role: Role | null },
  id: string,
  now: Instant,
): Promise<Card[]> {
  if (!(await findOpenShift(scope, id))) throw new AppError('not_found');
  const requests = await listClaimsOf(scope, id);
  const effects = await effectsOf(scope, requests, worldsOf(scope, now));
  const cards: Card[] = [];
  for (const [at, request] of requests.entries()) {
    const effect = effects[at];
    const may_decide = await mayDecide(scope, user, request.employee_id);
    if (effect) cards.push({ request, effect: sealed(effect, request.version), may_decide });
  }
  return cards;
}

/** The site was deleted, or the shift group for which it was open. */
function gone({ id }: RequestRow): DecisionEffect {
  const findings = ["This open shift isn't there any more."];
  const nothing = { clean: false, people: [], cover: [] };
  return { fingerprint: hashOf([id]), blocked: true, findings, ...nothing };
}

interface Claim {
  world: World;
  open: OpenShift;
  person: LoadedPerson;
  cover: CoverWorld;
}

function effectOf({ world, open, person, cover }: Claim): DecisionEffect {
  const shift = asShift(open, world.book);
  const simulated = simulateNewShift(world, person.id, shift);
  const missing = missingSkills(person, open, shift).map((text) => `${person.name}: ${text}.`);
  const full = open.takers.length >= open.places ? ['Enough people have it.'] : [];
  const blocks = [...full, ...missing, ...(simulated?.blocks ?? []).map(({ text }) => text)];
  const findings = [...blocks, ...(simulated?.warnings ?? []).map(({ text }) => text)];
  const people = simulated?.people ?? [];
  const { start, end, role, siteId } = shift;
  const come = [{ employeeId: person.id, siteId, date: open.date, start, end, role }];
  const changed = changedCover(cover, { gone: [], come });
  const hours = people.map((each) => [each.minutes_before, each.minutes_after]);
  return {
    fingerprint: hashOf([open.id, findings.toSorted(), changed, hours]),
    clean: findings.length === 0,
    blocked: blocks.length > 0,
    findings,
    people,
    cover: changed,
  };
}

function hashOf(picture: unknown): string {
  return createHash('sha256').update(JSON.stringify(picture)).digest('hex').slice(0, 32);
}

/** They asked for it themselves, so what they can't do otherwise is no obstacle. */
const OWN_WISH = { override: { reason: 'They asked for the open shift', onlyWishes: true } };

async function carryOut(
  scope: TenantScope,
  actor: Actor,
  request: RequestRow,
  at: Instant,
): Promise<void> {
  const { employee_id, employee_name } = request;
  const open = await findOpenShift(scope, openShiftIdOf(request));
  if (!open) throw new AppError('not_found');
  if (open.takers.length >= open.places) throw new AppError('open_shift_taken');
  await editRoster(
    scope,
    actor,
    async (edit) => {
      // They are told of the request, so they needn't be told of the shift as well.
      edit.knownBy = [employee_id];
      await removeStatuses(edit, [{ employee_id, date: open.date }]);
      const { id } = await takePlace(edit, open, employee_id, at);
      return {
        result: undefined,
        auditEntry: {
          action: 'open-shift.picked',
          targetType: 'shift',
          targetId: id,
          metadata: { employee: employee_name, date: open.date },
        },
      };
    },
    OWN_WISH,
  );
  if (open.takers.length + 1 >= open.places) {
    await endClaims(scope, open.id, 'Someone else got it.', at);
  }
  await publish(scope, 'open-shifts');
}
