import { expect, test } from 'vitest';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import {
  endsNextDay,
  foreignZoneName,
  formatAgo,
  formatHours,
  formatLength,
  formatLongDay,
  formatMoment,
  formatMonth,
  formatRange,
  formatTotal,
  formatWholeHours,
} from './formats';

const NIGHT = {
  start_at: '2027-04-03T11:00:00.000Z',
  end_at: '2027-04-03T20:00:00.000Z',
  timezone: 'Australia/Sydney',
};

test('a night over the change of clocks has its true length and ends on the next day', () => {
  expect(formatRange(NIGHT)).toBe('22:00–06:00');
  expect(formatLength(NIGHT)).toBe('9 h (clocks go back), 8 h by the clock');
  expect(formatTotal([NIGHT])).toBe('9 h, 8 h by the clock');
  expect(endsNextDay(NIGHT)).toBe(true);
});

test('hours below zero have a minus, not a hyphen, and thousands a comma', () => {
  expect([-4.5, -0.25, -0.001, 7.333, 2164.125].map(formatHours)).toEqual([
    '−4.5 h',
    '−0.25 h',
    '0 h',
    '7.33 h',
    '2,164.13 h',
  ]);
});

test('the same hours elsewhere are a day', () => {
  expect(endsNextDay({ ...NIGHT, timezone: 'Europe/London' })).toBe(false);
});

test('a month and the title of a day', () => {
  expect(formatMonth('2027-04-30' as CalendarDate)).toBe('April 2027');
  expect(formatLongDay('2027-11-22' as CalendarDate)).toBe('Monday, November 22, 2027');
});

test('a zone is named only to a viewer whose clock shows another time', () => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(foreignZoneName(own, NIGHT.start_at)).toBeUndefined();
  const far = own === 'Pacific/Kiritimati' ? 'Australia/Sydney' : 'Pacific/Kiritimati';
  expect(foreignZoneName(far, NIGHT.start_at)).toMatch(/^(GMT\+14|AEDT)$/);
});

test('whole hours keep the note about the clocks', () => {
  expect(formatWholeHours(NIGHT)).toBe('9 h (clocks go back), 8 h by the clock');
  expect(formatWholeHours({ ...NIGHT, start_at: '2027-04-03T16:20:00.000Z' })).toBe('4 h');
});

test.each([
  ['2027-04-03T20:00:00.000Z', 'just now'],
  ['2027-04-03T20:00:20.000Z', 'just now'],
  ['2027-04-03T19:58:30.000Z', '1 min ago'],
  ['2027-04-03T17:01:00.000Z', '2 h ago'],
  ['2027-04-02T16:00:00.000Z', '3 Apr 2027'],
])('a change at %s was %s', (at, words) => {
  const now = Date.parse('2027-04-03T20:00:00.000Z') as Instant;
  expect(formatAgo(at, now, 'Australia/Sydney')).toBe(words);
});

test('a moment is that of the zone', () => {
  expect(formatMoment('2026-11-14T22:05:00.000Z', 'Australia/Sydney')).toBe('15 Nov 2026, 09:05');
  expect(formatMoment('2026-11-14T22:05:00.000Z', 'UTC')).toBe('14 Nov 2026, 22:05');
});
