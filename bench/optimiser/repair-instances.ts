import { anneal } from '../../src/optimiser/fill/anneal';
import { compileModel } from '../../src/optimiser/model';
import { seededRandom } from '../../src/optimiser/random';
import { findRepairs } from '../../src/optimiser/repair/find-repairs';
import { percentile, say } from '../server/measure';
import { cpuBudget, cpuSeconds } from './cpu';
import type { Limits, RosterInstance } from './fill-instances';

const CALLS = 60;

/** Sick calls in a roster that was annealed for a moment: how long the three cheapest repairs take. */
export function repairInstances(instances: readonly RosterInstance[], { seconds }: Limits): void {
  for (const { name, problem } of instances) {
    const { days, people } = problem;
    const heat = { hot: 1, cold: 0.3 };
    const { roster } = anneal(compileModel(problem), {
      ...heat,
      budget: cpuBudget(seconds),
      seed: 1,
    });
    const random = seededRandom(3);
    const times: number[] = [];
    let complete = 0;
    while (times.length < CALLS) {
      const at = Math.floor(random() * roster.length);
      if (roster[at] === 0) continue;
      const start = cpuSeconds();
      const lost = { person: Math.floor(at / days), day: at % days };
      const { repairs } = findRepairs(problem, { roster, ...lost, changePrice: 5, count: 3 });
      times.push(1_000 * (cpuSeconds() - start));
      if (repairs.length === 3) complete += 1;
    }
    say(
      `${name.padEnd(14)}${String(people.length).padStart(5)} people${String(days).padStart(5)} days  p50 ${percentile(times, 50).toFixed(0)} ms  p95 ${percentile(times, 95).toFixed(0)} ms  three answers to ${complete} of ${CALLS} calls`,
    );
  }
}
