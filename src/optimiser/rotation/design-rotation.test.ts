import { expect, test } from 'vitest';
import { stepBudget } from '../budget';
import { seededRandom } from '../random';
import { checkRotation } from './check-rotation';
import { designRotation } from './design-rotation';
import type { RotationProblem } from './rotation-problem';

const design = (problem: RotationProblem, seed = 1) =>
  designRotation(problem, { seed, budget: stepBudget(40), seconds: 30 });

/** Eight people, two by day and two by night; nobody works a day after a night. */
const depot: RotationProblem = {
  weeks: 8,
  kinds: [
    { name: 'D', heads: [2, 2, 2, 2, 2, 2, 2], block: { min: 2, max: 4 } },
    { name: 'N', heads: [2, 2, 2, 2, 2, 2, 2], block: { min: 2, max: 4 } },
  ],
  off: { min: 2, max: 5 },
  work: { min: 2, max: 5 },
  forbidden: [[2, 1]],
};

/** Small enough to try every rotation of two weeks. */
function anyRotation(seed: number): RotationProblem {
  const random = seededRandom(seed);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const weeks = 2;
  const offMin = whole(1, 2);
  const workMin = whole(1, 3);
  const forbidden = random() < 0.5 ? [] : [random() < 0.5 ? [0, 1, 0] : [1, 0, 1]];
  return {
    weeks,
    kinds: [
      {
        name: 'D',
        heads: Array.from({ length: 7 }, () => whole(0, weeks)),
        block: { min: whole(1, 2), max: whole(3, 6) },
      },
    ],
    off: { min: offMin, max: offMin + whole(1, 3) },
    work: { min: workMin, max: workMin + whole(1, 3) },
    forbidden,
    freeWeekends: whole(0, 1),
  };
}

function existsByTrying(problem: RotationProblem): boolean {
  const heads = problem.kinds[0]?.heads ?? [];
  // One of two people works: in the first week or in the second.
  return Array.from({ length: 2 ** 7 }, (_, code) => code).some((code) => {
    const first = heads.map((head, day) => (head === 1 ? (code >> day) & 1 : head / 2));
    const second = heads.map((head, day) => head - (first[day] ?? 0));
    return checkRotation(problem, [...first, ...second]).length === 0;
  });
}

test('a depot gets a rotation that keeps every rule', async () => {
  const designed = await design(depot);
  expect(designed.outcome).toBe('found');
  if (designed.outcome === 'found') expect(checkRotation(depot, designed.rotation)).toEqual([]);
});

test('the same seed gives the same rotation', async () => {
  expect(await design(depot, 5)).toEqual(await design(depot, 5));
});

test('more work than people is impossible by counting', async () => {
  expect(await design({ ...depot, weeks: 3 })).toEqual({
    outcome: 'none',
    by: 'counting',
    because: { reason: 'heads', weekday: 0, asked: 4 },
  });
});

test('days that no number of blocks gives are impossible by counting', async () => {
  // 28 days of work in blocks of 5 or 6 are 5 blocks, and 84 days off don't fit between them.
  const because = { reason: 'blocks' };
  const stiff = { ...depot, weeks: 16, work: { min: 5, max: 6 } };
  expect(await design({ ...stiff, off: { min: 2, max: 5 } })).toMatchObject({ because });
});

test('rules that no row of days keeps are told from a search that ran out of time', async () => {
  const block = { min: 1, max: 2 };
  const stiff = {
    ...depot,
    weeks: 2,
    kinds: [{ name: 'D', heads: [1, 2, 0, 1, 2, 2, 2], block }],
    off: { min: 1, max: 3 },
    work: { min: 3, max: 6 },
    forbidden: [],
  };
  expect(await design(stiff)).toMatchObject({ outcome: 'none' });
});

test('a rotation has the free weekends that are asked for, up to what the heads leave', async () => {
  for (const freeWeekends of [2, 3, 4]) {
    const problem = { ...depot, freeWeekends };
    const designed = await design(problem);
    expect(designed.outcome).toBe('found');
    if (designed.outcome === 'found') expect(checkRotation(problem, designed.rotation)).toEqual([]);
  }
  expect(await design({ ...depot, freeWeekends: 5 })).toMatchObject({
    because: { reason: 'free weekends', possible: 4 },
  });
});

test('it finds a rotation exactly where one exists', async () => {
  const outcomes = { found: 0, none: 0, open: 0 };
  for (let seed = 1; seed <= 30; seed += 1) {
    const problem = anyRotation(seed);
    const { outcome } = await design(problem);
    outcomes[outcome] += 1;
    expect(outcome, `seed ${seed}`).toBe(existsByTrying(problem) ? 'found' : 'none');
  }
  expect(outcomes.found).toBeGreaterThan(1);
  expect(outcomes.none).toBeGreaterThan(1);
});

test('the check names every broken rule', () => {
  const week: RotationProblem = {
    weeks: 1,
    kinds: [{ name: 'D', heads: [1, 1, 1, 0, 0, 1, 1], block: { min: 1, max: 5 } }],
    off: { min: 2, max: 2 },
    work: { min: 2, max: 5 },
    forbidden: [],
  };
  const rules = (text: string, changes: Partial<RotationProblem> = {}) =>
    checkRotation({ ...week, ...changes }, Array.from(text, Number)).map(({ rule }) => rule);
  expect(rules('1110011')).toEqual([]);
  expect(rules('111001')).toEqual(['length']);
  expect(rules('1110111')).toEqual([
    'heads',
    'block of days off',
    'block of work',
    'block of a kind',
  ]);
  expect(rules('1110011', { forbidden: [[0, 1, 1]] })).toEqual(['forbidden sequence']);
  expect(rules('1110011', { freeWeekends: 1 })).toEqual(['free weekends']);
  expect(rules('1111111')).toContain('block of work');
});
