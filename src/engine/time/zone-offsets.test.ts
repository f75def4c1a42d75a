import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it, vi } from 'vitest';
import { anyDate, anyInstant, anyTime, anyZone, instant, zone } from '../testing/times';
import { instantOf, wallClockAt } from './instants';
import type { Instant, Zone } from './kinds';
import { SERVER_ZONES } from './zone-lists';
import { offsetAt, offsetsOf } from './zone-offsets';

const CHANGING = [...SERVER_ZONES, zone('Pacific/Chatham'), zone('Africa/Casablanca')];

function temporalAt(at: number, name: Zone) {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(name);
}

function changesBetween(from: string, to: string, name: Zone): number[] {
  const found: number[] = [];
  let next = temporalAt(Date.parse(from), name).getTimeZoneTransition('next');
  while (next !== null && next.epochMilliseconds < Date.parse(to)) {
    found.push(next.epochMilliseconds);
    next = next.getTimeZoneTransition('next');
  }
  return found;
}

describe('the remembered offsets', () => {
  it('T8 agree with Temporal at any instant in any zone', () => {
    fc.assert(
      fc.property(anyInstant('1990-01-01', '2100-01-01'), anyZone, (at, name) => {
        const there = temporalAt(at, name);
        expect(offsetAt(offsetsOf(name), at)).toBe(there.offsetNanoseconds / 1_000_000);
        const { date, time } = wallClockAt(at, name);
        expect(`${date}T${time}`).toBe(there.toPlainDateTime().toString().slice(0, 16));
      }),
      { numRuns: 1000 },
    );
  });

  it('T8 agree with Temporal on any reading in any zone', () => {
    fc.assert(
      fc.property(anyDate('1990-01-01', '2100-01-01'), anyTime, anyZone, (date, time, name) => {
        const exact = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(name);
        expect(instantOf(date, time, name)).toBe(exact.epochMilliseconds);
      }),
      { numRuns: 1000 },
    );
  });

  it('T8 agree with Temporal in the hours around every change from 2024 to 2032', () => {
    let changes = 0;
    for (const name of CHANGING) {
      for (const change of changesBetween('2024-01-01', '2032-01-01', name)) {
        changes += 1;
        for (const at of [change - 1, change]) {
          const exact = temporalAt(at, name).offsetNanoseconds / 1_000_000;
          expect(offsetAt(offsetsOf(name), at)).toBe(exact);
        }
        for (let quarter = -6; quarter <= 6; quarter += 1) {
          const near = wallClockAt((change + quarter * 900_000) as Instant, name);
          const exact = Temporal.PlainDateTime.from(`${near.date}T${near.time}`);
          expect(instantOf(near.date, near.time, name)).toBe(
            exact.toZonedDateTime(name).epochMilliseconds,
          );
        }
      }
    }
    expect(changes).toBeGreaterThan(200);
  });

  it('T8 agree with the clock that Intl writes', () => {
    const formats = new Map(
      SERVER_ZONES.map((name) => [
        name,
        new Intl.DateTimeFormat('sv-SE', {
          timeZone: name,
          dateStyle: 'short',
          timeStyle: 'short',
        }),
      ]),
    );
    fc.assert(
      fc.property(
        anyInstant('1990-01-01', '2100-01-01'),
        fc.constantFrom(...SERVER_ZONES),
        (at, name) => {
          const { date, time } = wallClockAt(at, name);
          expect(`${date} ${time}`).toBe(formats.get(name)?.format(at));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('T8 see both changes of the shortest summer time, a week in Recife', () => {
    const hours = ['2000-10-07', '2000-10-10', '2000-10-16'].map(
      (day) => offsetAt(offsetsOf(zone('America/Recife')), instant(`${day}T12:00Z`)) / 3_600_000,
    );
    expect(hours).toEqual([-3, -2, -3]);
  });

  it('T8 have seconds where the clocks had them: in Monrovia until 1972', () => {
    const there = offsetsOf(zone('Africa/Monrovia'));
    expect(offsetAt(there, instant('1971-06-01T12:00Z'))).toBe(-(44 * 60 + 30) * 1000);
    expect(offsetAt(there, instant('1973-06-01T12:00Z'))).toBe(0);
  });

  it('T8 stay true when dates far apart share a place', () => {
    const name = zone('Australia/Sydney');
    const apart = 2048 * 86_400_000;
    const dates = Array.from({ length: 20 }, (_, index) => Date.UTC(1990, 6, 1) + index * apart);
    for (const at of [...dates, ...dates]) {
      expect(offsetAt(offsetsOf(name), at)).toBe(temporalAt(at, name).offsetNanoseconds / 1e6);
    }
  });

  it('T8 refuse a text that is no zone, every time', () => {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(() => offsetsOf('Foo/Bar' as Zone)).toThrow(RangeError);
    }
  });

  it('T8 are the same by the Temporal of the browser, where it has one', async () => {
    vi.stubGlobal('Temporal', Temporal);
    vi.resetModules();
    const browser = await import('./zone-offsets');
    fc.assert(
      fc.property(anyInstant('1990-01-01', '2100-01-01'), anyZone, (at, name) => {
        expect(browser.offsetAt(browser.offsetsOf(name), at)).toBe(offsetAt(offsetsOf(name), at));
      }),
    );
    expect(() => browser.offsetsOf('Foo/Bar' as Zone)).toThrow(RangeError);
    vi.unstubAllGlobals();
  });
});
