import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../time/dates';
import type { CalendarDate } from '../time/kinds';
import { nextPeriod, type PaySchedule, periodAt } from './pay-periods';

const date = (text: string) => text as CalendarDate;
const anyDate = fc
  .integer({ min: 0, max: 40_000 })
  .map((days) => addDays(date('2000-01-01'), days));
const anySchedule: fc.Arbitrary<PaySchedule> = fc.oneof(
  fc.record({ kind: fc.constantFrom('weekly' as const, 'fortnightly' as const), anchor: anyDate }),
  fc.record({
    kind: fc.constant('cycle' as const),
    anchor: anyDate,
    days: fc.integer({ min: 2, max: 60 }),
  }),
  fc.record({ kind: fc.constant('monthly' as const), day: fc.integer({ min: 1, max: 28 }) }),
);

describe('pay periods', () => {
  it('Y1 a week, a fortnight and a cycle are counted from their first day, a month from its day', () => {
    const anchor = date('2027-03-01');
    expect(periodAt({ kind: 'weekly', anchor }, date('2027-03-10'))).toEqual({
      first: '2027-03-08',
      last: '2027-03-14',
    });
    expect(periodAt({ kind: 'fortnightly', anchor }, date('2027-02-28'))).toEqual({
      first: '2027-02-15',
      last: '2027-02-28',
    });
    expect(periodAt({ kind: 'cycle', anchor, days: 8 }, date('2027-03-09'))).toEqual({
      first: '2027-03-09',
      last: '2027-03-16',
    });
    expect(periodAt({ kind: 'monthly', day: 15 }, date('2028-03-14'))).toEqual({
      first: '2028-02-15',
      last: '2028-03-14',
    });
  });

  it('Y2 every day is in exactly one period: no gap and no overlap', () => {
    fc.assert(
      fc.property(anySchedule, anyDate, (schedule, day) => {
        const period = periodAt(schedule, day);
        expect(period.first <= day && day <= period.last).toBe(true);
        expect(periodAt(schedule, period.first)).toEqual(period);
        expect(periodAt(schedule, period.last)).toEqual(period);
        expect(periodAt(schedule, addDays(period.last, 1)).first).toBe(addDays(period.last, 1));
        expect(periodAt(schedule, addDays(period.first, -1)).last).toBe(addDays(period.first, -1));
      }),
    );
  });

  it('Y3 periods that follow each other have no gap and no overlap, though the schedule changes', () => {
    fc.assert(
      fc.property(
        fc.array(anySchedule, { minLength: 2, maxLength: 8 }),
        anyDate,
        (schedules, day) => {
          let last = day;
          for (const schedule of schedules) {
            const period = nextPeriod(schedule, last);
            expect(period.first).toBe(addDays(last, 1));
            expect(daysBetween(period.first, period.last)).toBeGreaterThanOrEqual(0);
            // It meets the new schedule, so that the one after it is a whole one.
            expect(periodAt(schedule, addDays(period.last, 1)).first).toBe(addDays(period.last, 1));
            last = period.last;
          }
        },
      ),
    );
  });
});
