import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyDate,
  anyInstant,
  anyTime,
  anyZone,
  date,
  instant,
  iso,
  time,
  zone,
} from '../testing/times';
import { dateAt, instantOf, wallClockAt } from './instants';

describe('instantOf', () => {
  it.each([
    ['Australia/Sydney', '2026-10-04', '01:59', '2026-10-03T15:59:00.000Z', '01:59'],
    ['Australia/Sydney', '2026-10-04', '02:00', '2026-10-03T16:00:00.000Z', '03:00'],
    ['Australia/Sydney', '2026-10-04', '02:30', '2026-10-03T16:30:00.000Z', '03:30'],
    ['Australia/Sydney', '2026-10-04', '03:00', '2026-10-03T16:00:00.000Z', '03:00'],
    ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45:00.000Z', '02:45'],
    ['Europe/London', '2027-03-28', '01:30', '2027-03-28T01:30:00.000Z', '02:30'],
    ['America/New_York', '2027-03-14', '02:30', '2027-03-14T07:30:00.000Z', '03:30'],
    ['Pacific/Auckland', '2026-09-27', '02:30', '2026-09-26T14:30:00.000Z', '03:30'],
    ['Pacific/Chatham', '2026-09-27', '03:00', '2026-09-26T14:15:00.000Z', '04:00'],
    ['America/Sao_Paulo', '2018-11-04', '00:00', '2018-11-04T03:00:00.000Z', '01:00'],
  ])('T4 %s %s %s in or beside the missing hour is %s', (name, day, at, expected, reads) => {
    const found = instantOf(date(day), time(at), zone(name));
    expect(iso(found)).toBe(expected);
    expect(wallClockAt(found, zone(name))).toEqual({ date: day, time: reads });
  });

  it('T4 a reading on the date that Samoa skipped moves a whole day forward', () => {
    const found = instantOf(date('2011-12-30'), time('12:00'), zone('Pacific/Apia'));
    expect(wallClockAt(found, zone('Pacific/Apia'))).toEqual({ date: '2011-12-31', time: '12:00' });
  });

  it.each([
    ['Australia/Sydney', '2027-04-04', '01:59', '2027-04-03T14:59:00.000Z'],
    ['Australia/Sydney', '2027-04-04', '02:00', '2027-04-03T15:00:00.000Z'],
    ['Australia/Sydney', '2027-04-04', '02:59', '2027-04-03T15:59:00.000Z'],
    ['Australia/Sydney', '2027-04-04', '03:00', '2027-04-03T17:00:00.000Z'],
    ['Australia/Lord_Howe', '2027-04-04', '01:45', '2027-04-03T14:45:00.000Z'],
    ['Europe/London', '2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['Pacific/Auckland', '2027-04-04', '02:30', '2027-04-03T13:30:00.000Z'],
    ['Pacific/Chatham', '2027-04-04', '03:00', '2027-04-03T13:15:00.000Z'],
  ])('T5 %s %s %s in or beside the hour that comes twice is %s', (name, day, at, expected) => {
    const found = instantOf(date(day), time(at), zone(name));
    expect(iso(found)).toBe(expected);
    expect(wallClockAt(found, zone(name))).toEqual({ date: day, time: at });
  });
});

describe('wallClockAt', () => {
  it.each([
    ['Australia/Sydney', '2027-04-03T15:30:00Z', '2027-04-04', '02:30'],
    ['Australia/Sydney', '2027-04-03T16:30:00Z', '2027-04-04', '02:30'],
    ['Australia/Sydney', '2026-10-03T15:59:59.999Z', '2026-10-04', '01:59'],
    ['Australia/Adelaide', '2026-11-12T14:00:00Z', '2026-11-13', '00:30'],
    ['America/New_York', '2026-01-01T04:59:59Z', '2025-12-31', '23:59'],
    ['UTC', '1970-01-01T00:00:00Z', '1970-01-01', '00:00'],
    ['America/New_York', '1970-01-01T00:00:00Z', '1969-12-31', '19:00'],
    ['Asia/Kolkata', '2026-06-30T18:30:00Z', '2026-07-01', '00:00'],
  ])('T6 in %s the clock at %s shows %s %s', (name, at, day, reads) => {
    expect(wallClockAt(instant(at), zone(name))).toEqual({ date: day, time: reads });
    expect(dateAt(instant(at), zone(name))).toBe(day);
  });

  it('T6 a reading comes back as it was given, or was missing and comes back later', () => {
    fc.assert(
      fc.property(anyDate('1990-01-01', '2100-01-01'), anyTime, anyZone, (day, at, name) => {
        const back = wallClockAt(instantOf(day, at, name), name);
        const given = `${day} ${at}`;
        const returned = `${back.date} ${back.time}`;
        expect(returned >= given).toBe(true);
        // Later means missing: no instant within a day of it may show the reading that was given.
        if (returned !== given) expect(readingsNear(day, name)).not.toContain(given);
      }),
      { numRuns: 1000 },
    );
  });

  it('T6 an instant comes back from its reading, or the reading came twice and it was the second', () => {
    fc.assert(
      fc.property(anyInstant('1990-01-01', '2100-01-01'), anyZone, (at, name) => {
        const wholeMinute = at - (at % 60_000);
        const reading = wallClockAt(wholeMinute as typeof at, name);
        const back = instantOf(reading.date, reading.time, name);
        expect(back <= wholeMinute).toBe(true);
        expect(wallClockAt(back, name)).toEqual(reading);
      }),
      { numRuns: 1000 },
    );
  });
});

function readingsNear(day: string, name: ReturnType<typeof zone>): string[] {
  const noon = Date.parse(`${day}T12:00Z`);
  return Array.from({ length: 3 * 24 * 60 }, (_, minute) => {
    const at = noon + (minute - 36 * 60) * 60_000;
    const reading = wallClockAt(at as Parameters<typeof wallClockAt>[0], name);
    return `${reading.date} ${reading.time}`;
  });
}
