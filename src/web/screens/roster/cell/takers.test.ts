import { expect, test } from 'vitest';
import type { Employee } from '#contract/api/employees';
import type { PersonOfDay } from '../day-list/people-of-day';
import { takersFor } from './takers';

function person(id: string, group?: string): PersonOfDay {
  const shift_group = group ? { id: group } : null;
  return { employee: { id, shift_group } as Employee, status: null, shifts: [] };
}

const namesFor = (sick: PersonOfDay) =>
  takersFor(sick.employee.id, {
    free: [person('amy', 'days'), person('ben', 'nights'), person('cat')],
    working: [person('dan', 'days'), person('eve', 'nights')],
    away: [sick, person('fay', 'nights')],
  }).map(({ id }) => id);

test('the free before the working, of either the same group first, nobody who is away', () => {
  expect(namesFor(person('gus', 'nights'))).toEqual(['ben', 'amy', 'cat', 'eve', 'dan']);
});

test('somebody without a group is like everybody without one', () => {
  expect(namesFor(person('gus'))).toEqual(['amy', 'ben', 'cat', 'dan', 'eve']);
});
