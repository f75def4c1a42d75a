import { expect, test } from 'vitest';
import {
  clockIn,
  clockOpensText,
  clockOut,
  elapsedOf,
  formatElapsed,
  formatWorked,
  percentOf,
  readClock,
  STOPPED,
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
const started = clockIn(STOPPED, day, BEGIN) ?? STOPPED;

test('a started shift runs', () => {
  expect(started.running).toEqual({ shift: day, since: BEGIN });
  expect(elapsedOf(started, 'day', BEGIN + HOUR)).toBe(HOUR);
});

test('a shift can be started from 60 minutes before it begins', () => {
  expect(clockIn(STOPPED, day, BEGIN - HOUR - 1)).toBeUndefined();
  expect(clockIn(STOPPED, day, BEGIN - HOUR)?.running).toMatchObject({ since: BEGIN - HOUR });
  expect(clockOpensText(day)).toMatch(/^You can clock in from Wed 10 Mar, 08:00( AEDT)?\.$/);
});

test('a second shift is refused while one runs', () => {
  expect(clockIn(started, shift('night'), BEGIN + 1)).toBeUndefined();
  expect(clockIn(started, day, BEGIN + 1)).toBe(started);
});

test('a stopped shift keeps its time and adds to it when started again', () => {
  const stopped = clockOut(started, BEGIN + 2 * HOUR);
  expect(stopped.running).toBeNull();
  expect(workedBefore(stopped, 'day')).toBe(2 * HOUR);
  const again = clockIn(stopped, day, BEGIN + 10 * HOUR) ?? STOPPED;
  expect(elapsedOf(again, 'day', BEGIN + 11 * HOUR)).toBe(3 * HOUR);
  expect(clockOut(again, BEGIN + 11 * HOUR).worked).toEqual([{ id: 'day', ms: 3 * HOUR }]);
});

test('a clock set back is never negative', () => {
  expect(elapsedOf(started, 'day', 0)).toBe(0);
  expect(workedBefore(clockOut(started, 0), 'day')).toBe(0);
});

test('stopping when nothing runs changes nothing', () => {
  expect(clockOut(STOPPED, 5)).toBe(STOPPED);
});

test('only the latest 200 shifts are remembered', () => {
  let clock = STOPPED;
  for (let index = 0; index < 205; index += 1) {
    clock = clockOut(clockIn(clock, shift(`s${index}`), BEGIN) ?? clock, BEGIN + HOUR);
  }
  expect(clock.worked).toHaveLength(200);
  expect(clock.worked[0]?.id).toBe('s5');
});

test('a clock survives being written and read', () => {
  expect(readClock(JSON.stringify(started))).toEqual(started);
});

test.each([null, '', '{', '7', '{"running":{}}', '{"running":null,"worked":[{"id":1}]}'])(
  '%j in storage is a clock that never ran',
  (text) => {
    expect(readClock(text)).toEqual(STOPPED);
  },
);

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
