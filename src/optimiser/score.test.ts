import { expect, test } from 'vitest';
import type { Person, Problem } from './problem';
import { score } from './score';

const DAY = 1;
const NIGHT = 2;

const amy: Person = {
  name: 'Amy',
  maxOfKind: [7, 2],
  minMinutes: 960,
  maxMinutes: 2400,
  minWork: 2,
  maxWork: 3,
  minRest: 2,
  maxWeekends: 1,
  fixed: [{ day: 0, kind: 0 }],
};

const problem = (changes: Partial<Person> = {}): Problem => ({
  days: 10,
  firstSaturday: 5,
  kinds: [
    { name: 'D', minutes: 480, notNext: [] },
    { name: 'N', minutes: 600, notNext: [DAY] },
  ],
  people: [{ ...amy, ...changes }],
  wishes: [
    { person: 0, day: 1, kind: DAY, wants: 'to work', price: 3 },
    { person: 0, day: 2, kind: NIGHT, wants: 'not to work', price: 4 },
  ],
  needs: [
    { day: 1, kind: DAY, heads: 2, under: 100, over: 1 },
    { day: 2, kind: NIGHT, heads: 0, under: 100, over: 5 },
  ],
});

const roster = (row: string) => Uint8Array.from(row, (each) => '-DN'.indexOf(each));
const brokenBy = (row: string, changes: Partial<Person> = {}) =>
  score(problem(changes), roster(row)).broken.map(({ rule, day }) =>
    day === null ? rule : `${rule} on ${day}`,
  );

test('a roster that keeps every rule breaks none', () => {
  expect(brokenBy('-DD--DD---')).toEqual([]);
});

test('every rule says when it is broken', () => {
  expect(brokenBy('DDD--DD---')).toEqual(['fixed cell on 0']);
  expect(brokenBy('-DD--DD---', { only: [{ day: 1, kind: 1 }] })).toEqual([
    'closed cell on 2',
    'closed cell on 5',
    'closed cell on 6',
  ]);
  expect(brokenBy('-ND--DD---')).toEqual(['sequence on 1']);
  expect(brokenBy('-NN--NN---')).toEqual(['maximum of a kind']);
  expect(brokenBy('---------D')).toEqual(['minimum minutes']);
  expect(brokenBy('-DDD--DDD-', { maxMinutes: 2000 })).toEqual(['maximum minutes']);
  expect(brokenBy('-DD--DD---', { maxWeekends: 0 })).toEqual(['maximum weekends']);
  expect(brokenBy('-DDDD-----')).toEqual(['maximum work on 1']);
  expect(brokenBy('-DD--D----')).toEqual(['minimum work on 5']);
  expect(brokenBy('-DD-DD----')).toEqual(['minimum rest on 3']);
});

test('a short block that the last day cuts off is fine', () => {
  expect(brokenBy('-DD------D')).toEqual([]);
});

test('the cost adds up wishes and cover', () => {
  expect(score(problem(), roster('-DD--DD---')).cost).toBe(100);
  expect(score(problem(), roster('-NN--DD---')).cost).toBe(3 + 4 + 200 + 5);
});
