import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { date, instant } from '../testing/times';
import { addDays } from '../time/dates';
import { dateAt, startOfDate } from '../time/instants';
import type { Instant, Zone } from '../time/kinds';
import { findBreaks } from './find-breaks';

const UTC = 'UTC' as Zone;
const HOUR = 3_600_000;

function shift(from: string, hours: number) {
  const start = instant(`${from}:00Z`);
  return { start, end: (start + hours * HOUR) as Instant, date: dateAt(start, UTC) };
}

const SEARCH = {
  from: date('2027-06-01'),
  to: date('2027-06-30'),
  start: startOfDate(date('2027-05-15'), UTC),
  end: startOfDate(date('2027-07-15'), UTC),
  budget: 24 * 60,
  count: 3,
};

describe('findBreaks', () => {
  it('L9 finds the longest time between two shifts that the hours buy', () => {
    const shifts = [
      shift('2027-05-30T07:00', 12),
      shift('2027-06-04T07:00', 12),
      shift('2027-06-05T07:00', 12),
      shift('2027-06-10T07:00', 12),
      shift('2027-06-11T07:00', 12),
      shift('2027-06-24T07:00', 12),
      shift('2027-07-02T07:00', 12),
    ];
    const [best, next] = findBreaks(shifts, SEARCH);
    expect(best).toEqual({
      first: '2027-06-11',
      last: '2027-06-24',
      minutes: 24 * 60,
      free: { start: instant('2027-06-10T19:00:00Z'), end: instant('2027-07-02T07:00:00Z') },
    });
    expect(next).toMatchObject({ first: '2027-06-04', last: '2027-06-05' });
  });

  it('L9 takes all shifts of a date or none, and no day outside the window', () => {
    const double = [shift('2027-06-04T06:00', 6), shift('2027-06-04T14:00', 6)];
    expect(findBreaks(double, { ...SEARCH, budget: 11 * 60 })).toEqual([]);
    expect(findBreaks(double, { ...SEARCH, budget: 12 * 60 })).toMatchObject([{ minutes: 720 }]);
    expect(
      findBreaks([shift('2027-05-31T06:00', 6), shift('2027-07-01T06:00', 6)], SEARCH),
    ).toEqual([]);
    expect(findBreaks([], SEARCH)).toEqual([]);
  });

  it('L9 counts no time for which the roster is not known', () => {
    const shifts = [
      shift('2027-06-04T07:00', 12),
      shift('2027-06-08T07:00', 12),
      shift('2027-06-25T07:00', 12),
      shift('2027-06-29T07:00', 12),
    ];
    const unknown = {
      date: date('2027-06-09'),
      start: startOfDate(date('2027-06-09'), UTC),
      end: startOfDate(date('2027-06-24'), UTC),
    };
    const search = { ...SEARCH, from: date('2027-06-05'), budget: 12 * 60 };
    expect(findBreaks(shifts, search)[0]).toMatchObject({ first: '2027-06-08' });
    expect(findBreaks(shifts, { ...search, unknown }).map(({ free }) => free)).toEqual([
      { start: instant('2027-06-25T19:00:00Z'), end: SEARCH.end },
      { start: unknown.end, end: instant('2027-06-29T07:00:00Z') },
      { start: instant('2027-06-04T19:00:00Z'), end: unknown.start },
    ]);
  });

  it('L10 prefers fewer hours, then the earlier one, and shares no day with a better one', () => {
    const shifts = ['2027-06-07', '2027-06-14', '2027-06-21'].map((day) =>
      shift(`${day}T07:00`, 12),
    );
    const around = [
      shift('2027-05-31T07:00', 12),
      ...shifts,
      shift('2027-06-28T07:00', 10),
      shift('2027-07-05T07:00', 12),
    ];
    const found = findBreaks(around, { ...SEARCH, budget: 12 * 60 });
    // All breaks are as long, and the shift of the 28th has fewer hours.
    expect(found.map(({ first }) => first)).toEqual(['2027-06-28', '2027-06-07', '2027-06-14']);
  });

  it('L9 is as long as the best of all leaves that the hours buy', () => {
    const anyShifts = fc
      .array(
        fc.record({
          gap: fc.integer({ min: 1, max: 60 }),
          length: fc.integer({ min: 1, max: 14 }),
        }),
        {
          maxLength: 30,
        },
      )
      .map((steps) => {
        let at: number = startOfDate(date('2027-05-28'), UTC);
        return steps.map(({ gap, length }) => {
          const start = (at + gap * HOUR) as Instant;
          at = start + length * HOUR;
          return { start, end: at as Instant, date: dateAt(start, UTC) };
        });
      });
    fc.assert(
      fc.property(anyShifts, fc.integer({ min: 1, max: 60 }), (shifts, hours) => {
        const search = { ...SEARCH, budget: hours * 60 };
        const [found] = findBreaks(shifts, search);
        expect(found ? found.free.end - found.free.start : 0).toBe(longestByTrying(shifts, search));
      }),
    );
  });
});

type Shifts = ReturnType<typeof shift>[];

/** Tries every first and last date. */
function longestByTrying(shifts: Shifts, { from, to, start, end, budget }: typeof SEARCH): number {
  let longest = 0;
  for (let first = from; first <= to; first = addDays(first, 1)) {
    for (let last = first; last <= to; last = addDays(last, 1)) {
      const taken = shifts.filter((each) => each.date >= first && each.date <= last);
      const minutes = taken.reduce((sum, each) => sum + (each.end - each.start) / 60_000, 0);
      if (taken.length === 0 || minutes > budget) continue;
      const before = shifts.findLast((each) => each.date < first)?.end ?? start;
      const after = shifts.find((each) => each.date > last)?.start ?? end;
      longest = Math.max(longest, after - before);
    }
  }
  return longest;
}
