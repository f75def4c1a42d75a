import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CompactEntries } from '#contract/api/auto-roster';
import { cellCode } from '#contract/cell-codes';
import { addDays, eachDay, weekdayOf } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { calendarDays, entriesByDay, entryOf, isInWindow } from './compact-entries';

const day = (text: string) => text as CalendarDate;
const cells = (...contents: number[]) => String.fromCharCode(...contents.map(cellCode));

function slot(date: string, code: string, start: string) {
  return {
    location_id: 'depot',
    date: day(date),
    code,
    start_at: `${date}T${start}:00.000Z`,
    end_at: `${date}T23:00:00.000Z`,
    role_label: null,
  };
}

/** Ben's night of the first day was met first, so it is the first slot. */
const compact: CompactEntries = {
  from: day('2027-03-03'),
  to: day('2027-03-05'),
  slots: [
    slot('2027-03-03', 'N', '19:00'),
    slot('2027-03-03', 'D', '07:00'),
    slot('2027-03-05', 'D', '07:00'),
  ],
  rows: [
    { employee_id: 'ben', cells: cells(1, 0, 3) },
    { employee_id: 'amy', cells: cells(2, 0, 3) },
  ],
};

function inWords(employeeId?: string): string[] {
  return [...entriesByDay(compact, employeeId)].flatMap(([date, refs]) =>
    refs.map((ref) => {
      const { employee_id, code } = entryOf(compact, ref);
      return `${date} ${employee_id} ${code}`;
    }),
  );
}

test('entries are sorted by day, start and row', () => {
  expect(inWords()).toEqual([
    '2027-03-03 amy D',
    '2027-03-03 ben N',
    '2027-03-05 ben D',
    '2027-03-05 amy D',
  ]);
});

test('entries can be limited to one employee', () => {
  expect(inWords('ben')).toEqual(['2027-03-03 ben N', '2027-03-05 ben D']);
  expect(inWords('nobody')).toEqual([]);
});

test('a reference to a missing row is refused', () => {
  expect(() => entryOf(compact, { row: 7, slot: 0 })).toThrow('does not hold');
});

describe('the calendar', () => {
  test('covers the window by whole weeks and knows what is outside', () => {
    const days = calendarDays(compact);
    expect([days[0], days.at(-1), days.length]).toEqual(['2027-03-01', '2027-03-07', 7]);
    expect(days.filter((date) => isInWindow(compact, date))).toEqual([
      '2027-03-03',
      '2027-03-04',
      '2027-03-05',
    ]);
  });

  test('reaches a shift on the Sunday before', () => {
    const days = calendarDays({ from: day('2027-03-01'), to: day('2027-03-07') }, [
      day('2027-02-28'),
    ]);
    expect([days[0], days.length]).toEqual(['2027-02-22', 14]);
  });

  test('for any window: whole weeks from a Monday, with every day of the window', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 1, max: 89 }),
        (at, length) => {
          const from = addDays(day('2026-01-01'), at);
          const to = addDays(from, length);
          const days = calendarDays({ from, to });
          expect(days.length % 7).toBe(0);
          expect(days[0] && weekdayOf(days[0])).toBe(1);
          expect(days.length - eachDay(from, to).length).toBeLessThanOrEqual(12);
          expect(days).toEqual(expect.arrayContaining(eachDay(from, to)));
        },
      ),
    );
  });
});
