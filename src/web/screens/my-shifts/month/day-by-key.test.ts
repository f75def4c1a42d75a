import { expect, test } from 'vitest';
import type { CalendarDate } from '#engine/time/kinds';
import { dayByKey } from './day-by-key';

const WED_31_MARCH = '2027-03-31' as CalendarDate;

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
  expect(dayByKey(WED_31_MARCH, key, 'monday')).toBe(date);
});

test('Home and End are the ends of a week from Sunday', () => {
  expect(dayByKey(WED_31_MARCH, 'Home', 'sunday')).toBe('2027-03-28');
  expect(dayByKey(WED_31_MARCH, 'End', 'sunday')).toBe('2027-04-03');
});
