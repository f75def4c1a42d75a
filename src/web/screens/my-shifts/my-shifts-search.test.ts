import { expect, test } from 'vitest';
import { readMyShiftsSearch } from './my-shifts-search';

const employee = '0197c3a1-93c5-7bb2-8f5e-5d2f0f9f3a11';

test('the address holds a person and a month', () => {
  expect(readMyShiftsSearch({ employee, month: '2027-04' })).toEqual({
    employee,
    month: '2027-04',
  });
});

test('the address of an email holds a shift', () => {
  expect(readMyShiftsSearch({ shift: employee })).toEqual({ shift: employee });
  expect(readMyShiftsSearch({ shift: 'liam' }).shift).toBeUndefined();
});

test.each([
  { employee: 'liam', month: '2027-13' },
  { employee: 7, month: 2027 },
  { employee: `${employee}'`, month: '2027-4' },
  { employee: '', month: '2027-04-01' },
  {},
])('%j is refused', (search) => {
  expect(readMyShiftsSearch(search)).toStrictEqual({
    employee: undefined,
    month: undefined,
    shift: undefined,
  });
});
