import { expect, test } from 'vitest';
import { compileModel } from '../model';
import { OFF, type Problem } from '../problem';
import { seededRandom } from '../random';
import { score } from '../score';
import { anyProblem } from '../testing/any-problem';
import { createRowFinder } from './find-row';

/** Prices of every cell, many of them negative. */
function anyPrices(problem: Problem, seed: number): Float64Array {
  const random = seededRandom(seed);
  return Float64Array.from({ length: problem.days * (problem.kinds.length + 1) }, () =>
    Math.round(random() * 100 - 60),
  );
}

const alone = (problem: Problem): Problem => ({
  ...problem,
  people: problem.people.slice(0, 1),
  wishes: [],
  needs: [],
});

function price(problem: Problem, prices: Float64Array, row: Uint8Array): number {
  const width = problem.kinds.length + 1;
  return row.reduce((sum, kind, day) => sum + (prices[day * width + kind] as number), 0);
}

/** Tries every row. */
function cheapestByTrying(problem: Problem, prices: Float64Array, keep?: Uint8Array): number {
  const row = new Uint8Array(problem.days);
  let best = Infinity;
  const choose = (day: number) => {
    if (day === problem.days) {
      if (score(problem, row).broken.length === 0)
        best = Math.min(best, price(problem, prices, row));
      return;
    }
    for (let kind = OFF; kind <= problem.kinds.length; kind += 1) {
      if (keep && keep[day] !== 255 && keep[day] !== kind) continue;
      row[day] = kind;
      choose(day + 1);
    }
  };
  choose(0);
  return best;
}

test('no legal row is cheaper than the one found, and none is found where none exists', () => {
  const outcomes = { found: 0, none: 0 };
  for (let seed = 1; seed <= 50; seed += 1) {
    const days = anyProblem(seed, { days: 5 }).kinds.length > 2 ? 5 : 6;
    const problem = alone(anyProblem(seed, { days }));
    const prices = anyPrices(problem, seed);
    const finder = createRowFinder(compileModel(problem));
    const found = finder.find({ person: 0, prices });
    const tried = cheapestByTrying(problem, prices);
    expect(found, `seed ${seed}`).toBe(tried);
    if (found === Infinity) outcomes.none += 1;
    else {
      outcomes.found += 1;
      expect(score(problem, finder.row).broken, `seed ${seed}`).toEqual([]);
      expect(price(problem, prices, finder.row)).toBe(found);
    }
  }
  expect(outcomes.found).toBeGreaterThan(15);
  expect(outcomes.none).toBeGreaterThan(0);
});

test('one kind with a maximum is counted exactly', () => {
  let binding = 0;
  for (let seed = 1; seed <= 25; seed += 1) {
    const free = alone(anyProblem(seed, { days: 5 }));
    const problem = {
      ...free,
      people: free.people.map((person) => ({
        ...person,
        maxOfKind: person.maxOfKind.map((max, at) => (at === 0 ? 1 + (seed % 2) : max)),
      })),
    };
    const prices = anyPrices(problem, seed);
    const tried = cheapestByTrying(problem, prices);
    const finder = createRowFinder(compileModel(problem));
    expect(finder.find({ person: 0, prices, exact: true }), `seed ${seed}`).toBe(tried);
    if (tried !== cheapestByTrying(free, prices)) binding += 1;
  }
  expect(binding).toBeGreaterThan(3);
});

test('a window is replaced by the cheapest one that is legal with the days around it', () => {
  let windows = 0;
  for (let seed = 1; seed <= 120; seed += 1) {
    const problem = alone(anyProblem(seed, { days: 7 }));
    if (problem.kinds.length > 2) continue;
    const finder = createRowFinder(compileModel(problem));
    if (finder.find({ person: 0, prices: anyPrices(problem, seed) }) === Infinity) continue;
    const row = finder.row.slice();
    const starts = row.findIndex((kind, day) => day > 0 && kind === OFF && row[day - 1] !== OFF);
    const ends = row.findLastIndex((kind, day) => day > 0 && kind !== OFF && row[day - 1] === OFF);
    const from = Math.max(0, starts);
    const to = ends > from ? ends : problem.days;
    const prices = anyPrices(problem, seed + 1_000);
    // The stints beside the window stay as they are, so its first and last day are off.
    const isEdge = (day: number) => day === from || day === to - 1;
    const keep = row.map((kind, day) => (day >= from && day < to && !isEdge(day) ? 255 : kind));
    if (from === 0) keep[0] = 255;
    if (to === problem.days) keep[to - 1] = 255;
    const outside = row.map((kind, day) => (day >= from && day < to ? OFF : kind));
    const found = finder.find({ person: 0, prices, window: { row, from, to } });
    const whole = outside.slice();
    whole.set(finder.row.subarray(from, to), from);
    expect(score(problem, whole).broken, `seed ${seed}`).toEqual([]);
    expect(price(problem, prices, whole), `seed ${seed}`).toBe(
      cheapestByTrying(problem, prices, keep),
    );
    expect(found).toBeLessThan(Infinity);
    windows += 1;
  }
  expect(windows).toBeGreaterThan(20);
});

test('a negative price never opens a row that the rules close', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const problem = alone(anyProblem(seed, { days: 21 }));
    const prices = anyPrices(problem, seed).map((each) => each * 1e7);
    const finder = createRowFinder(compileModel(problem));
    if (finder.find({ person: 0, prices }) < Infinity)
      expect(score(problem, finder.row).broken, `seed ${seed}`).toEqual([]);
  }
});

test('limits of minutes, days and weekends over some days are kept, at a price near the cheapest', () => {
  let [binding, near] = [0, 0];
  for (let seed = 1; seed <= 50; seed += 1) {
    const free = alone(anyProblem(seed, { days: 6 }));
    if (free.kinds.length > 2) continue;
    const [person] = free.people as [Problem['people'][number]];
    const loose = { ...person, minMinutes: 0, minWork: 1, minRest: 1 };
    const limits = [
      { of: 'minutes' as const, from: seed % 3, to: 5, most: 60 * (8 + (seed % 5)) },
      { of: 'days' as const, from: 0, to: 4, most: 1 + (seed % 3) },
      { of: 'weekends' as const, from: 0, to: 5, most: seed % 2 },
    ];
    const problem = { ...free, people: [{ ...loose, limits }] };
    const prices = anyPrices(problem, seed);
    const finder = createRowFinder(compileModel(problem));
    const tried = cheapestByTrying(problem, prices);
    const found = finder.find({ person: 0, prices });
    if (tried === Infinity) continue;
    expect(score(problem, finder.row).broken, `seed ${seed}`).toEqual([]);
    expect(found, `seed ${seed}`).toBeGreaterThanOrEqual(tried);
    expect(price(problem, prices, finder.row)).toBe(found);
    if (tried === cheapestByTrying({ ...free, people: [loose] }, prices)) continue;
    binding += 1;
    if (found <= tried + 30) near += 1;
  }
  expect(binding).toBeGreaterThan(8);
  expect(near / binding).toBeGreaterThan(0.7);
});
