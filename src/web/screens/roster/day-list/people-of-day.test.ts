import { expect, test } from 'vitest';
import type { Employee } from '#contract/api/employees';
import type { Shift } from '#contract/api/shifts';
import type { CalendarDate } from '#engine/time/kinds';
import { peopleOfDay } from './people-of-day';

const date = '2027-03-10' as CalendarDate;
const employees = ['amy', 'ben', 'cat', 'dan'].map((id) => ({ id, name: id }) as Employee);
const shift = (employee_id: string, start_at: string, on: string = date) =>
  ({ employee_id, start_at, date: on }) as Shift;

test('working by start, away by status whatever the shifts, the rest free', () => {
  const people = peopleOfDay(
    date,
    employees,
    [
      shift('amy', '2027-03-10T08:00:00Z'),
      shift('ben', '2027-03-10T06:00:00Z'),
      shift('cat', '2027-03-10T06:00:00Z'),
      shift('dan', '2027-03-09T06:00:00Z', '2027-03-09'),
    ],
    [
      { employee_id: 'cat', date, status: 'sick' },
      { employee_id: 'amy', date: '2027-03-11' as CalendarDate, status: 'off' },
    ],
  );
  const ids = (list: { employee: Employee }[]) => list.map(({ employee }) => employee.id);
  expect(ids(people.working)).toEqual(['ben', 'amy']);
  expect(ids(people.away)).toEqual(['cat']);
  expect(ids(people.free)).toEqual(['dan']);
});
