import { expect, test } from 'vitest';
import { bookFor } from '#engine/rules/book-for';
import { check } from '#engine/rules/check';
import { newBlocks } from '#engine/rules/new-blocks';
import { isOnLeave } from '#engine/rules/person';
import { overlaps } from '#engine/time/intervals';
import { anyRoster } from '../testing/any-roster';
import type { FillInput, FillPerson } from './fill-input';
import { repairShift, type ShiftRepair } from './repair-shift';

function applied({ people }: FillInput, { moves }: ShiftRepair): FillPerson[] {
  const moved = new Set(moves.map(({ shift }) => shift.id));
  return people.map((person) => ({
    ...person,
    shifts: [
      ...person.shifts.filter(({ id }) => !moved.has(id)),
      ...moves.filter(({ toId }) => toId === person.id).map(({ shift }) => shift),
    ],
  }));
}

test('every repair keeps the rules that block, and books nobody twice or on leave', () => {
  const found = { singles: 0, chains: 0 };
  for (let seed = 1; seed <= 40; seed += 1) {
    const input = anyRoster(seed);
    for (const owner of input.people)
      for (const shift of owner.shifts) {
        const ask = { people: input.people, book: input.book, shift, personId: owner.id, count: 3 };
        const { repairs } = repairShift(ask);
        expect(repairs.map(({ price }) => price)).toEqual(
          repairs.map(({ price }) => price).toSorted((one, other) => one - other),
        );
        for (const repair of repairs) {
          found[repair.moves.length === 1 ? 'singles' : 'chains'] += 1;
          for (const person of applied(input, repair)) {
            const before = input.people.find(({ id }) => id === person.id) as FillPerson;
            const book = bookFor(person, input.book);
            const days = { from: input.from, to: input.to };
            const added = newBlocks(check(before, book, days), check(person, book, days));
            expect(added, `seed ${seed}`).toEqual([]);
            const taken = repair.moves.filter(({ toId }) => toId === person.id);
            for (const { shift: own } of taken) {
              expect(isOnLeave(person, own), `seed ${seed}`).toBe(false);
              const others = person.shifts.filter(({ id }) => id !== own.id);
              expect(others.some((each) => overlaps(each, own))).toBe(false);
            }
          }
        }
      }
  }
  expect(found.singles).toBeGreaterThan(100);
  expect(found.chains).toBeGreaterThan(5);
});
