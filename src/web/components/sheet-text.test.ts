import { expect, test } from 'vitest';
import type { Timesheet } from '#contract/api/timesheets';
import { breakText, clockedText, countedText, rosteredText } from './sheet-text';

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
