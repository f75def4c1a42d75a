import { expect, test } from 'vitest';
import { stepBudget } from '../budget';
import { anneal } from '../fill/anneal';
import { compileModel } from '../model';
import { OFF, type Person, type Problem } from '../problem';
import { score } from '../score';
import { anyProblem } from '../testing/any-problem';
import { findRepairs } from './find-repairs';

const CHANGE = 5;

const person = (name: string, changes: Partial<Person> = {}): Person => ({
  name,
  maxOfKind: [7],
  minMinutes: 0,
  maxMinutes: 2400,
  minWork: 1,
  maxWork: 5,
  minRest: 1,
  maxWeekends: 1,
  fixed: [],
  ...changes,
});

const depot: Problem = {
  days: 7,
  firstSaturday: 5,
  kinds: [{ name: 'D', minutes: 480, notNext: [] }],
  people: [
    person('Amy'),
    person('Ben', { fixed: [{ day: 2, kind: OFF }] }),
    person('Cat', { maxWork: 2 }),
    person('Dan', { maxOfKind: [0] }),
    person('Eve'),
  ],
  wishes: [{ person: 4, day: 2, kind: 1, wants: 'not to work', price: 3 }],
  needs: [{ day: 2, kind: 1, heads: 1, under: 100, over: 1 }],
};
const roster = Uint8Array.from(
  ['--D----', '-------', 'DD-DD--', '-------', '-------'].flatMap((row) =>
    Array.from(row, (each) => (each === 'D' ? 1 : 0)),
  ),
);

test('a sick call names who can take the shift, what it costs, and why the others cannot', () => {
  const ask = { roster, person: 0, day: 2, changePrice: CHANGE, count: 3 };
  const { repairs, openCost, refusals } = findRepairs(depot, ask);
  expect(openCost).toBe(100);
  expect(repairs[0]).toEqual({
    cost: 3 + CHANGE,
    moves: [{ person: 4, day: 2, from: OFF, to: 1 }],
  });
  expect(refusals).toEqual([
    { person: 1, reasons: ['fixed cell'] },
    { person: 3, reasons: ['maximum of a kind'] },
  ]);
  const cat = repairs.find(({ moves }) => moves.some((move) => move.person === 2));
  expect(cat?.moves.length).toBeGreaterThan(1);
});

test('every repair keeps the rules of everyone it moves, and costs what the judge says', () => {
  let answers = 0;
  for (let seed = 1; seed <= 12; seed += 1) {
    const problem = anyProblem(seed, { days: 14, people: 8 });
    const options = { budget: stepBudget(100), seed, hot: 5, cold: 0.3 };
    const { roster: present, cost, stuck } = anneal(compileModel(problem), options);
    const at = present.findIndex((kind) => kind !== OFF);
    const [sick, day] = [Math.floor(at / 14), at % 14];
    const ask = { roster: present, person: sick, day, changePrice: CHANGE, count: 3 };
    for (const { cost: more, moves } of findRepairs(problem, ask).repairs) {
      const repaired = present.slice();
      repaired[at] = OFF;
      for (const move of moves) repaired[move.person * 14 + move.day] = move.to;
      const judged = score(problem, repaired);
      const broken = judged.broken.filter((each) => each.person !== sick);
      expect(
        broken.filter((each) => !stuck.includes(each.person)),
        `seed ${seed}`,
      ).toEqual([]);
      expect(judged.cost + CHANGE * moves.length, `seed ${seed}`).toBeCloseTo(cost + more, 6);
      expect(repaired[moves[0] ? moves[0].person * 14 + day : -1]).toBe(present[at]);
      answers += 1;
    }
  }
  expect(answers).toBeGreaterThan(15);
});
