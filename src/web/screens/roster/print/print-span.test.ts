import { expect, test } from 'vitest';
import type { CalendarDate } from '#engine/time/kinds';
import { daysOfSpan } from './print-span';

const date = '2027-03-10' as CalendarDate;

test.each([
  ['week', 'monday', '2027-03-08', '2027-03-14', 7],
  ['fortnight', 'monday', '2027-03-08', '2027-03-21', 14],
  ['month', 'monday', '2027-03-01', '2027-03-31', 31],
  ['week', 'sunday', '2027-03-07', '2027-03-13', 7],
  ['fortnight', 'sunday', '2027-03-07', '2027-03-20', 14],
  ['month', 'sunday', '2027-03-01', '2027-03-31', 31],
] as const)('%s from %s', (span, weekStart, from, to, length) => {
  const days = daysOfSpan(span, date, weekStart);
  expect([days[0], days.at(-1), days.length]).toEqual([from, to, length]);
});
