// Someone asks colleagues to take or swap a shift. Until it is done, the shift stays theirs.
import type { NewRequestInput } from '#contract/api/requests';
import { AppError } from '#contract/errors';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { takeFromBudgets } from '../../http/rate-limit';
import { lockRoster } from '../roster/revision';
import { getOwnShift, listColleagues } from './choices';
import { createRequest } from './move-request';
import { type RequestRow, readSnapshots, type Snapshot } from './requests.queries';
import { loadWorld, type Move, onDates, simulate } from './simulate';

interface Asker {
  id: string;
  name: string;
  employee_id: string | null;
}

/** Colleagues must not be asked all day. */
const ASKS = { name: 'requests', limit: 40, minutes: 24 * 60 };

export async function askColleagues(
  scope: TenantScope,
  user: Asker,
  input: NewRequestInput,
  now: Instant,
): Promise<RequestRow> {
  await lockRoster(scope);
  const own = await getOwnShift(scope, user.employee_id, input.shiftId, now);
  await takeFromBudgets(scope.db, { ...ASKS, of: [user.id], count: 1 }, 'You asked often today.');
  const colleagues = await listColleagues(scope, own.shift, own.policies);
  const offer = { id: input.shiftId, shift: own.shift };
  const asked = await askedBy(scope, offer, colleagues, input, now);
  const to = (id: string) => {
    const receiverId = asked.receivers?.get(id);
    return receiverId ? { receiverId } : {};
  };
  return createRequest(
    scope,
    user,
    {
      kind: input.kind,
      state: 'asked',
      employeeId: own.shift.employeeId,
      reason: input.reason || null,
      startsAt: new Date(own.shift.start),
      expiresAt: new Date(Math.min(own.until, ...asked.startsOfRing)),
      shifts: [
        {
          shiftId: input.shiftId,
          side: 'given',
          snapshot: own.shift,
          chosen: true,
          ...to(input.shiftId),
        },
        ...asked.wanted.map(([shiftId, snapshot]) => ({
          shiftId,
          side: 'wanted' as const,
          snapshot,
          chosen: false,
          ...to(shiftId),
        })),
      ],
      parties: [
        { employeeId: own.shift.employeeId, part: 'asker' },
        ...asked.candidates.map((employeeId) => ({ employeeId, part: 'candidate' as const })),
      ],
    },
    { at: now },
  );
}

interface Offer {
  id: string;
  shift: Snapshot;
}

interface Asked {
  candidates: string[];
  wanted: [id: string, shift: Snapshot][];
  /** Who gets which shift in a ring. */
  receivers?: ReadonlyMap<string, string>;
  /** All of them are needed, so it ends when the first begins. */
  startsOfRing: readonly Instant[];
}

type Colleagues = Awaited<ReturnType<typeof listColleagues>>;

function askedBy(
  scope: TenantScope,
  offer: Offer,
  colleagues: Colleagues,
  input: NewRequestInput,
  now: Instant,
): Promise<Asked> {
  switch (input.kind) {
    case 'give':
      return takersOf(scope, offer, colleagues, input.to, now);
    case 'swap':
      return partnersOf(scope, offer, colleagues, input.for, now);
    case 'ring':
      return ringOf(scope, offer, colleagues, input.through, now);
    default:
      return input satisfies never;
  }
}

/** Those who are named, or everyone who could take the shift. */
async function takersOf(
  scope: TenantScope,
  { id, shift }: Offer,
  colleagues: Colleagues,
  named: readonly string[] | undefined,
  now: Instant,
): Promise<Asked> {
  const known = new Set(colleagues.map((colleague) => colleague.id));
  const ids = named ? [...new Set(named)] : [...known];
  if (ids.some((each) => !known.has(each))) throw new AppError('not_found');
  const world = await loadWorld(scope, onDates([shift.employeeId, ...ids], [shift.date]), now);
  const able = ids.filter((to) => isPossible(world, [{ shiftId: id, from: shift.employeeId, to }]));
  if (able.length === 0 || (named && able.length < ids.length)) {
    throw new AppError('not_available');
  }
  return { candidates: able, wanted: [], startsOfRing: [] };
}

async function partnersOf(
  scope: TenantScope,
  { id, shift }: Offer,
  colleagues: Colleagues,
  named: readonly string[],
  now: Instant,
): Promise<Asked> {
  const wanted = await readWanted(scope, colleagues, named, now);
  const partners = [...new Set([...wanted.values()].map(({ employeeId }) => employeeId))];
  const dates = [shift.date, ...[...wanted.values()].map(({ date }) => date)];
  const world = await loadWorld(scope, onDates([shift.employeeId, ...partners], dates), now);
  for (const [wantedId, { employeeId }] of wanted) {
    const possible = isPossible(world, [
      { shiftId: id, from: shift.employeeId, to: employeeId },
      { shiftId: wantedId, from: employeeId, to: shift.employeeId },
    ]);
    if (!possible) throw new AppError('not_available');
  }
  return { candidates: partners, wanted: [...wanted], startsOfRing: [] };
}

/** The given shift goes to the person of the first, that one to the person of the second, and so back to the asker. */
async function ringOf(
  scope: TenantScope,
  { id, shift }: Offer,
  colleagues: Colleagues,
  named: readonly string[],
  now: Instant,
): Promise<Asked> {
  const found = await readWanted(scope, colleagues, named, now);
  const wanted = named.flatMap((each): Asked['wanted'] => {
    const snapshot = found.get(each);
    return snapshot ? [[each, snapshot]] : [];
  });
  const ring: Asked['wanted'] = [[id, shift], ...wanted];
  const people = ring.map(([, { employeeId }]) => employeeId);
  if (new Set(people).size < 3) throw new AppError('not_found');
  const moves = ring.map(([shiftId, { employeeId: from }], at) => ({
    shiftId,
    from,
    to: people[(at + 1) % people.length] ?? from,
  }));
  const dates = ring.map(([, { date }]) => date);
  const world = await loadWorld(scope, onDates(people, dates), now);
  if (!isPossible(world, moves)) throw new AppError('not_available');
  return {
    candidates: people.slice(1),
    wanted,
    startsOfRing: wanted.map(([, { start }]) => start),
    receivers: new Map(moves.map(({ shiftId, to }) => [shiftId, to])),
  };
}

/** Only published shifts of colleagues that haven't started: others don't exist for whoever asks. */
async function readWanted(
  scope: TenantScope,
  colleagues: Colleagues,
  named: readonly string[],
  now: Instant,
): Promise<Map<string, Snapshot>> {
  const known = new Set(colleagues.map((colleague) => colleague.id));
  const wanted = await readSnapshots(scope, named);
  const isOpen = ({ published, employeeId, start }: Snapshot) =>
    published && known.has(employeeId) && start > now;
  if (wanted.size < new Set(named).size || ![...wanted.values()].every(isOpen)) {
    throw new AppError('not_found');
  }
  return wanted;
}

function isPossible(world: Awaited<ReturnType<typeof loadWorld>>, moves: Move[]): boolean {
  return simulate(world, moves)?.blocks.length === 0;
}
