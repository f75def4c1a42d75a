import { expect, test } from 'vitest';
import type { CalendarDate } from '#engine/time/kinds';
import { filledText, likelyWindow, windowFault } from './shift-rule-text';

const day = (text: string) => text as CalendarDate;

test('a rule says how far it has filled the roster, and whether it continues', () => {
  expect(filledText({ filled_to: '2027-01-12', status: 'active' })).toBe('Filled to 12 Jan 2027');
  expect(filledText({ filled_to: '2027-01-12', status: 'paused' })).toBe(
    'Filled to 12 Jan 2027, no further',
  );
  expect(filledText({ filled_to: null, status: 'active' })).toBe('Not filled yet');
});

test.each([
  ['2027-01-12', '2027-01-01', '2027-01-12'],
  ['2027-12-31', '2027-01-01', '2027-03-31'],
  ['2026-12-01', '2027-01-01', '2027-01-02'],
  [null, '2027-01-01', '2027-01-02'],
])('filled to %s: %s to %s', (filled_to, startDate, endDate) => {
  const rule = { start_datetime: '2026-06-30T14:00:00.000Z', timezone: 'Australia/Sydney' };
  const window = likelyWindow(day('2027-01-01'), { ...rule, filled_to });
  expect(window).toEqual({ startDate, endDate });
  expect(windowFault(window)).toBeUndefined();
});

test('a rule that starts later is undone from its start', () => {
  const rule = { start_datetime: '2027-04-30T14:00:00.000Z', timezone: 'Australia/Sydney' };
  expect(likelyWindow(day('2027-01-01'), { ...rule, filled_to: '2027-05-14' })).toEqual({
    startDate: '2027-05-01',
    endDate: '2027-05-14',
  });
});

test.each([
  ['', '2027-01-02', 'Invalid date format'],
  ['2027-01-02', '2027-01-02', 'Start date must be before end date'],
  ['2027-01-01', '2027-04-01', 'Undo window cannot exceed 90 days'],
  ['2027-01-01', '2027-03-31', undefined],
])('from %s to %s: %s', (startDate, endDate, fault) => {
  expect(windowFault({ startDate: day(startDate), endDate: day(endDate) })).toBe(fault);
});
