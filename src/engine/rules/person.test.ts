import { describe, expect, it } from 'vitest';
import type { DayStatusName } from '../cells/cell';
import type { CalendarDate, Instant } from '../time/kinds';
import { isWorked } from './person';

const MONDAY = '2027-03-08' as CalendarDate;
const instant = (time: string) => Date.parse(`${MONDAY}T${time}Z`) as Instant;
const shift = { date: MONDAY, start: instant('09:00'), end: instant('17:00') };
const free = { statuses: new Map<CalendarDate, DayStatusName>(), leave: [] };

describe('a shift that someone has', () => {
  it("Q8 isn't worked, nor theirs to give, on a day with a status", () => {
    expect(isWorked(free, shift)).toBe(true);
    const off = new Map([[MONDAY, 'sick' as const]]);
    expect(isWorked({ ...free, statuses: off }, shift)).toBe(false);
    expect(
      isWorked({ ...free, statuses: new Map([['2027-03-09' as CalendarDate, 'sick']]) }, shift),
    ).toBe(true);
  });

  it("Q8 isn't worked, nor theirs to give, when leave reaches into it", () => {
    const away = (from: string, to: string) => ({
      ...free,
      leave: [{ start: instant(from), end: instant(to), fromDay: false }],
    });
    expect(isWorked(away('16:00', '20:00'), shift)).toBe(false);
    expect(isWorked(away('17:00', '20:00'), shift)).toBe(true);
  });
});
