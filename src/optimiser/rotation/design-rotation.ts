// Designs a rotation for given heads and rules, or says that none was found to exist.
import type { Budget } from '../budget';
import { loadLp } from '../lp';
import { seededRandom } from '../random';
import { automatonOf } from './automaton';
import { checkRotation } from './check-rotation';
import { circuitOf, smallParts } from './circuit';
import { findCirculation, headsOff, stepsOf } from './circulation';
import type { Rotation, RotationProblem } from './rotation-problem';

export type Designed =
  | { outcome: 'found'; rotation: Rotation }
  /** `by: 'solver'` rests on its floating point numbers, `by: 'counting'` is certain. */
  | { outcome: 'none'; by: 'solver' | 'counting' }
  /** The budget ended first. */
  | { outcome: 'open' };

export interface DesignOptions {
  seed: number;
  budget: Budget;
  /** The brake for one circulation, by the clock; the solver can't ask the budget. */
  seconds: number;
}

/** A solver that is stuck often finds an answer straight away when it begins again, so it gets little at first. */
const FIRST_NODES = 20;

export async function designRotation(
  problem: RotationProblem,
  { seed, budget, seconds }: DesignOptions,
): Promise<Designed> {
  const weekdays = [0, 1, 2, 3, 4, 5, 6];
  if (weekdays.some((weekday) => headsOff(problem, weekday) < 0))
    return { outcome: 'none', by: 'counting' };
  const createLp = await loadLp();
  const random = seededRandom(seed);
  const automaton = automatonOf(problem);
  const steps = stepsOf(automaton);
  const cuts: Set<number>[] = [];
  for (let round = 0; budget() < 1; round += 1) {
    const isPlain = round % 4 === 0;
    const costs = steps.map(() => (isPlain ? 0 : Math.floor(random() * 10)));
    const nodes = Math.round(FIRST_NODES * 1.5 ** round);
    const circulation = findCirculation(
      problem,
      { steps, states: automaton.length, cuts, costs, seed: seed + round, nodes, seconds },
      createLp,
    );
    if (circulation.outcome === 'none') return { outcome: 'none', by: 'solver' };
    if (circulation.outcome === 'open') continue;
    const rotation = circuitOf(problem, steps, circulation.times);
    if (rotation && checkRotation(problem, rotation).length === 0)
      return { outcome: 'found', rotation };
    cuts.push(...smallParts(steps, circulation.times));
  }
  return { outcome: 'open' };
}
