import { expect, test } from 'vitest';
import type { Timesheet } from '#contract/api/timesheets';
import {
  breakText,
  clockedText,
  countedText,
  differenceText,
  paidText,
  rosteredText,
} from './sheet-text';

const sheet = {
  start_at: '2027-04-03T09:30:00.000Z',
  end_at: '2027-04-03T19:00:00.000Z',
  rostered_start: '2027-04-03T09:30:00.000Z',
  rostered_end: '2027-04-03T19:00:00.000Z',
  timezone: 'Australia/Sydney',
  elapsed_seconds: 9 * 3600,
  clock_seconds: 8 * 3600,
  break_seconds: 1800,
  break_answer: 'taken',
  flags: [],
} as unknown as Timesheet;

test('a night on which the clocks go back has both lengths', () => {
  expect(clockedText(sheet)).toBe('20:30–05:00');
  expect(rosteredText(sheet)).toBe('20:30–05:00');
  expect(countedText(sheet)).toBe('9 h worked, 8 h by the clock');
  expect(countedText({ ...sheet, elapsed_seconds: 8 * 3600 })).toBe('8 h');
  expect(breakText(sheet)).toBe('30 min break');
});

test('what is missing is said', () => {
  expect(clockedText({ ...sheet, end_at: null })).toBe('from 20:30');
  expect(clockedText({ ...sheet, end_at: null, flags: ['orphan'] })).toBe('20:30');
  expect(countedText({ ...sheet, end_at: null })).toBe('nothing yet');
  expect(rosteredText({ ...sheet, rostered_start: null })).toBe('not rostered');
  expect(breakText({ ...sheet, break_seconds: 0, break_answer: 'not-offered' })).toBe(
    'no break offered',
  );
});

test('what differs from the roster by more than a few minutes is said', () => {
  const odd = { start_at: '2027-04-03T09:42:00.000Z', end_at: '2027-04-03T17:40:00.000Z' };
  expect(differenceText({ ...sheet, ...odd })).toBe(
    'Started 12 min late, finished 1 h 20 min early',
  );
  expect(differenceText({ ...sheet, start_at: '2027-04-03T09:34:00.000Z' })).toBe(null);
  expect(differenceText({ ...sheet, rostered_start: null, rostered_end: null })).toBe(null);
});

test('an adjustment says what was paid and what is different', () => {
  expect(paidText({ ...sheet, paid: null })).toBe(null);
  const hours = (count: number) => ({ elapsed_seconds: count * 3600, clock_seconds: count * 3600 });
  expect(paidText({ ...sheet, ...hours(8), paid: hours(7.5) })).toBe(
    'Paid 7.5 h in closed periods, difference +0.5 h',
  );
  expect(paidText({ ...sheet, ...hours(0), paid: hours(8) })).toBe(
    'Paid 8 h in closed periods, difference −8 h',
  );
  expect(paidText({ ...sheet, paid: hours(8) })).toBe(
    'Paid 8 h in closed periods, difference +1 h worked, +0 h by the clock',
  );
});
