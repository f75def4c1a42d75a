import { expect, test } from 'vitest';
import { trialDaysLeft } from './subscription';

const END = '2027-03-15T00:00:00.000Z';

test.each([
  ['2027-03-01T00:00:00Z', 14],
  ['2027-03-01T00:00:01Z', 14],
  ['2027-03-14T00:00:00Z', 1],
  ['2027-03-14T23:59:59Z', 1],
  ['2027-03-15T00:00:00Z', 0],
  ['2027-04-01T00:00:00Z', 0],
])('at %s the trial has %i days left', (now, days) => {
  expect(trialDaysLeft(END, Date.parse(now))).toBe(days);
});
