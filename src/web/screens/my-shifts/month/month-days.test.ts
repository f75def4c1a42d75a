import { describe, expect, test } from 'vitest';
import type { DayStatus } from '#contract/api/day-statuses';
import type { Shift } from '#contract/api/shifts';
import type { CalendarDate } from '#engine/time/kinds';
import { dayText, emptyDayText } from './day-text';
import { comingUp, daysOfMonth, summaryOf, windowOfMonth } from './month-days';

const APRIL = '2027-04-01' as CalendarDate;

function shift(date: string, start_at: string, end_at: string, more: Partial<Shift> = {}): Shift {
  return {
    id: `${date} ${start_at}`,
    employee_id: 'amy',
    date,
    start_at,
    end_at,
    timezone: 'Australia/Sydney',
    published: true,
    ...more,
  } as Shift;
}

const status = (date: string, name: DayStatus['status'], employee_id = 'amy') =>
  ({ date, status: name, employee_id }) as DayStatus;

const DST_NIGHT = shift('2027-04-03', '2027-04-03T11:00:00Z', '2027-04-03T20:00:00Z');
const LATE = shift('2027-04-12', '2027-04-12T08:00:00Z', '2027-04-12T12:30:00Z', {
  published: false,
});
const EARLY = shift('2027-04-12', '2027-04-11T21:00:00Z', '2027-04-12T01:00:00Z');
const LAST_OF_MARCH = shift('2027-03-31', '2027-03-30T22:00:00Z', '2027-03-31T06:00:00Z');
const OF_BEN = shift('2027-04-12', '2027-04-12T00:00:00Z', '2027-04-12T08:00:00Z', {
  employee_id: 'ben',
});

const { weeks, days } = daysOfMonth({ month: APRIL, weekStart: 'monday' }, 'amy', {
  shifts: [LATE, DST_NIGHT, EARLY, LAST_OF_MARCH, OF_BEN],
  statuses: [
    status('2027-04-05', 'off'),
    status('2027-04-06', 'sick'),
    status('2027-04-07', 'holiday'),
    status('2027-04-12', 'sick', 'ben'),
    status('2027-03-30', 'off'),
  ],
});
const dayOn = (date: string) => weeks.flat().find((day) => day.date === date) ?? expect.fail(date);

describe('the days', () => {
  test('are whole weeks from Monday, with the edges of the neighbouring months', () => {
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]?.date).toBe('2027-03-29');
    expect(weeks.at(-1)?.at(-1)?.date).toBe('2027-05-02');
    expect(days).toHaveLength(30);
  });

  test('begin on Sunday when the weeks do', () => {
    const none = { shifts: [], statuses: [] };
    const sundays = daysOfMonth({ month: APRIL, weekStart: 'sunday' }, 'amy', none);
    expect(sundays.weeks[0]?.[0]?.date).toBe('2027-03-28');
    expect(sundays.weeks.at(-1)?.at(-1)?.date).toBe('2027-05-01');
    expect(sundays.days).toHaveLength(30);
    expect(windowOfMonth(APRIL, 'sunday').statuses).toEqual({
      from: '2027-03-28',
      to: '2027-05-01',
    });
  });

  test("hold the person's own shifts by start", () => {
    expect(dayOn('2027-04-12').shifts).toEqual([EARLY, LATE]);
    expect(dayOn('2027-03-31').shifts).toEqual([LAST_OF_MARCH]);
    expect(dayOn('2027-04-12').status).toBeUndefined();
  });

  test('are read a day wider than shown', () => {
    expect(windowOfMonth(APRIL, 'monday')).toEqual({
      shifts: { from: '2027-03-28T00:00:00.000Z', to: '2027-05-04T00:00:00.000Z' },
      statuses: { from: '2027-03-29', to: '2027-05-02' },
    });
  });
});

test('the summary counts only the month, in true hours', () => {
  expect(summaryOf(days)).toEqual({
    shifts: 3,
    drafts: 1,
    hours: 9 + 4.5 + 4,
    clockHours: 8 + 4.5 + 4,
    daysOff: 1,
    sickOrHoliday: 2,
    unavailable: 0,
  });
});

test('a shift on a sick day counts neither as a shift nor in the hours', () => {
  const day = dayOn('2027-04-12');
  expect(summaryOf([{ ...day, status: 'sick' }])).toMatchObject({
    shifts: 0,
    hours: 0,
    sickOrHoliday: 1,
  });
  expect(summaryOf([day])).toMatchObject({ shifts: 2, hours: 4.5 + 4 });
});

describe('coming up', () => {
  const at = (text: string) => comingUp(days, Date.parse(text));

  test('lists the running shift and the later ones of the month', () => {
    expect(at('2027-04-03T19:59:59Z')).toEqual([DST_NIGHT, EARLY, LATE]);
    expect(at('2027-04-03T20:00:00Z')).toEqual([EARLY, LATE]);
    expect(at('2027-05-01T00:00:00Z')).toEqual([]);
  });

  test('leaves out a day with a status', () => {
    const sick = days.map((day) => (day.date === '2027-04-12' ? { ...day, status: 'sick' } : day));
    expect(comingUp(sick as typeof days, 0)).toEqual([DST_NIGHT]);
  });
});

describe('the text of a day', () => {
  test.each([
    ['2027-04-12', 'Mon 12 Apr 2027, 2 shifts, 1 draft'],
    ['2027-04-03', 'Sat 3 Apr 2027, today, 1 shift'],
    ['2027-04-06', 'Tue 6 Apr 2027, sick'],
    ['2027-04-08', 'Thu 8 Apr 2027, no shifts'],
  ])('%s is %s', (date, text) => {
    expect(dayText(dayOn(date), '2027-04-03')).toBe(text);
  });

  test('says so when there are no shifts', () => {
    expect(emptyDayText(dayOn('2027-04-05'))).toBe('Mon 5 Apr 2027: day off, no shifts.');
    expect(emptyDayText(dayOn('2027-04-08'))).toBe('Thu 8 Apr 2027: no shifts.');
  });
});
