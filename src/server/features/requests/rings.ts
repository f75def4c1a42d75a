// Swaps among three that free a day: mine goes to the first, theirs to the second, and theirs comes to me.
import type { ColleagueShift, Ring } from '#contract/api/requests';
import { LIMITS } from '#contract/limits';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { loadCoverWorld } from '../cover/load-cover-world';
import { findSwaps, freesDay, keepsCover, loadChoices } from './choices';
import { isCleanFor } from './simulate';

/** A ring is only needed, and only looked for, when no swap between two frees the day without a manager. */
export async function listRings(
  scope: TenantScope,
  user: { employee_id: string | null },
  shiftId: string,
  now: Instant,
): Promise<Ring[]> {
  const choices = await loadChoices(scope, user, shiftId, now);
  const { own, shifts, world } = choices;
  const inTwo = await findSwaps(scope, choices);
  if (inTwo.some(({ frees_day, clean }) => frees_day && clean)) return [];
  const others = shifts.filter((each) => freesDay(own, each));
  // Each person is checked alone: nobody's rules depend on who the others are.
  const fits = (gives: Owned, gets: Owned) => isCleanFor(world, gives, gets);
  const firsts = shifts.filter((first) => fits(first, own)).slice(0, LIMITS.ringTries);
  const seconds = others.filter((second) => fits(own, second)).slice(0, LIMITS.ringTries);
  const dates = [own, ...firsts, ...seconds].map(({ date }) => date);
  const cover = await loadCoverWorld(scope, seconds.length > 0 ? dates : []);
  const covered = (first: Owned, second: Owned) =>
    keepsCover(world, cover, [
      { shiftId: own.id, from: own.employee_id, to: first.employee_id },
      { shiftId: first.id, from: first.employee_id, to: second.employee_id },
      { shiftId: second.id, from: second.employee_id, to: own.employee_id },
    ]);
  const rings: Ring[] = [];
  for (const second of seconds) {
    // One ring for each shift that one could get is enough to choose from.
    const first = firsts.find(
      (each) =>
        each.employee_id !== second.employee_id && fits(second, each) && covered(each, second),
    );
    if (first) rings.push({ first, second });
    if (rings.length >= LIMITS.rings) break;
  }
  return rings;
}

type Owned = Pick<ColleagueShift, 'id' | 'employee_id'>;
