import { expect, test } from 'vitest';
import type { CalendarDate } from '#engine/time/kinds';
import { firstMonthOf, readMyYearSearch } from './my-year-search';

test.each([
  [{ from: '2027-04' }, '2027-04'],
  [{ from: '2027-13' }, undefined],
  [{ from: 4 }, undefined],
  [{}, undefined],
])('%j reads as %s', (search, from) => {
  expect(readMyYearSearch(search)).toEqual({ from });
});

test.each([
  ['2027-03-15', '2027-03-01'],
  ['2025-01-01', '2026-03-01'],
  ['2028-03-31', '2028-03-01'],
  ['2028-04-01', '2028-03-01'],
])('a year that should begin with %s begins with %s', (wanted, first) => {
  expect(firstMonthOf(wanted as CalendarDate, '2027-03-10' as CalendarDate)).toBe(first);
});
