// Swaps among three that free a day: mine goes to the first, theirs to the second, and theirs comes to me.
import type { ColleagueShift, Ring } from '#contract/api/requests';
import { LIMITS } from '#contract/limits';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { loadChoices } from './choices';
import { isCleanFor, simulate } from './simulate';

/** A ring is only needed, and only looked for, when nobody alone could swap without a warning. */
export async function listRings(
  scope: TenantScope,
  user: { employee_id: string | null },
  shiftId: string,
  now: Instant,
): Promise<Ring[]> {
  const { shift, shifts, world } = await loadChoices(scope, user, shiftId, now);
  const own = { id: shiftId, employee_id: shift.employeeId };
  const others = shifts.filter(({ date }) => date !== shift.date);
  const inTwo = others.some(({ id, employee_id }) => {
    const found = simulate(world, [
      { shiftId, from: shift.employeeId, to: employee_id },
      { shiftId: id, from: employee_id, to: shift.employeeId },
    ]);
    return found?.blocks.length === 0 && found.warnings.length === 0;
  });
  if (inTwo) return [];
  // Each person is checked alone: nobody's rules depend on who the others are.
  const fits = (gives: Owned, gets: Owned) => isCleanFor(world, gives, gets);
  const firsts = shifts.filter((first) => fits(first, own)).slice(0, LIMITS.ringTries);
  const seconds = others.filter((second) => fits(own, second)).slice(0, LIMITS.ringTries);
  const rings: Ring[] = [];
  for (const second of seconds) {
    // One ring for each shift that one could get is enough to choose from.
    const first = firsts.find(
      (each) => each.employee_id !== second.employee_id && fits(second, each),
    );
    if (first) rings.push({ first, second });
    if (rings.length >= LIMITS.rings) break;
  }
  return rings;
}

type Owned = Pick<ColleagueShift, 'id' | 'employee_id'>;
