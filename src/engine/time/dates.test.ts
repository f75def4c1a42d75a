import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate, date } from '../testing/times';
import {
  addDays,
  dateOfDayNumber,
  daysBetween,
  eachDay,
  firstOfWeek,
  mondayOnOrBefore,
  weekdayOf,
} from './dates';

const someDate = anyDate('1970-01-01', '2200-12-31');
const someDays = fc.integer({ min: -20_000, max: 20_000 });

describe('dates', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['1970-01-01', -3, '1969-12-29'],
    ['2026-10-03', 0, '2026-10-03'],
  ])('T18 %s and %d days is %s', (from, days, to) => expect(addDays(date(from), days)).toBe(to));

  it('T18 adding days and counting them undo each other', () => {
    fc.assert(
      fc.property(someDate, someDays, (from, days) => {
        expect(daysBetween(from, addDays(from, days))).toBe(days);
        expect(addDays(addDays(from, days), -days)).toBe(from);
      }),
    );
  });

  it('T18 counts as the calendar of the language does', () => {
    fc.assert(
      fc.property(someDate, someDate, (from, to) => {
        expect(daysBetween(from, to)).toBe((Date.parse(to) - Date.parse(from)) / 86_400_000);
        expect(weekdayOf(from) % 7).toBe(new Date(from).getUTCDay());
      }),
    );
  });

  it.each([
    ['2026-10-05', 1, '2026-10-05'],
    ['2026-10-11', 7, '2026-10-05'],
    ['2026-11-13', 5, '2026-11-09'],
    ['1970-01-01', 4, '1969-12-29'],
    ['2027-01-01', 5, '2026-12-28'],
  ])('T18 %s is weekday %d of the week of %s', (day, weekday, monday) => {
    expect(weekdayOf(date(day))).toBe(weekday);
    expect(mondayOnOrBefore(date(day))).toBe(monday);
  });

  it.each([
    ['2026-10-04', '2026-09-28', '2026-10-04'],
    ['2026-10-05', '2026-10-05', '2026-10-04'],
    ['2026-10-10', '2026-10-05', '2026-10-04'],
    ['2027-01-01', '2026-12-28', '2026-12-27'],
  ])('T18 %s lies in the week of Monday %s or of Sunday %s', (day, monday, sunday) => {
    expect(firstOfWeek(date(day), 'monday')).toBe(monday);
    expect(firstOfWeek(date(day), 'sunday')).toBe(sunday);
  });

  it('T18 a week begins on its day, at most six days before', () => {
    fc.assert(
      fc.property(someDate, (day) => {
        expect(firstOfWeek(day, 'monday')).toBe(mondayOnOrBefore(day));
        const sunday = firstOfWeek(day, 'sunday');
        expect(weekdayOf(sunday)).toBe(7);
        expect(daysBetween(sunday, day)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(sunday, day)).toBeLessThan(7);
      }),
    );
  });

  it('T18 weekdays go on before 1970', () => {
    expect(weekdayOf(addDays(date('1970-01-01'), -4))).toBe(7);
    expect(weekdayOf(addDays(date('1970-01-01'), -3))).toBe(1);
  });

  it('T18 lists each day with both ends', () => {
    expect(eachDay(date('2028-02-28'), date('2028-03-01'))).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
    expect(eachDay(date('2026-10-03'), date('2026-10-03'))).toEqual(['2026-10-03']);
    expect(eachDay(date('2026-10-03'), date('2026-10-02'))).toEqual([]);
  });

  it('T18 no part of a day, and a refused one leaves nothing behind', () => {
    expect(() => dateOfDayNumber(-0.5)).toThrow(RangeError);
    expect(() => dateOfDayNumber(Number.NaN)).toThrow(RangeError);
    expect(dateOfDayNumber(0)).toBe('1970-01-01');
  });
});
