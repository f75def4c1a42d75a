import { fill } from '../../src/optimiser/fill/fill';
import type { Problem } from '../../src/optimiser/problem';
import { score } from '../../src/optimiser/score';
import { percentile, say } from '../server/measure';
import { cpuBudget, cpuSeconds, residentMegabytes } from './cpu';

export interface RosterInstance {
  name: string;
  problem: Problem;
}

export interface Limits {
  seconds: number;
  seeds: number;
}

/** One line each: the median of the seeds, judged by `score`. A broken rule fails the run. */
export async function fillInstances(
  instances: readonly RosterInstance[],
  best: ReadonlyMap<string, number>,
  { seconds, seeds }: Limits,
): Promise<void> {
  say(
    `${seconds} s of CPU, ${seeds} seeds; cost, gap and CPU are medians, first: when a legal roster was there`,
  );
  line(['instance', 'cost', 'from', 'to', 'broken', 'best', 'gap %', 'first s', 'CPU s', 'MB']);
  const gaps: number[] = [];
  for (const { name, problem } of instances) {
    const runs: Run[] = [];
    try {
      for (let seed = 1; seed <= seeds; seed += 1)
        runs.push(await fillOnce(problem, seconds, seed));
    } catch (error) {
      sayBroken(name, error);
      continue;
    }
    const middle = (values: number[]) => percentile(values, 50);
    const costs = runs.map(({ cost }) => cost);
    const known = best.get(name);
    const gap = known === undefined ? undefined : 100 * (middle(costs) / known - 1);
    if (gap !== undefined) gaps.push(gap);
    const broken = runs.reduce((sum, run) => sum + run.broken, 0);
    if (broken > 0) process.exitCode = 1;
    line([
      name,
      middle(costs),
      Math.min(...costs),
      Math.max(...costs),
      broken,
      known ?? '',
      gap?.toFixed(2) ?? '',
      middle(runs.map(({ first }) => first)).toFixed(1),
      middle(runs.map(({ spent }) => spent)).toFixed(1),
      Math.round(Math.max(...runs.map(({ megabytes }) => megabytes))),
    ]);
  }
  if (gaps.length > 0) {
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    say(
      `gap: mean ${mean.toFixed(2)} %, median ${percentile(gaps, 50).toFixed(2)} %, largest ${Math.max(...gaps).toFixed(2)} %`,
    );
  }
}

interface Run {
  cost: number;
  broken: number;
  /** When a legal roster was there, in seconds. */
  first: number;
  spent: number;
  megabytes: number;
}

async function fillOnce(problem: Problem, seconds: number, seed: number): Promise<Run> {
  const start = cpuSeconds();
  let first = 0;
  const onBetter = () => {
    first ||= cpuSeconds() - start;
  };
  const { roster } = await fill(problem, { budget: cpuBudget(seconds), seed, onBetter });
  const spent = cpuSeconds() - start;
  const { cost, broken } = score(problem, roster);
  return { cost, broken: broken.length, first, spent, megabytes: residentMegabytes() };
}

/** An instance that can't be read or run fails the command, but not the other instances. */
export function sayBroken(name: string, error: unknown): void {
  process.exitCode = 1;
  const reason = error instanceof Error ? error.message : String(error);
  say(`${name.padEnd(14)} could not be run: ${reason}`);
}

function line([name = '', ...cells]: (string | number)[]): void {
  say(`${String(name).padEnd(14)}${cells.map((cell) => String(cell).padStart(9)).join('')}`);
}
