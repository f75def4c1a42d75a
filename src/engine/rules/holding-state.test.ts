import { expect, test } from 'vitest';
import { date } from '../testing/times';
import { dueReminder, holdingState, lastValidDay, soonDays } from './holding-state';

const TODAY = date('2027-03-10');
const state = (validTo: string | null, more: { verified?: boolean; validFrom?: string } = {}) =>
  holdingState(
    {
      verified: more.verified ?? true,
      validFrom: more.validFrom ? date(more.validFrom) : null,
      validTo: validTo === null ? null : date(validTo),
    },
    TODAY,
    30,
  );

test('a holding is valid to the end of its last day', () => {
  expect(state('2027-03-09')).toEqual({ state: 'expired' });
  expect(state('2027-03-10')).toEqual({ state: 'expiring', daysLeft: 0 });
  expect(state('2027-04-09')).toEqual({ state: 'expiring', daysLeft: 30 });
  expect(state('2027-04-10')).toEqual({ state: 'valid' });
  expect(state(null)).toEqual({ state: 'valid' });
});

test('an expired holding needs no verification any more, and others wait for a manager', () => {
  expect(state('2027-03-09', { verified: false })).toEqual({ state: 'expired' });
  expect(state(null, { verified: false })).toEqual({ state: 'unverified' });
  expect(state(null, { validFrom: '2027-03-11' })).toEqual({ state: 'not-yet' });
  expect(state(null, { validFrom: '2027-03-10' })).toEqual({ state: 'valid' });
});

test('the last day is the day before the same day of the month', () => {
  expect(lastValidDay(date('2027-03-15'), 36)).toBe('2030-03-14');
  expect(lastValidDay(date('2028-02-29'), 12)).toBe('2029-02-27');
});

test('of several reminders only the nearest is due, and none after the end', () => {
  const days = [90, 30, 14, 1];
  const due = [91, 90, 31, 30, 15, 14, 2, 1, 0, -1].map((left) => dueReminder(days, left));
  expect(due).toEqual([undefined, 90, 90, 30, 30, 14, 14, 1, 1, undefined]);
  expect(dueReminder([], 1)).toBeUndefined();
  expect([soonDays(days), soonDays([])]).toEqual([90, 30]);
});
