import { expect, test } from 'vitest';
import type { CalendarDate } from '#engine/time/kinds';
import { daysOfSpan } from './print-span';

const date = '2027-03-10' as CalendarDate;

test.each([
  ['week', '2027-03-08', '2027-03-14', 7],
  ['fortnight', '2027-03-08', '2027-03-21', 14],
  ['month', '2027-03-01', '2027-03-31', 31],
] as const)('%s', (span, from, to, length) => {
  const days = daysOfSpan(span, date);
  expect([days[0], days.at(-1), days.length]).toEqual([from, to, length]);
});
