import { expect, test } from 'vitest';
import { compileModel } from '../model';
import type { Person, Problem } from '../problem';
import { seededRandom } from '../random';
import { score } from '../score';
import { createFirstRows } from './first-row';

const DAYS = 26 * 7;
const KINDS = [
  { name: 'D', minutes: 480, notNext: [] },
  { name: 'L', minutes: 600, notNext: [1] },
  { name: 'N', minutes: 720, notNext: [1, 2] },
];

/** Limits near those of a pattern that keeps them, so that a legal row exists. */
function around(pattern: string, rules: Pick<Person, 'minWork' | 'maxWork' | 'minRest'>): Person {
  const row = Array.from({ length: DAYS }, (_, day) =>
    '-DLN'.indexOf(pattern.charAt(day % pattern.length)),
  );
  const minutes = row.reduce((sum, kind) => sum + (KINDS[kind - 1]?.minutes ?? 0), 0);
  const saturdays = [...row.keys()].filter((day) => day % 7 === 5);
  return {
    name: pattern,
    ...rules,
    maxOfKind: [DAYS, ...[2, 3].map((kind) => 2 + row.filter((each) => each === kind).length)],
    minMinutes: Math.round(minutes * 0.96),
    maxMinutes: Math.round(minutes * 1.02),
    maxWeekends: saturdays.filter((day) => row[day] || row[day + 1]).length,
    fixed: [],
  };
}

test('half a year with hours, weekends and maximums near their limits has a first row that keeps them', () => {
  const people = [
    around('DDDDD--', { minWork: 2, maxWork: 5, minRest: 2 }),
    around('DDLL---NNN----', { minWork: 2, maxWork: 5, minRest: 3 }),
    around('DDDLL--DDDDD--LLLNN---NNN---', { minWork: 3, maxWork: 6, minRest: 2 }),
    around('NN--NN--DDDD---', { minWork: 2, maxWork: 4, minRest: 2 }),
  ];
  const problem: Problem = {
    days: DAYS,
    firstSaturday: 5,
    kinds: KINDS,
    people,
    wishes: [],
    needs: [],
  };
  const model = compileModel(problem);
  const firstRows = createFirstRows(model);
  const random = seededRandom(1);
  for (let turn = 0; turn < 5; turn += 1)
    for (const [at, person] of people.entries()) {
      const prices = Float64Array.from({ length: DAYS * 4 }, (_, cell) =>
        cell % 4 === 0 ? 0 : -100 * random(),
      );
      const row = firstRows(model.people[at], prices);
      expect(row, person.name).not.toBeNull();
      expect(score({ ...problem, people: [person] }, row ?? new Uint8Array(DAYS)).broken).toEqual(
        [],
      );
    }
});

test('where no row exists, none is given', () => {
  const lazy = around('DDDDD--', { minWork: 2, maxWork: 5, minRest: 2 });
  const impossible = { ...lazy, maxWork: 3, maxWeekends: 0 };
  const problem = { days: DAYS, firstSaturday: 5, kinds: KINDS, wishes: [], needs: [] };
  const model = compileModel({ ...problem, people: [impossible] });
  expect(createFirstRows(model)(model.people[0], new Float64Array(DAYS * 4))).toBeNull();
});
