import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteServerTime, serverNow, subscribeServerTime } from './server-time';

const NOON = Date.UTC(2027, 3, 3, 12);
const header = (at: number) => new Date(at).toUTCString();

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  noteServerTime(header(NOON), NOON);
});
afterEach(() => {
  vi.useRealTimers();
});

test('a browser clock that is three hours fast is corrected', () => {
  vi.setSystemTime(NOON + 3 * 3_600_000);
  noteServerTime(header(NOON), Date.now());
  expect(Math.abs(serverNow() - NOON)).toBeLessThanOrEqual(1_000);
});

test('a clock that is right is left alone, although the header counts whole seconds', () => {
  for (const late of [0, 400, 999]) {
    vi.setSystemTime(NOON + late);
    noteServerTime(header(NOON), Date.now());
    expect(serverNow()).toBe(NOON + late);
  }
});

test('a clock that someone corrects during work is trusted again', () => {
  vi.setSystemTime(NOON - 86_400_000);
  noteServerTime(header(NOON), Date.now());
  const told = vi.fn();
  const stop = subscribeServerTime(told);
  vi.setSystemTime(NOON + 1_000);
  noteServerTime(header(NOON + 1_000), Date.now());
  expect(serverNow()).toBe(NOON + 1_000);
  expect(told).toHaveBeenCalledTimes(1);
  stop();
});

test('an answer without a date changes nothing', () => {
  noteServerTime(null, NOON);
  noteServerTime('yesterday', NOON);
  expect(serverNow()).toBe(NOON);
});
