import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '#engine/time/kinds';
import { gridYear, inYear, middleYear, openingDay, windowAround, yearsAround } from './grid-days';

const date = (text: string) => text as CalendarDate;

describe('a year', () => {
  it('has every day, and months without gaps', () => {
    const { days, months } = gridYear(2028);
    expect(days).toHaveLength(366);
    expect(days[59]).toMatchObject({ date: '2028-02-29', short: 'Tue 29 Feb', weekend: false });
    expect(months.map(({ end }) => end)).toEqual([
      ...months.slice(1).map(({ first }) => first),
      366,
    ]);
    expect(months[1]).toEqual({ label: 'February 2028', first: 31, end: 60 });
  });

  it('knows its first weekday', () => {
    expect(gridYear(2027).firstWeekday).toBe(4);
  });
});

describe('the years in the grid', () => {
  it('are three, so that 28 December and 3 January are seen together', () => {
    const { days, months } = yearsAround(2027);
    expect(days).toHaveLength(365 + 365 + 366);
    const newYear = days.findIndex((day) => day.date === '2027-01-01');
    expect(days[newYear - 4]?.date).toBe('2026-12-28');
    expect(months).toHaveLength(36);
  });

  it('stay while someone scrolls over New Year, and change near their end', () => {
    expect(middleYear(date('2028-01-15'), 2027)).toBe(2027);
    expect(middleYear(date('2028-12-01'), 2027)).toBe(2028);
    expect(middleYear(date('2026-01-15'), 2027)).toBe(2026);
    expect(middleYear(date('2031-06-01'), 2027)).toBe(2031);
  });

  it('end where no year can be rostered', () => {
    expect(yearsAround(1970).from).toBe('1970-01-01');
    expect(yearsAround(2200).to).toBe('2200-12-31');
  });
});

describe('the opening day', () => {
  it('is the first day of this week', () => {
    expect(openingDay(undefined, date('2026-11-18'), 'monday')).toBe('2026-11-16');
    expect(openingDay(undefined, date('2026-11-18'), 'sunday')).toBe('2026-11-15');
  });
  it('is in December when this week began last year', () => {
    expect(openingDay(undefined, date('2027-01-02'), 'monday')).toBe('2026-12-28');
  });
  it('is the day in the address', () => {
    expect(openingDay(date('2025-05-05'), date('2027-01-02'), 'monday')).toBe('2025-05-05');
  });
});

describe('the window', () => {
  const year = gridYear(2027);

  it('is ten days wider on each side, from a Monday to a Sunday', () => {
    expect(windowAround({ first: 100, end: 114 }, year)).toEqual({
      from: '2027-03-29',
      to: '2027-05-09',
    });
  });

  it('is the same one day later', () => {
    expect(windowAround({ first: 101, end: 115 }, year)).toEqual(
      windowAround({ first: 100, end: 114 }, year),
    );
  });

  it('stays within the year', () => {
    expect(windowAround({ first: 0, end: 14 }, year).from).toBe('2027-01-01');
    expect(windowAround({ first: 351, end: 365 }, year).to).toBe('2027-12-31');
  });
});

it('29 February becomes the 28th in other years', () => {
  expect(inYear(date('2028-02-29'), 2029)).toBe('2029-02-28');
  expect(inYear(date('2028-11-16'), 2027)).toBe('2027-11-16');
});
