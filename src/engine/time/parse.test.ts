import { describe, expect, it } from 'vitest';
import {
  instantFromMilliseconds,
  parseCalendarDate,
  parseInstant,
  parseMinutes,
  parseWallTime,
} from './parse';

const NOBODY_WRITES_THIS = ['', ' ', '\ud800', '\u0000', '__proto__', 'x'.repeat(1_000_000)];

describe('parseCalendarDate', () => {
  it.each(['1970-01-01', '2026-11-13', '2028-02-29', '2000-02-29', '2200-12-31'])(
    'T1 takes %s as it is',
    (text) => expect(parseCalendarDate(text)).toBe(text),
  );

  it.each([
    '2027-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-00-00',
    '1969-12-31',
    '2201-01-01',
    '2026-1-01',
    '26-01-01',
    '+002026-01-01',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '2026-01-01\n',
    '２０２６-01-01',
    ...NOBODY_WRITES_THIS,
  ])('T1 refuses a date that is none (case %#)', (text) =>
    expect(parseCalendarDate(text)).toBeUndefined(),
  );
});

describe('parseWallTime', () => {
  it.each(['00:00', '07:00', '19:30', '23:59'])('T2 takes %s as it is', (text) =>
    expect(parseWallTime(text)).toBe(text),
  );

  it.each([
    '24:00',
    '7:00',
    '07:60',
    '07:0',
    '0700',
    '07:00:00',
    '-1:00',
    '07:00 ',
    '07:00\n',
    '7:00 pm',
    ...NOBODY_WRITES_THIS,
  ])('T2 refuses a time that is none (case %#)', (text) =>
    expect(parseWallTime(text)).toBeUndefined(),
  );
});

describe('parseInstant', () => {
  it.each([
    ['2026-10-03T12:00:00.000Z', Date.UTC(2026, 9, 3, 12)],
    ['2026-10-03T12:00Z', Date.UTC(2026, 9, 3, 12)],
    ['2026-10-03T22:00:00+10:00', Date.UTC(2026, 9, 3, 12)],
    ['2026-10-03T12:00:00.5Z', Date.UTC(2026, 9, 3, 12, 0, 0, 500)],
    ['1970-01-01T00:00Z', 0],
  ])('T7 takes %s', (text, expected) => expect(parseInstant(text)).toBe(expected));

  it.each([
    '2026-10-03',
    '2026-10-03T12:00',
    '2026-10-03 12:00Z',
    '2026-10-03T24:00Z',
    '2027-02-29T12:00Z',
    '2026-10-03T12:00:60Z',
    '2026-10-03T12:00+25:00',
    '1970-01-01T00:00+10:00',
    '2201-01-01T00:00Z',
    'Sat, 03 Oct 2026 12:00:00 GMT',
    ...NOBODY_WRITES_THIS,
  ])('T7 refuses an instant that is none (case %#)', (text) =>
    expect(parseInstant(text)).toBeUndefined(),
  );

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 0.5, 2 ** 53 + 1, Date.UTC(2201, 0, 1)])(
    'T7 refuses %d milliseconds',
    (value) => expect(instantFromMilliseconds(value)).toBeUndefined(),
  );

  it('T7 takes the last millisecond of 2200', () => {
    const last = Date.UTC(2201, 0, 1) - 1;
    expect(instantFromMilliseconds(last)).toBe(last);
  });

  it('T7 takes whole minutes only', () => {
    expect(parseMinutes(0)).toBe(0);
    expect(parseMinutes(720)).toBe(720);
    for (const bad of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53 + 1]) {
      expect(parseMinutes(bad)).toBeUndefined();
    }
  });
});
