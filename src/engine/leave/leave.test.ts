import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { existing, SYDNEY } from '../testing/plan-input';
import { anyDate, anyTime, anyZone, date, iso, time } from '../testing/times';
import { addDays } from '../time/dates';
import { dateAt } from '../time/instants';
import type { Instant } from '../time/kinds';
import { type Leave, leaveInterval, wholeDays } from './leave';
import { minutesUsed, touchedShifts } from './touched-shifts';
import { usesText } from './uses-text';

/** 11 March 2027 is a Thursday. */
function leave(first: string, last: string, startTime?: string, endTime?: string): Leave {
  return {
    first: date(first),
    last: date(last),
    startTime: startTime ? time(startTime) : null,
    endTime: endTime ? time(endTime) : null,
    zone: SYDNEY,
  };
}

const anyLeave = fc
  .record({
    first: anyDate('2026-01-01', '2028-12-31'),
    days: fc.integer({ min: 0, max: 40 }),
    startTime: fc.option(anyTime),
    endTime: fc.option(anyTime),
    zone: anyZone,
  })
  .map(({ days, ...rest }): Leave => ({ ...rest, last: addDays(rest.first, days) }));

const anyShifts = (start: number) =>
  fc
    .array(
      fc.record({
        gap: fc.integer({ min: 0, max: 900 }),
        length: fc.integer({ min: 1, max: 900 }),
      }),
    )
    .map((steps) => {
      let at = start - 36 * 3_600_000;
      return steps.map(({ gap, length }) => {
        const from = at + gap * 60_000;
        at = from + length * 60_000;
        return { start: from as Instant, end: at as Instant };
      });
    });

const WEDNESDAY_NIGHT = existing('2027-03-10T18:00+11:00', '2027-03-11T06:00+11:00');
const THURSDAY = existing('2027-03-11T07:00+11:00', '2027-03-11T19:00+11:00');
const FRIDAY = existing('2027-03-12T07:00+11:00', '2027-03-12T19:00+11:00');
const SATURDAY_NIGHT = existing('2027-03-13T18:00+11:00', '2027-03-14T06:00+11:00');
const SUNDAY_NIGHT = existing('2027-03-14T18:00+11:00', '2027-03-15T06:00+11:00');
const ALL = [SUNDAY_NIGHT, SATURDAY_NIGHT, FRIDAY, THURSDAY, WEDNESDAY_NIGHT];

function touches(asked: Leave) {
  return touchedShifts(asked, ALL).map(({ date: day, touch, minutes }) => [
    day,
    touch,
    minutes / 60,
  ]);
}

describe('leaveInterval', () => {
  it('L1 lasts from the beginning of its first day to the end of its last one', () => {
    const { start, end } = leaveInterval(leave('2027-03-11', '2027-03-12')) ?? {};
    expect(start && iso(start)).toBe('2027-03-10T13:00:00.000Z');
    expect(end && iso(end)).toBe('2027-03-12T13:00:00.000Z');
  });

  it('L1 begins and ends at its times where it has them, and is nothing the wrong way round', () => {
    const { start, end } = leaveInterval(leave('2027-03-11', '2027-03-11', '10:00', '12:30')) ?? {};
    expect(start && iso(start)).toBe('2027-03-10T23:00:00.000Z');
    expect(end && iso(end)).toBe('2027-03-11T01:30:00.000Z');
    expect(leaveInterval(leave('2027-03-11', '2027-03-11', '12:30', '10:00'))).toBeUndefined();
    expect(leaveInterval(leave('2027-03-11', '2027-03-11', '10:00', '10:00'))).toBeUndefined();
  });
});

describe('touchedShifts', () => {
  it('L2 names the shifts in order, and the night that reaches in', () => {
    expect(touches(leave('2027-03-11', '2027-03-13'))).toEqual([
      ['2027-03-10', 'reaches-in', 6],
      ['2027-03-11', 'whole', 12],
      ['2027-03-12', 'whole', 12],
      ['2027-03-13', 'whole', 12],
    ]);
  });

  it('L3 counts a night in full that begins on the last day, and none that only reaches in', () => {
    const touched = touchedShifts(leave('2027-03-11', '2027-03-13'), ALL);
    expect(minutesUsed(touched)).toBe(36 * 60);
  });

  it('L3 counts only the hours within its times', () => {
    expect(touches(leave('2027-03-11', '2027-03-12', '14:00', '09:30'))).toEqual([
      ['2027-03-11', 'part', 5],
      ['2027-03-12', 'part', 2.5],
    ]);
    expect(touches(leave('2027-03-10', '2027-03-10', '18:00'))).toEqual([
      ['2027-03-10', 'whole', 12],
    ]);
  });

  it('L4 leaves what is outside: a piece before, a piece after, or both', () => {
    const rest = (asked: Leave) =>
      touchedShifts(asked, [THURSDAY]).map((touched) =>
        touched.rest.map(({ start, end }) => [iso(start).slice(11, 16), iso(end).slice(11, 16)]),
      );
    expect(rest(leave('2027-03-11', '2027-03-11', '14:00'))).toEqual([[['20:00', '03:00']]]);
    expect(rest(leave('2027-03-11', '2027-03-11', undefined, '12:00'))).toEqual([
      [['01:00', '08:00']],
    ]);
    expect(rest(leave('2027-03-11', '2027-03-11', '10:00', '12:00'))).toEqual([
      [
        ['20:00', '23:00'],
        ['01:00', '08:00'],
      ],
    ]);
    expect(rest(leave('2027-03-11', '2027-03-11'))).toEqual([[]]);
  });

  it('L3 what is used and what is left make the whole shift, in every zone', () => {
    fc.assert(
      fc.property(
        anyLeave.chain((asked) =>
          fc.tuple(fc.constant(asked), anyShifts(leaveInterval(asked)?.start ?? 0)),
        ),
        ([asked, shifts]) => {
          for (const { start, end, minutes, rest } of touchedShifts(asked, shifts)) {
            const left = rest.reduce((sum, part) => sum + (part.end - part.start) / 60_000, 0);
            expect(minutes).toBeGreaterThan(0);
            expect(minutes + left).toBe((end - start) / 60_000);
          }
        },
      ),
    );
  });
});

describe('wholeDays', () => {
  it('L5 are all days without a time and without a shift that is worked', () => {
    expect(wholeDays(leave('2027-03-11', '2027-03-13'), [])).toEqual([
      '2027-03-11',
      '2027-03-12',
      '2027-03-13',
    ]);
    expect(wholeDays(leave('2027-03-11', '2027-03-14', '14:00', '09:00'), [])).toEqual([
      '2027-03-12',
      '2027-03-13',
    ]);
    expect(wholeDays(leave('2027-03-11', '2027-03-11', '14:00'), [])).toEqual([]);
    expect(wholeDays(leave('2027-03-11', '2027-03-12'), [date('2027-03-12')])).toEqual([
      '2027-03-11',
    ]);
  });

  it('L5 lie within the leave, from their first instant to their last', () => {
    fc.assert(
      fc.property(anyLeave, (asked) => {
        const away = leaveInterval(asked);
        for (const day of wholeDays(asked, [])) {
          expect(away && dateAt(away.start, asked.zone) <= day).toBe(true);
          expect(away && dateAt((away.end - 1) as Instant, asked.zone) >= day).toBe(true);
        }
      }),
    );
  });
});

describe('usesText', () => {
  const used = (day: string, label: string, projected = false) => ({
    date: date(day),
    label,
    minutes: 720,
    projected,
  });

  it('L6 says the hours and names each shift', () => {
    expect(
      usesText([used('2027-03-11', 'D'), used('2027-03-12', 'D'), used('2027-03-13', 'N')]),
    ).toBe('uses 36 h: Thu D, Fri D, Sat N');
    expect(usesText([])).toBe('uses no rostered hours');
  });

  it('L6 marks what only the pattern says, and names dates beyond a week', () => {
    expect(usesText([used('2027-03-11', 'D'), used('2027-03-18', 'N', true)])).toBe(
      'uses 24 h: 11 Mar D, 18 Mar N* (* pattern, not yet published)',
    );
  });

  it('L6 names seven shifts at most', () => {
    const many = Array.from({ length: 9 }, (_, at) => used(`2027-03-1${at}`, 'D'));
    expect(usesText(many.slice(0, 8))).toContain('16 Mar D and 1 more shift');
    expect(usesText(many)).toContain('16 Mar D and 2 more shifts');
  });
});
