import { expect, test } from 'vitest';
import type { Shift } from '#contract/api/shifts';
import type { CalendarDate } from '#engine/time/kinds';
import { workedShifts } from './worked-shifts';

const shift = (employee_id: string, date: string) => ({ employee_id, date }) as Shift;

test('a day status hides the shifts of that person on that day, and no others', () => {
  const sick = { employee_id: 'amy', date: '2027-03-10' as CalendarDate, status: 'sick' as const };
  const [hidden, colleague, tomorrow] = [
    shift('amy', '2027-03-10'),
    shift('ben', '2027-03-10'),
    shift('amy', '2027-03-11'),
  ];
  expect(workedShifts([hidden, colleague, tomorrow], [sick])).toEqual([colleague, tomorrow]);
});
