import { expect, test } from 'vitest';
import type { Timesheet } from '#contract/api/timesheets';
import {
  clockOf,
  clockOpensText,
  elapsedOf,
  formatElapsed,
  formatWorked,
  percentOf,
  unrosteredText,
  workedBefore,
} from './clock';

const HOUR = 3_600_000;

function shift(id: string) {
  return {
    id,
    date: '2027-03-10',
    location_name: 'Depot',
    timezone: 'Australia/Sydney',
    start_at: '2027-03-09T22:00:00.000Z',
    end_at: '2027-03-10T06:00:00.000Z',
  };
}

const day = shift('day');
const BEGIN = Date.parse(day.start_at);
const sheet = (from: number, to: number | null, shift_id: string | null = 'day') =>
  ({
    shift_id,
    date: '2027-03-10',
    location_name: 'Depot',
    timezone: 'Australia/Sydney',
    rostered_start: shift_id && day.start_at,
    rostered_end: shift_id && day.end_at,
    start_at: new Date(from).toISOString(),
    end_at: to === null ? null : new Date(to).toISOString(),
  }) as Timesheet;
const running = sheet(BEGIN, null);
const started = clockOf({ running, sheets: [running] });

test('a shift that someone clocked in for runs', () => {
  expect(started.running).toEqual({ shift: day, since: BEGIN, sheet: running });
  expect(elapsedOf(started, 'day', BEGIN + HOUR)).toBe(HOUR);
});

test('someone who is not rostered has a clock without a shift', () => {
  const unrostered = sheet(BEGIN, null, null);
  const clock = clockOf({ running: unrostered, sheets: [unrostered] });
  expect(clock.running?.shift).toBeNull();
  expect(elapsedOf(clock, undefined, BEGIN + HOUR)).toBe(HOUR);
  expect(unrosteredText(unrostered)).toBe('At Depot since 09:00, not rostered');
});

test('a shift can be started from 60 minutes before it begins', () => {
  expect(clockOpensText(day)).toMatch(/^You can clock in from Wed 10 Mar, 08:00( AEDT)?\.$/);
});

test('a stopped shift keeps its time and adds to it when started again', () => {
  const before = sheet(BEGIN, BEGIN + 2 * HOUR);
  const stopped = clockOf({ running: null, sheets: [before] });
  expect(stopped.running).toBeNull();
  expect(workedBefore(stopped, 'day')).toBe(2 * HOUR);
  const again = sheet(BEGIN + 3 * HOUR, null);
  const clock = clockOf({ running: again, sheets: [again, before] });
  expect(elapsedOf(clock, 'day', BEGIN + 4 * HOUR)).toBe(3 * HOUR);
});

test('a clock set back is never negative', () => {
  expect(elapsedOf(started, 'day', 0)).toBe(0);
});

test.each([
  [0, 0],
  [HOUR, 12],
  [8 * HOUR - 1, 99],
  [8 * HOUR, 100],
  [20 * HOUR, 100],
  [-HOUR, 0],
])('%i ms of 8 h are %i percent', (elapsed, percent) => {
  expect(percentOf(elapsed, day)).toBe(percent);
});

test('a nine-hour night is half done after four and a half hours', () => {
  const night = { start_at: '2027-04-03T11:00:00.000Z', end_at: '2027-04-03T20:00:00.000Z' };
  expect(percentOf(4.5 * HOUR, night)).toBe(50);
});

test.each([
  [0, '00:00:00'],
  [59_999, '00:00:59'],
  [7 * HOUR + 58 * 60_000 + 3000, '07:58:03'],
  [100 * HOUR, '100:00:00'],
  [-5, '00:00:00'],
])('%i ms is %s', (ms, text) => {
  expect(formatElapsed(ms)).toBe(text);
});

test('worked time has no seconds', () => {
  expect(formatWorked(7 * HOUR + 58 * 60_000 + 59_000)).toBe('07:58');
});
