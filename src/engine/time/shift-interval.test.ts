import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accepted, anyDate, anyTime, date, iso, minutes, time, zone } from '../testing/times';
import { addDays, eachDay } from './dates';
import { dateAt, instantOf } from './instants';
import { lengthOf } from './intervals';
import { plannedInterval, shiftInterval } from './shift-interval';
import { SERVER_ZONES } from './zone-lists';

const someDate = anyDate('2020-01-01', '2040-01-01');
const someZone = fc.constantFrom(...SERVER_ZONES, zone('Pacific/Chatham'));

function shift(name: string, day: string, start: string, end: string) {
  return { date: date(day), startTime: time(start), endTime: time(end), zone: zone(name) };
}

function planned(name: string, day: string, start: string, duration: number) {
  const startTime = time(start);
  return { date: date(day), startTime, duration: minutes(duration), zone: zone(name) };
}

const NIGHTS = [
  ['Australia/Sydney', '2027-04-03', 9],
  ['Australia/Sydney', '2026-10-03', 7],
  ['Australia/Lord_Howe', '2027-04-03', 8.5],
  ['Australia/Lord_Howe', '2026-10-03', 7.5],
  ['Europe/London', '2027-03-27', 7],
  ['Europe/London', '2026-10-24', 9],
  ['America/New_York', '2027-03-13', 7],
  ['America/New_York', '2026-10-31', 9],
  ['Pacific/Auckland', '2027-04-03', 9],
  ['Pacific/Chatham', '2026-09-26', 7],
  ['Australia/Brisbane', '2026-10-03', 8],
] as const;

describe('shiftInterval', () => {
  it.each(NIGHTS)('T9 in %s the night 22:00–06:00 of %s lasts %d h', (name, day, hours) => {
    const interval = accepted(shiftInterval(shift(name, day, '22:00', '06:00')));
    expect(lengthOf(interval)).toBe(hours * 60);
  });

  it('T9 a day shift stays on its date, in the zone of the site', () => {
    const interval = accepted(
      shiftInterval(shift('Australia/Perth', '2026-11-13', '09:00', '17:00')),
    );
    expect(iso(interval.start)).toBe('2026-11-13T01:00:00.000Z');
    expect(iso(interval.end)).toBe('2026-11-13T09:00:00.000Z');
  });

  it('T9 an end one minute before the start is on the next day', () => {
    const interval = accepted(shiftInterval(shift('UTC', '2026-12-31', '07:00', '06:59')));
    expect(iso(interval.end)).toBe('2027-01-01T06:59:00.000Z');
  });

  it('T10 the same start and end is refused, whatever the clocks do', () => {
    fc.assert(
      fc.property(someDate, anyTime, someZone, (day, at, name) => {
        const refused = { ok: false, reason: 'same-start-and-end' };
        const byHand = { date: day, startTime: at, endTime: at, zone: name };
        expect(shiftInterval(byHand)).toEqual(refused);
        const byPlan = { date: day, startTime: at, duration: minutes(0), zone: name };
        expect(plannedInterval(byPlan)).toEqual(refused);
      }),
    );
  });

  it.each([
    ['Australia/Sydney', '2026-10-04', '02:30', '03:00'],
    ['Australia/Sydney', '2026-10-04', '02:30', '03:30'],
    ['Australia/Lord_Howe', '2026-10-04', '02:15', '02:40'],
    ['Europe/London', '2027-03-28', '01:30', '02:15'],
  ])('T11 in %s a shift on %s from %s to %s is refused', (name, day, start, end) => {
    expect(shiftInterval(shift(name, day, start, end))).toEqual({
      ok: false,
      reason: 'lost-in-clock-change',
    });
  });

  it('T11 what is left of a shift that starts in the missing hour stands', () => {
    const longer = accepted(
      shiftInterval(shift('Australia/Sydney', '2026-10-04', '02:30', '03:31')),
    );
    expect(lengthOf(longer)).toBe(1);
    const within = accepted(
      shiftInterval(shift('Australia/Sydney', '2026-10-04', '02:15', '02:45')),
    );
    expect(lengthOf(within)).toBe(30);
  });

  it('T11 no shift is empty or reversed', () => {
    fc.assert(
      fc.property(someDate, anyTime, anyTime, someZone, (day, startTime, endTime, name) => {
        const result = shiftInterval({ date: day, startTime, endTime, zone: name });
        if (result.ok) expect(result.interval.end).toBeGreaterThan(result.interval.start);
      }),
    );
  });

  it('T17 belongs to the date on which it starts where the site is', () => {
    const sydney = zone('Australia/Sydney');
    const early = shiftInterval(shift('Australia/Sydney', '2026-11-13', '06:00', '14:00'));
    expect(iso(accepted(early).start)).toBe('2026-11-12T19:00:00.000Z');
    expect(dateAt(accepted(early).start, sydney)).toBe('2026-11-13');
    const night = shiftInterval(shift('Australia/Sydney', '2026-11-13', '22:00', '06:00'));
    expect(dateAt(accepted(night).start, sydney)).toBe('2026-11-13');
  });
});

describe('plannedInterval', () => {
  it.each(NIGHTS)('T12 in %s a planned night of 8 h on %s lasts %d h', (name, day, hours) => {
    const interval = accepted(plannedInterval(planned(name, day, '22:00', 480)));
    expect(lengthOf(interval)).toBe(hours * 60);
  });

  it('T12 the night 19:00–07:00 before daylight saving lasts 11 h and ends at 07:00', () => {
    const interval = accepted(
      plannedInterval(planned('Australia/Sydney', '2026-10-03', '19:00', 720)),
    );
    expect(lengthOf(interval)).toBe(660);
    expect(interval.end).toBe(
      instantOf(date('2026-10-04'), time('07:00'), zone('Australia/Sydney')),
    );
  });

  it('T12 a start in the missing hour costs the shift that hour, not the next team', () => {
    const interval = accepted(
      plannedInterval(planned('Australia/Sydney', '2026-10-04', '02:30', 480)),
    );
    expect(iso(interval.start)).toBe('2026-10-03T16:30:00.000Z');
    expect(interval.end).toBe(
      instantOf(date('2026-10-04'), time('10:30'), zone('Australia/Sydney')),
    );
    expect(lengthOf(interval)).toBe(420);
  });

  it('T12 a shift of 24 h takes the whole day of 25', () => {
    const interval = accepted(
      plannedInterval(planned('Australia/Sydney', '2027-04-04', '00:00', 1440)),
    );
    expect(lengthOf(interval)).toBe(25 * 60);
  });

  it('T11 a planned shift no longer than the missing hour can be lost in it', () => {
    expect(plannedInterval(planned('Australia/Sydney', '2026-10-04', '02:30', 60))).toEqual({
      ok: false,
      reason: 'lost-in-clock-change',
    });
  });

  it.each(SERVER_ZONES)('T13 in %s round-the-clock shifts tile a whole year', (name) => {
    const starts = fc.integer({ min: 0, max: 47 }).map((half) => half * 30);
    const lengths = fc.constantFrom(120, 240, 360, 480, 720, 1440);
    fc.assert(
      fc.property(starts, lengths, (firstStart, duration) => {
        const shifts = eachDay(date('2026-07-01'), date('2027-07-01')).flatMap((day) =>
          Array.from({ length: 1440 / duration }, (_, index) => {
            const minute = firstStart + index * duration;
            const startTime = time(new Date((minute % 1440) * 60_000).toISOString().slice(11, 16));
            const on = addDays(day, Math.floor(minute / 1440));
            return accepted(
              plannedInterval({ date: on, startTime, duration: minutes(duration), zone: name }),
            );
          }),
        );
        const broken = shifts.filter(
          ({ start, end }, index) => end <= start || end !== (shifts[index + 1]?.start ?? end),
        );
        expect(broken).toEqual([]);
      }),
      { numRuns: 6 },
    );
  });
});
