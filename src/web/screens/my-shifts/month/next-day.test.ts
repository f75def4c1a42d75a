import { expect, test } from 'vitest';
import type { CalendarDate } from '#engine/time/kinds';
import { dayByKey } from './next-day';

test.each([
  ['ArrowLeft', '2027-03-30'],
  ['ArrowRight', '2027-04-01'],
  ['ArrowUp', '2027-03-24'],
  ['ArrowDown', '2027-04-07'],
  ['Home', '2027-03-29'],
  ['End', '2027-04-04'],
  ['PageUp', '2027-02-28'],
  ['PageDown', '2027-04-30'],
  ['Enter', undefined],
])('%s goes from Wed 31 Mar to %s', (key, date) => {
  expect(dayByKey('2027-03-31' as CalendarDate, key)).toBe(date);
});
