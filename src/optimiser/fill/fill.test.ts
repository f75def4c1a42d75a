import { expect, test } from 'vitest';
import { stepBudget } from '../budget';
import { OFF, type Problem } from '../problem';
import { score } from '../score';
import { anyProblem } from '../testing/any-problem';
import { fill } from './fill';

const problems = Array.from({ length: 3 }, (_, at) => anyProblem(at + 1, { days: 7, people: 5 }));
const run = (problem: Problem, seed = 1) => fill(problem, { budget: stepBudget(120), seed });

/** Tries every roster of two people. */
function cheapestByTrying(problem: Problem): number {
  const rowsOf = (person: number) => {
    const alone = {
      ...problem,
      people: problem.people.slice(person, person + 1),
      wishes: [],
      needs: [],
    };
    let rows = [new Uint8Array(0)];
    for (let day = 0; day < problem.days; day += 1)
      rows = rows.flatMap((row) =>
        [OFF, ...problem.kinds.map((_, at) => at + 1)].map((kind) => Uint8Array.of(...row, kind)),
      );
    return rows.filter((row) => score(alone, row).broken.length === 0);
  };
  const [ones, others] = [rowsOf(0), rowsOf(1)];
  const costs = ones.flatMap((one) =>
    others.map((other) => score(problem, Uint8Array.of(...one, ...other)).cost),
  );
  return Math.min(...costs);
}

test('every roster keeps every rule and costs what the judge says, not less than the floor', async () => {
  for (const [at, problem] of problems.entries()) {
    const filled = await run(problem);
    const judged = score(problem, filled.roster);
    const broken = judged.broken.filter(({ person }) => !filled.stuck.includes(person));
    expect(broken, `problem ${at}`).toEqual([]);
    expect(filled.cost, `problem ${at}`).toBeCloseTo(judged.cost, 6);
    if (filled.floor !== null)
      expect(filled.cost, `problem ${at}`).toBeGreaterThan(filled.floor - 1e-6);
  }
});

test('a roster of two people is the cheapest of all', async () => {
  let compared = 0;
  for (let seed = 1; compared < 3; seed += 1) {
    const problem = anyProblem(seed, { days: 5, people: 2 });
    if (problem.kinds.length > 2) continue;
    const cheapest = cheapestByTrying(problem);
    if (cheapest === Infinity) continue;
    expect((await run(problem)).cost, `seed ${seed}`).toBe(cheapest);
    compared += 1;
  }
});

test('the same seed gives the same roster', async () => {
  const [problem] = problems as [Problem, ...Problem[]];
  const [one, other] = [await run(problem, 3), await run(problem, 3)];
  expect(one).toEqual(other);
});

test('every better roster is reported, each cheaper than the one before', async () => {
  const [, problem] = problems as [Problem, Problem, ...Problem[]];
  const costs: number[] = [];
  const options = { budget: stepBudget(60), seed: 1 };
  const { cost } = await fill(problem, { ...options, onBetter: (found) => costs.push(found.cost) });
  expect(costs.at(-1)).toBe(cost);
  expect(costs).toEqual(costs.toSorted((one, other) => other - one));
});
