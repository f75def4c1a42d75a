// Designs a rotation for given heads and rules, or says that none was found to exist.
import type { Budget } from '../budget';
import { loadLp } from '../lp';
import { seededRandom } from '../random';
import { automatonOf, statesAfterOff } from './automaton';
import { checkRotation } from './check-rotation';
import { circuitOf, smallParts } from './circuit';
import { findCirculation, stepsOf } from './circulation';
import { type CountedOut, countedOut } from './counted-out';
import type { Rotation, RotationProblem } from './rotation-problem';

export type Designed =
  | { outcome: 'found'; rotation: Rotation }
  /** `by: 'solver'` rests on its floating point numbers, `by: 'counting'` is certain. */
  | { outcome: 'none'; by: 'solver' }
  | { outcome: 'none'; by: 'counting'; because: CountedOut }
  /** The budget ended first. */
  | { outcome: 'open' };

export interface DesignOptions {
  seed: number;
  budget: Budget;
  /** The brake for one circulation, by the clock; the solver can't ask the budget. */
  seconds: number;
  /** Random prices from the first round on, which give another rotation than the plain one. */
  vary?: boolean;
}

/** A solver that is stuck often finds an answer straight away when it begins again, so it gets little at first. */
const FIRST_NODES = 20;
/** The solver refuses numbers beyond 32 bits, which many quick rounds would reach. */
const MOST_NODES = 1_000_000;

export async function designRotation(
  problem: RotationProblem,
  { seed, budget, seconds, vary = false }: DesignOptions,
): Promise<Designed> {
  const because = countedOut(problem);
  if (because) return { outcome: 'none', by: 'counting', because };
  const createLp = await loadLp();
  const random = seededRandom(seed);
  const automaton = automatonOf(problem);
  const steps = stepsOf(automaton);
  // Rules that no walk keeps leave no step, and of nothing the solver can't say that it is impossible.
  if (steps.length === 0) return { outcome: 'none', by: 'solver' };
  const afterOff = statesAfterOff(automaton);
  const cuts: Set<number>[] = [];
  for (let round = 0; budget() < 1; round += 1) {
    const isPlain = !vary && round % 4 === 0;
    const costs = steps.map(() => (isPlain ? 0 : Math.floor(random() * 10)));
    const nodes = Math.min(MOST_NODES, Math.round(FIRST_NODES * 1.5 ** round));
    const circulation = findCirculation(
      problem,
      {
        steps,
        states: automaton.length,
        afterOff,
        cuts,
        costs,
        seed: seed + round,
        nodes,
        seconds,
      },
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
