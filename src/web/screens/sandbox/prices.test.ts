import { expect, test } from 'vitest';
import { dollars, dueToday } from './prices';

test('with a trial nothing is due today, without one the first month is', () => {
  expect(dueToday({ trialDays: 14 })).toBe(0);
  expect(dueToday({ trialDays: 0 })).toBe(29);
});

test('amounts are written with cents', () => {
  expect([29, 0, -29].map(dollars)).toEqual(['$29.00', '$0.00', '−$29.00']);
});
