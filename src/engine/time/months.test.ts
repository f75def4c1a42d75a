import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate, date } from '../testing/times';
import { addDays, daysBetween, monthOf, weekdayOf } from './dates';
import { addMonths, firstOfMonth, lastOfMonth, monthGrid } from './months';
import { WEEK_STARTS } from './week-start';

const someDate = anyDate('1971-01-01', '2199-12-31');
const anyWeekStart = fc.constantFrom(...WEEK_STARTS);

describe('months', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-01-31', 3, '2026-04-30'],
    ['2026-11-13', 1, '2026-12-13'],
    ['2026-12-13', 1, '2027-01-13'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-11-13', 0, '2026-11-13'],
  ])('T19 %s and %d months is %s', (from, months, to) =>
    expect(addMonths(date(from), months)).toBe(to),
  );

  it('T19 lands in the month that many later, never past its end', () => {
    fc.assert(
      fc.property(someDate, fc.integer({ min: -24, max: 24 }), (from, months) => {
        const to = addMonths(from, months);
        expect((((monthOf(from) - 1 + months) % 12) + 12) % 12).toBe(monthOf(to) - 1);
        expect(to <= lastOfMonth(to) && to >= firstOfMonth(to)).toBe(true);
      }),
    );
  });

  it('T20 shows the days of the neighbouring months that fill the first and last week', () => {
    const grid = monthGrid(date('2026-10-17'));
    expect(grid).toHaveLength(5);
    expect(grid[0]).toEqual([
      '2026-09-28',
      '2026-09-29',
      '2026-09-30',
      '2026-10-01',
      '2026-10-02',
      '2026-10-03',
      '2026-10-04',
    ]);
    expect(grid.at(-1)?.at(-1)).toBe('2026-11-01');
  });

  it.each([
    ['2027-02-10', 4],
    ['2026-08-31', 6],
    ['2026-11-13', 6],
  ])('T20 the month of %s takes %d weeks', (day, weeks) =>
    expect(monthGrid(date(day))).toHaveLength(weeks),
  );

  it('T20 begins on Sunday where weeks do', () => {
    const grid = monthGrid(date('2026-11-13'), 'sunday');
    expect(grid).toHaveLength(5);
    expect(grid[0]?.[0]).toBe('2026-11-01');
    expect(grid.at(-1)?.at(-1)).toBe('2026-12-05');
  });

  it('T20 every grid runs on without a break from the first day of a week, and no week is without the month', () => {
    fc.assert(
      fc.property(someDate, anyWeekStart, (day, weekStart) => {
        const grid = monthGrid(day, weekStart);
        const days = grid.flat();
        const first = days[0] ?? day;
        expect(weekdayOf(first)).toBe(weekStart === 'monday' ? 1 : 7);
        expect(days).toEqual(days.map((_, index) => addDays(first, index)));
        expect(grid.every((week) => week.length === 7)).toBe(true);
        expect(grid.every((week) => week.some((each) => monthOf(each) === monthOf(day)))).toBe(
          true,
        );
        const ofMonth = days.filter((each) => monthOf(each) === monthOf(day));
        expect(ofMonth).toHaveLength(daysBetween(firstOfMonth(day), lastOfMonth(day)) + 1);
      }),
    );
  });
});
