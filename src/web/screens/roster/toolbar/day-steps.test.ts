import { expect, it } from 'vitest';
import type { CalendarDate } from '#engine/time/kinds';
import { dayAfterStep } from './day-steps';

it.each([
  ['2027-12-28', 'week', 1, '2028-01-04'],
  ['2028-01-04', 'fortnight', -1, '2027-12-21'],
  ['2027-01-31', 'month', 1, '2027-02-28'],
  ['2200-12-30', 'week', 1, '2200-12-31'],
  ['1970-01-03', 'month', -1, '1970-01-01'],
] as const)('from %s a %s %i leads to %s', (from, step, direction, to) => {
  expect(dayAfterStep(from as CalendarDate, step, direction)).toBe(to);
});
