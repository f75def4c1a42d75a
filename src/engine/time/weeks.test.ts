import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate, anyInstant, anyZone, date, instant, iso, zone } from '../testing/times';
import { addDays, weekdayOf } from './dates';
import { dateAt } from './instants';
import { contains, lengthOf } from './intervals';
import { WEEK_STARTS } from './week-start';
import { dayInterval, weekOf } from './weeks';

const someInstant = anyInstant('2015-01-01', '2060-01-01');

describe('dayInterval', () => {
  it.each([
    ['Australia/Sydney', '2026-10-04', 23],
    ['Australia/Sydney', '2026-10-05', 24],
    ['Australia/Sydney', '2027-04-04', 25],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['Australia/Lord_Howe', '2027-04-04', 24.5],
    ['America/Sao_Paulo', '2018-11-04', 23],
    ['America/Sao_Paulo', '2018-02-17', 25],
    ['America/Havana', '2026-11-01', 25],
    ['Pacific/Apia', '2011-12-29', 24],
    ['Pacific/Apia', '2011-12-30', 0],
    ['Pacific/Apia', '2011-12-31', 24],
  ])('T21 in %s %s lasts %d h', (name, day, hours) =>
    expect(lengthOf(dayInterval(date(day), zone(name)))).toBe(hours * 60),
  );

  it('T21 begins at the first instant where midnight does not exist', () => {
    const { start } = dayInterval(date('2018-11-04'), zone('America/Sao_Paulo'));
    expect(iso(start)).toBe('2018-11-04T03:00:00.000Z');
  });

  it('T21 begins where one date turns into the next, in any zone', () => {
    fc.assert(
      fc.property(anyDate('2015-01-01', '2060-01-01'), anyZone, (day, name) => {
        const { start, end } = dayInterval(day, name);
        expect(dateAt(start, name)).toBe(day);
        expect(dateAt((start - 1) as typeof start, name)).toBe(addDays(day, -1));
        expect(dateAt((end - 1) as typeof start, name)).toBe(day);
      }),
      { numRuns: 500 },
    );
  });
});

describe('weekOf', () => {
  it('T22 goes by the date in the zone, not in UTC', () => {
    const sundayEveningUtc = instant('2026-10-04T20:00Z');
    expect(weekOf(sundayEveningUtc, zone('UTC')).from).toBe('2026-09-28');
    expect(weekOf(sundayEveningUtc, zone('Australia/Sydney'))).toEqual({
      from: '2026-10-05',
      to: '2026-10-11',
      interval: { start: instant('2026-10-04T13:00Z'), end: instant('2026-10-11T13:00Z') },
    });
  });

  it('T22 runs from Sunday to Saturday where weeks begin on Sunday', () => {
    const sundayEveningUtc = instant('2026-10-04T20:00Z');
    expect(weekOf(sundayEveningUtc, zone('UTC'), 'sunday').from).toBe('2026-10-04');
    expect(weekOf(sundayEveningUtc, zone('Australia/Sydney'), 'sunday')).toEqual({
      from: '2026-10-04',
      to: '2026-10-10',
      interval: { start: instant('2026-10-03T14:00Z'), end: instant('2026-10-10T13:00Z') },
    });
  });

  it('T22 is an hour short or long when the clocks change in it', () => {
    const sydney = zone('Australia/Sydney');
    expect(lengthOf(weekOf(instant('2026-10-01T00:00Z'), sydney).interval)).toBe(167 * 60);
    expect(lengthOf(weekOf(instant('2027-04-01T00:00Z'), sydney).interval)).toBe(169 * 60);
  });

  it('T22 holds its instant, begins on its day and meets the next week', () => {
    fc.assert(
      fc.property(someInstant, anyZone, fc.constantFrom(...WEEK_STARTS), (at, name, weekStart) => {
        const week = weekOf(at, name, weekStart);
        expect(contains(week.interval, at)).toBe(true);
        expect(weekdayOf(week.from)).toBe(weekStart === 'monday' ? 1 : 7);
        expect(week.to).toBe(addDays(week.from, 6));
        const next = weekOf(week.interval.end, name, weekStart);
        expect(next.from).toBe(addDays(week.to, 1));
        expect(next.interval.start).toBe(week.interval.end);
      }),
      { numRuns: 500 },
    );
  });

  it('T22 every date lies in exactly one week', () => {
    const seen = new Map<string, number>();
    let at = instant('2026-01-01T00:00Z');
    for (let week = 0; week < 60; week += 1) {
      const { from, interval } = weekOf(at, zone('Europe/London'));
      for (let day = 0; day < 7; day += 1) {
        const each = addDays(from, day);
        seen.set(each, (seen.get(each) ?? 0) + 1);
      }
      at = interval.end;
    }
    expect(seen.size).toBe(60 * 7);
    expect([...seen.values()].every((times) => times === 1)).toBe(true);
  });
});
