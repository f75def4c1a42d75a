import { expect, test } from 'vitest';
import { stepBudget } from '../budget';
import { compileModel } from '../model';
import type { Problem } from '../problem';
import { score } from '../score';
import { anyProblem } from '../testing/any-problem';
import { anneal } from './anneal';

const settings = { seed: 7, hot: 20, cold: 0.3 };

const short = Array.from({ length: 8 }, (_, at) => anyProblem(at + 1, { days: 14, people: 6 }));
const long = [longer(anyProblem(40, { days: 90, people: 3 }))];

function longer(problem: Problem): Problem {
  return {
    ...problem,
    people: problem.people.map((person) => ({
      ...person,
      maxMinutes: person.minMinutes + 60 * 60,
      minMinutes: person.minMinutes / 2,
      maxWeekends: 9,
    })),
  };
}

test('every roster keeps every rule, costs what the judge says, and leaves locked cells alone', () => {
  for (const [at, problem] of [...short, ...long].entries()) {
    const found = anneal(compileModel(problem), { ...settings, budget: stepBudget(100) });
    const judged = score(problem, found.roster);
    const broken = judged.broken.filter(({ person }) => !found.stuck.includes(person));
    expect(broken, `problem ${at}`).toEqual([]);
    expect(found.cost, `problem ${at}`).toBeCloseTo(judged.cost, 6);
  }
});

test('it says whose rules allow no row, and rosters the others', () => {
  const [problem] = short as [Problem, ...Problem[]];
  const impossible = {
    ...problem,
    people: problem.people.map((person, at) =>
      at === 2 ? { ...person, minMinutes: 1e6, maxMinutes: 2e6 } : person,
    ),
  };
  const found = anneal(compileModel(impossible), { ...settings, budget: stepBudget(50) });
  expect(found.stuck).toContain(2);
  const broken = score(impossible, found.roster).broken;
  expect(broken.filter(({ person }) => !found.stuck.includes(person))).toEqual([]);
});

test('the same seed gives the same roster, another seed another', () => {
  const [problem] = short as [Problem, ...Problem[]];
  const run = (seed: number) =>
    anneal(compileModel(problem), { ...settings, seed, budget: stepBudget(40) }).roster;
  expect(run(1)).toEqual(run(1));
  expect(run(1)).not.toEqual(run(2));
});

test('more steps find a cheaper roster', () => {
  const cost = (steps: number) =>
    short.reduce((sum, problem) => {
      const found = anneal(compileModel(problem), { ...settings, budget: stepBudget(steps) });
      return sum + found.cost;
    }, 0);
  expect(cost(100)).toBeLessThan(0.98 * cost(1));
});

test('it ends as soon as it is stopped, with a legal roster', () => {
  const [problem] = short as [Problem, ...Problem[]];
  const found = anneal(compileModel(problem), { ...settings, budget: () => 1 });
  const broken = score(problem, found.roster).broken;
  expect(broken.filter(({ person }) => !found.stuck.includes(person))).toEqual([]);
});
