import { expect, test } from 'vitest';
import type { Employee } from '#contract/api/employees';
import type { Shift } from '#contract/api/shifts';
import type { CalendarDate } from '#engine/time/kinds';
import { type PersonOfDay, peopleOfDay, whoCanCover } from './people-of-day';

const date = '2027-03-10' as CalendarDate;
const employees = ['amy', 'ben', 'cat', 'dan'].map((id) => ({ id, name: id }) as Employee);
const shift = (employee_id: string, start_at: string) => ({ employee_id, start_at }) as Shift;

test('people who work come by start, people with a day status are away, the rest are free', () => {
  const people = peopleOfDay(
    employees,
    [
      shift('amy', '2027-03-10T08:00:00Z'),
      shift('ben', '2027-03-10T06:00:00Z'),
      shift('cat', '2027-03-10T06:00:00Z'),
    ],
    [{ employee_id: 'cat', date, status: 'sick' }],
  );
  const ids = (list: { employee: Employee }[]) => list.map(({ employee }) => employee.id);
  expect(ids(people.working)).toEqual(['ben', 'amy']);
  expect(ids(people.away)).toEqual(['cat']);
  expect(ids(people.free)).toEqual(['dan']);
});

function person(id: string, group?: string): PersonOfDay {
  const shift_group = group ? { id: group } : null;
  return { employee: { id, shift_group } as Employee, status: null, shifts: [] };
}

const coverFor = (sick: PersonOfDay) =>
  whoCanCover(sick.employee.id, {
    free: [person('amy', 'days'), person('ben', 'nights'), person('cat')],
    working: [person('dan', 'days'), person('eve', 'nights')],
    away: [sick, person('fay', 'nights')],
  }).map(({ id }) => id);

test('free people come first, then those who work, each with the same group on top', () => {
  expect(coverFor(person('gus', 'nights'))).toEqual(['ben', 'amy', 'cat', 'eve', 'dan']);
});

test('nobody is preferred for someone without a group', () => {
  expect(coverFor(person('gus'))).toEqual(['amy', 'ben', 'cat', 'dan', 'eve']);
});
