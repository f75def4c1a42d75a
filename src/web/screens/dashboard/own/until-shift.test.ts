import { expect, test } from 'vitest';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import { untilShift } from './until-shift';

/** Wednesday 10 March 2027, 22:00 to 06:00 in Sydney. */
const NIGHT = {
  date: '2027-03-10' as CalendarDate,
  start_at: '2027-03-10T11:00:00Z',
  end_at: '2027-03-10T19:00:00Z',
  timezone: 'Australia/Sydney',
};

test.each([
  ['2027-03-08T11:00:00Z', 'Starts in 2 days'],
  // Half past midnight at the site, on the day before the shift.
  ['2027-03-08T13:30:00Z', 'Starts in 1 day'],
  ['2027-03-09T11:00:00Z', 'Starts in 1 day'],
  ['2027-03-09T11:00:01Z', 'Starts in 1 day'],
  ['2027-03-09T11:01:00Z', 'Starts in 23 hours 59 minutes'],
  ['2027-03-10T05:40:00Z', 'Starts in 5 hours 20 minutes'],
  ['2027-03-10T10:00:00Z', 'Starts in 1 hour'],
  ['2027-03-10T10:59:00Z', 'Starts in 1 minute'],
  ['2027-03-10T10:59:59Z', 'Starts in 1 minute'],
  ['2027-03-10T11:00:00Z', 'You are on until 06:00'],
  ['2027-03-10T18:59:00Z', 'You are on until 06:00'],
])('at %s it reads %s', (now, text) => {
  expect(untilShift(NIGHT, Date.parse(now) as Instant)).toBe(text);
});
