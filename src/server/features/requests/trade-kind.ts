// Gives and swaps: what approving them would do, and the change of the roster that carries them out.
import { hash } from 'node:crypto';
import type { DecisionEffect } from '#contract/api/requests';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { changedCover, isWorse } from '../cover/cover-effect';
import type { CoverChange } from '../cover/cover-world';
import { type Actor, editRoster } from '../roster/edit-roster';
import { changedShift, removeStatuses, replaceShifts } from '../roster/edit-rows';
import { findShiftRecord } from '../shifts/shifts.queries';
import type { RequestKind } from './request-kinds';
import type { RequestRow } from './requests.queries';
import { type Move, onDates, simulate } from './simulate';
import { asksForCover } from './tell-request';
import type { Worlds } from './worlds';

export const tradeKind: RequestKind = { effectsOf, carryOut };

/** The shifts that change hands, once someone accepted, or everyone in a ring. */
export function movesOf(request: RequestRow): Move[] {
  const { employee_id, shifts, parties } = request;
  const forCover = asksForCover(request);
  const inRing = shifts.flatMap(({ id, employee_id: from, receiver_id: to }) =>
    to ? [{ shiftId: id, from, to }] : [],
  );
  if (inRing.length > 0) return inRing;
  const partner = parties.find(({ part }) => part === 'partner');
  if (!partner) return [];
  return shifts
    .filter(({ chosen }) => chosen)
    .map(({ id, side }) =>
      side === 'given'
        ? { shiftId: id, from: employee_id, to: partner.employee_id, forCover }
        : { shiftId: id, from: partner.employee_id, to: employee_id },
    );
}

async function effectsOf(
  _scope: TenantScope,
  requests: readonly RequestRow[],
  worlds: Worlds,
): Promise<DecisionEffect[]> {
  if (requests.length === 0) return [];
  const moves = requests.map(movesOf);
  const world = await worlds.rules(
    requests.flatMap(({ shifts }, at) =>
      onDates(
        (moves[at] ?? []).flatMap(({ from, to }) => [from, to]),
        shifts.map(({ date }) => date),
      ),
    ),
  );
  const cover = await worlds.cover(
    requests.flatMap(({ shifts }) => shifts.filter(({ chosen }) => chosen).map(({ date }) => date)),
  );
  const effects: DecisionEffect[] = [];
  for (const [at, request] of requests.entries()) {
    const own = moves[at] ?? [];
    const simulated = simulate(world, own);
    const days = simulated ? changedCover(cover, coverChangeOf(request)) : [];
    const found = simulated ? [...simulated.blocks, ...simulated.warnings] : [];
    effects.push({
      fingerprint: hashOf([
        found.map(({ key }) => key).sort(),
        days,
        request.shifts.map(({ id, start_at, end_at, chosen }) => [id, start_at, end_at, chosen]),
        simulated?.people.map(({ minutes_before, minutes_after }) => [
          minutes_before,
          minutes_after,
        ]),
      ]),
      clean: simulated !== undefined && found.length === 0 && !isWorse(days),
      blocked: !simulated || simulated.blocks.length > 0,
      findings: simulated ? found.map(({ text }) => text) : ['A shift has changed since.'],
      people: simulated?.people ?? [],
      cover: days,
    });
  }
  return effects;
}

/** Another person makes a difference to cover, such as one without the skill that is asked for. */
export function coverChangeOf(request: RequestRow): CoverChange {
  const receiver = new Map(movesOf(request).map(({ shiftId, to }) => [shiftId, to]));
  const chosen = request.shifts.filter(({ id }) => receiver.has(id));
  return {
    gone: chosen.map(({ id }) => id),
    come: chosen.map(({ id, date, start_at, end_at, snapshot }) => ({
      employeeId: receiver.get(id) ?? '',
      siteId: snapshot.siteId,
      date,
      start: Date.parse(start_at) as Instant,
      end: Date.parse(end_at) as Instant,
      role: snapshot.role,
    })),
  };
}

function hashOf(picture: unknown): string {
  return hash('sha256', JSON.stringify(picture), 'hex').slice(0, 32);
}

/** Whoever accepts a shift at a time when they said that they can't knows better than anyone. */
const OWN_WISH = { override: { reason: 'They agreed to the request', onlyWishes: true } };

/** The rules are asked once more by the change itself, on what is then in the database. */
async function carryOut(scope: TenantScope, actor: Actor, request: RequestRow): Promise<void> {
  const moves = movesOf(request);
  const partners = request.parties.filter(({ part }) => part === 'partner');
  await editRoster(
    scope,
    actor,
    async (edit) => {
      // They are told of the request, so they needn't be told of the shift as well.
      edit.knownBy = request.parties.map(({ employee_id }) => employee_id);
      const changed = [];
      for (const { shiftId, to } of moves) {
        const shift = await findShiftRecord(scope, shiftId);
        if (shift) changed.push(changedShift(edit, shift, { employee_id: to }));
      }
      await removeStatuses(
        edit,
        changed.map(({ employee_id, local_date }) => ({ employee_id, date: local_date })),
      );
      await replaceShifts(edit, changed);
      return {
        result: undefined,
        auditEntry: {
          action: request.kind === 'give' ? 'request.given' : 'request.swapped',
          targetType: 'shift' as const,
          targetId: moves[0]?.shiftId ?? request.id,
          metadata: {
            employee: request.employee_name,
            partner: partners.map(({ name }) => name).join(' and '),
            date: (changed[0]?.local_date ?? null) as CalendarDate | null,
          },
        },
      };
    },
    OWN_WISH,
  );
}
