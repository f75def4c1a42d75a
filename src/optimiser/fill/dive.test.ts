import { expect, test } from 'vitest';
import { stepBudget } from '../budget';
import { loadLp } from '../lp';
import { compileModel } from '../model';
import { seededRandom } from '../random';
import { createRowFinder } from '../row/find-row';
import { score } from '../score';
import { anyProblem } from '../testing/any-problem';
import { anneal } from './anneal';
import { dive } from './dive';
import { generateRows } from './generate-rows';
import { createMaster, rosterOf } from './master';

const problem = anyProblem(3, { days: 7, people: 5 });
const model = compileModel(problem);

async function diveBelow(below: number) {
  const { roster, stuck } = anneal(model, { budget: stepBudget(20), seed: 1, hot: 5, cold: 1 });
  const master = createMaster(model, await loadLp());
  for (const person of problem.people.keys())
    master.add(person, roster.subarray(person * 7, (person + 1) * 7));
  const finder = createRowFinder(model);
  const limits = { rounds: 20, budget: stepBudget(1_000), until: 1 };
  const mix = generateRows(model, master, finder, limits);
  const isWhole = dive(model, master, finder, seededRandom(1), { ...limits, below });
  const found = rosterOf(model, master);
  master.dispose();
  return { isWhole, found, mix, stuck };
}

test('a dive ends with a legal roster that costs no less than the mix', async () => {
  const { isWhole, found, mix, stuck } = await diveBelow(Infinity);
  expect(isWhole).toBe(true);
  const { cost, broken } = score(problem, found);
  expect(broken.filter(({ person }) => !stuck.includes(person))).toEqual([]);
  expect(cost).toBeGreaterThan(mix.cost - 1e-6);
});

test('a dive gives up when it can no longer become cheaper than what is known', async () => {
  const { mix } = await diveBelow(Infinity);
  expect((await diveBelow(mix.cost)).isWhole).toBe(false);
});
