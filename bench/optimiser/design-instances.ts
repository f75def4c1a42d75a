import { checkRotation } from '../../src/optimiser/rotation/check-rotation';
import { designRotation } from '../../src/optimiser/rotation/design-rotation';
import type { RotationProblem } from '../../src/optimiser/rotation/rotation-problem';
import { percentile, say } from '../server/measure';
import { cpuBudget, cpuSeconds, residentMegabytes } from './cpu';
import { type Limits, sayBroken } from './fill-instances';

export interface RotationInstance {
  name: string;
  problem: RotationProblem;
}

const WORDS = { found: 'feasible', none: 'none exists', open: 'not decided' };

/** One line per instance and seed, judged by `checkRotation`. */
export async function designInstances(
  instances: readonly RotationInstance[],
  { seconds, seeds }: Limits,
): Promise<void> {
  say(
    `rotations, at most ${seconds} s of CPU each; 'none exists' is the solver's word, in floating point`,
  );
  const times: number[] = [];
  let decided = 0;
  for (const { name, problem } of instances)
    for (let seed = 1; seed <= seeds; seed += 1) {
      const start = cpuSeconds();
      const options = { seed, seconds, budget: cpuBudget(seconds) };
      const designed = await designRotation(problem, options).catch((error) => {
        sayBroken(name, error);
        return null;
      });
      if (!designed) continue;
      const spent = cpuSeconds() - start;
      times.push(spent);
      if (designed.outcome !== 'open') decided += 1;
      const broken =
        designed.outcome === 'found' ? checkRotation(problem, designed.rotation).length : 0;
      if (broken > 0) process.exitCode = 1;
      say(
        `${name.padEnd(14)}${String(problem.weeks).padStart(5)} people  ${WORDS[designed.outcome].padEnd(12)}${broken} broken${spent.toFixed(2).padStart(8)} s${residentMegabytes().toFixed(0).padStart(6)} MB`,
      );
    }
  const sum = times.reduce((total, each) => total + each, 0);
  say(
    `decided ${decided} of ${times.length}, together ${sum.toFixed(1)} s, median ${percentile(times, 50).toFixed(2)} s, p95 ${percentile(times, 95).toFixed(2)} s`,
  );
}
