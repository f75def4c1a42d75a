import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accepted, anyInstant, date, instant, time, zone } from '../testing/times';
import { clockChangeIn, contains, lengthOf, overlaps } from './intervals';
import type { Instant, Interval } from './kinds';
import { shiftInterval } from './shift-interval';

const between = (start: string, end: string): Interval => ({
  start: instant(`2026-10-03T${start}Z`),
  end: instant(`2026-10-03T${end}Z`),
});

const someInstant = anyInstant('2026-01-01', '2026-01-02');

describe('lengthOf', () => {
  it('T14 is what passed, not what the clock shows', () => {
    const sydney = { date: date('2027-04-03'), zone: zone('Australia/Sydney') };
    const night = shiftInterval({ ...sydney, startTime: time('22:00'), endTime: time('06:00') });
    expect(lengthOf(accepted(night))).toBe(540);
  });

  it('T14 adds up', () => {
    fc.assert(
      fc.property(fc.tuple(someInstant, someInstant, someInstant), (instants) => {
        const [start, middle, end] = instants.sort((a, b) => a - b) as [Instant, Instant, Instant];
        const parts = lengthOf({ start, end: middle }) + lengthOf({ start: middle, end });
        expect(parts).toBeCloseTo(lengthOf({ start, end }), 6);
      }),
    );
  });
});

describe('clockChangeIn', () => {
  const night = (name: string, day: string, startTime = '22:00', endTime = '06:00') =>
    clockChangeIn(
      accepted(
        shiftInterval({
          date: date(day),
          startTime: time(startTime),
          endTime: time(endTime),
          zone: zone(name),
        }),
      ),
      zone(name),
    );

  it.each([
    ['Australia/Sydney', '2027-04-03', 'back', 60],
    ['Australia/Sydney', '2026-10-03', 'forward', 60],
    ['Australia/Lord_Howe', '2027-04-03', 'back', 30],
    ['Australia/Lord_Howe', '2026-10-03', 'forward', 30],
    ['Europe/London', '2026-10-24', 'back', 60],
    ['America/New_York', '2027-03-13', 'forward', 60],
  ] as const)('T15 in %s in the night of %s the clocks go %s by %d', (name, day, direction, by) =>
    expect(night(name, day)).toEqual({ direction, minutes: by }),
  );

  it('T15 says nothing of other nights and of other zones', () => {
    expect(night('Australia/Sydney', '2027-04-02')).toBeUndefined();
    expect(night('Australia/Sydney', '2027-04-04')).toBeUndefined();
    expect(night('Australia/Brisbane', '2027-04-03')).toBeUndefined();
  });

  it('T15 goes by the readings at both ends: a shift up to the very change shows it', () => {
    expect(night('Australia/Sydney', '2026-10-03', '18:00', '01:59')).toBeUndefined();
    expect(night('Australia/Sydney', '2026-10-03', '18:00', '03:00')?.direction).toBe('forward');
  });
});

describe('overlaps', () => {
  it.each([
    ['07:00', '15:00', '15:00', '23:00', false],
    ['07:00', '15:00', '14:59', '23:00', true],
    ['07:00', '15:00', '07:00', '15:00', true],
    ['07:00', '15:00', '09:00', '10:00', true],
    ['07:00', '08:00', '09:00', '10:00', false],
  ])('T16 %s–%s and %s–%s: %s', (start, end, otherStart, otherEnd, expected) => {
    expect(overlaps(between(start, end), between(otherStart, otherEnd))).toBe(expected);
    expect(overlaps(between(otherStart, otherEnd), between(start, end))).toBe(expected);
  });

  it('T16 an interval holds its start and not its end', () => {
    const interval = between('07:00', '15:00');
    expect(contains(interval, interval.start)).toBe(true);
    expect(contains(interval, (interval.end - 1) as Instant)).toBe(true);
    expect(contains(interval, interval.end)).toBe(false);
  });
});
