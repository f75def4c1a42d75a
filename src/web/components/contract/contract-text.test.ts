import { expect, test } from 'vitest';
import type { Contract } from '#contract/api/contracts';
import type { CalendarDate } from '#engine/time/kinds';
import { contractNotes, contractText } from './contract-text';

const FULL: Contract = {
  validFrom: '2027-01-04' as CalendarDate,
  type: 'full-time',
  hours: 38,
  period: 7,
  averagingWeeks: 4,
  anchor: '2027-03-01' as CalendarDate,
  agreements: ['long-shifts'],
  leaveCounts: true,
  holidaysCount: false,
  employeeNumber: null,
  addedBy: null,
};

test.each([
  [{}, 'Full-time, 38 hours a week'],
  [{ hours: 1, period: 14 }, 'Full-time, 1 hour a fortnight'],
  [{ hours: 7.6, period: 28 }, 'Full-time, 7.6 hours in 4 weeks'],
  [{ hours: 48, period: 8 }, 'Full-time, 48 hours in 8 days'],
  [{ type: 'casual' as const, hours: null, period: null }, 'Casual, without ordinary hours'],
])('%j is %s', (changes, text) => {
  expect(contractText({ ...FULL, ...changes })).toBe(text);
});

test('a contract says what it counts and agrees to', () => {
  expect(contractNotes(FULL)).toEqual([
    'Averaged over 4 weeks, counted from Mon 1 Mar 2027.',
    'Agreed to longer shifts.',
    "Public holidays without a shift don't count as hours.",
  ]);
  const casual = { ...FULL, hours: null, period: null, averagingWeeks: null, anchor: null };
  expect(contractNotes({ ...casual, agreements: [] })).toEqual([]);
});
