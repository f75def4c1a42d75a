import { expect, test } from 'vitest';
import { stepBudget } from '../budget';
import { checkRotation } from './check-rotation';
import { offerRotations } from './offer-rotations';
import type { RotationProblem } from './rotation-problem';

const offer = (problem: RotationProblem, mostPeople = 8) =>
  offerRotations(problem, { seed: 1, budget: stepBudget(400), seconds: 30, mostPeople });

const everyDay = [1, 1, 1, 1, 1, 1, 1];
const block = { min: 2, max: 4 };

/** Day, evening and night, one person each, with five people; nobody goes backward. */
const three: RotationProblem = {
  weeks: 5,
  kinds: ['D', 'E', 'N'].map((name) => ({ name, heads: everyDay, block })),
  work: { min: 2, max: 6 },
  off: { min: 2, max: 4 },
  forbidden: [
    [2, 1],
    [3, 1],
    [3, 2],
  ],
};

test('three different rotations are offered, and each keeps every rule', async () => {
  const offered = await offer(three);
  expect(offered.outcome).toBe('found');
  if (offered.outcome !== 'found') return;
  expect(offered.rotations).toHaveLength(3);
  for (const rotation of offered.rotations) expect(checkRotation(three, rotation)).toEqual([]);
  expect(new Set(offered.rotations.map((rotation) => rotation.join(''))).size).toBe(3);
});

test('more heads than people: counting says why, and the smallest number of people that helps', async () => {
  const offered = await offer({ ...three, weeks: 2 });
  expect(offered).toMatchObject({
    outcome: 'none',
    because: { reason: 'heads', weekday: 0, asked: 3 },
    relaxations: [{ change: { what: 'people' } }],
  });
  if (offered.outcome !== 'none') return;
  const [way] = offered.relaxations;
  const to = way?.change.what === 'people' ? way.change.to : 0;
  expect(checkRotation({ ...three, weeks: to }, way?.rotation ?? [])).toEqual([]);
  expect((await offer({ ...three, weeks: to - 1 })).outcome).toBe('none');
});

test('where blocks are too strict, each small change that helps is offered with its rotation', async () => {
  // 21 days of work in blocks of 7 are three blocks; 14 days off in three blocks of up to 4 are too many.
  const strict = { ...three, work: { min: 7, max: 7 } };
  const offered = await offer(strict);
  expect(offered.outcome).toBe('none');
  if (offered.outcome !== 'none') return;
  expect(offered.because).toEqual({ reason: 'blocks' });
  expect(offered.relaxations.map(({ change }) => change)).toContainEqual({
    what: 'off max',
    to: 5,
  });
  for (const { change, rotation } of offered.relaxations) {
    if (change.what === 'off max')
      expect(checkRotation({ ...strict, off: { min: 2, max: 5 } }, rotation)).toEqual([]);
  }
});

test('nobody is added beyond the number of people that there may be', async () => {
  const offered = await offer({ ...three, weeks: 2 }, 2);
  expect(offered).toMatchObject({ outcome: 'none', relaxations: [] });
});
