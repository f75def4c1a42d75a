import { expect, test } from 'vitest';
import { stepBudget } from '../budget';
import { loadLp } from '../lp';
import { compileModel } from '../model';
import { score } from '../score';
import { anyProblem } from '../testing/any-problem';
import { anneal } from './anneal';
import { createMaster, rosterOf } from './master';

const problem = anyProblem(3, { days: 7, people: 4 });
const model = compileModel(problem);
const { roster } = anneal(model, { budget: stepBudget(20), seed: 1, hot: 5, cold: 1 });
const rowOf = (person: number) => roster.subarray(person * 7, (person + 1) * 7);

test('with one row for each person, the mix is that roster and costs what the judge says', async () => {
  const master = createMaster(model, await loadLp());
  for (const person of problem.people.keys()) expect(master.add(person, rowOf(person))).toBe(true);
  expect(master.add(0, rowOf(0))).toBe(false);
  expect(master.solve()).toBeCloseTo(score(problem, roster).cost, 6);
  expect(master.rows.map((row) => Math.round(master.shareOf(row)))).toEqual([1, 1, 1, 1]);
  master.dispose();
});

test('a row can be fixed before the mix was solved with it', async () => {
  const master = createMaster(model, await loadLp());
  for (const person of problem.people.keys()) {
    master.add(person, rowOf(person));
    master.add(person, new Uint8Array(7));
  }
  for (const row of master.rows)
    if (row.row.every((kind, day) => kind === rowOf(row.person)[day])) master.fix(row);
  expect(master.solve('dual')).toBeCloseTo(score(problem, roster).cost, 6);
  expect(rosterOf(model, master)).toEqual(roster);
  master.unfixAll();
  expect(master.solve()).toBeLessThan(score(problem, roster).cost + 1e-6);
  master.dispose();
});

test('a row that came while its person was fixed is open once nobody is', async () => {
  const master = createMaster(model, await loadLp());
  for (const person of problem.people.keys()) master.add(person, rowOf(person));
  master.fix(master.rows[0] as (typeof master.rows)[number]);
  const cost = master.solve('dual');
  master.add(0, new Uint8Array(7));
  master.unfixAll();
  expect(master.fixed).toEqual([undefined, undefined, undefined, undefined]);
  expect(master.solve()).toBeLessThan(cost + 1e-6);
  master.dispose();
});

test('rows that were dropped can come back', async () => {
  const master = createMaster(model, await loadLp());
  for (const person of problem.people.keys()) {
    master.add(person, rowOf(person));
    master.add(person, new Uint8Array(7));
  }
  const before = master.solve();
  const isFree = ({ row }: { row: Uint8Array }) => row.every((kind) => kind === 0);
  master.keepOnly(master.rows.filter((row) => !isFree(row)));
  expect(master.solve()).toBeCloseTo(score(problem, roster).cost, 6);
  expect(master.add(0, rowOf(0))).toBe(false);
  for (const person of problem.people.keys()) master.add(person, new Uint8Array(7));
  expect(master.solve()).toBeCloseTo(before, 6);
  master.dispose();
});
