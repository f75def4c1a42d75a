import { expect, test } from 'vitest';
import type { HolidayCalendar } from '#contract/api/holidays';
import type { CalendarDate } from '#engine/time/kinds';
import { holidayHours, holidaysByDate } from './holiday-text';

type Holiday = HolidayCalendar['holidays'][number];

function holiday(date: string, name: string, changes: Partial<Holiday> = {}): Holiday {
  return {
    date: date as CalendarDate,
    name,
    hours: 'all-day',
    status: 'law',
    note: '',
    ...changes,
  };
}

function calendar(place: string, locationIds: string[], holidays: Holiday[]): HolidayCalendar {
  return {
    place,
    locationIds,
    holidays,
    unknownYears: [],
    unknownRegions: [],
    source: 'table',
  };
}

const EVE = holiday('2027-12-24', 'Christmas Eve', { hours: { start: 1080, end: 1440 } });
const CALENDARS = [
  calendar('Queensland', ['depot'], [EVE, holiday('2027-12-25', 'Christmas Day')]),
  calendar('Victoria', ['yard'], [holiday('2027-12-25', 'Christmas Day')]),
];

const marks = (siteId?: string) =>
  Object.fromEntries(holidaysByDate(CALENDARS, siteId ? new Set([siteId]) : undefined));

test('a day that only some places keep names them', () => {
  expect(marks()).toEqual({
    '2027-12-24': 'Christmas Eve, 18:00 to 24:00 (Queensland)',
    '2027-12-25': 'Christmas Day',
  });
});

test('of one site only its own days are named', () => {
  expect(marks('yard')).toEqual({ '2027-12-25': 'Christmas Day' });
  expect(marks('depot')['2027-12-24']).toBe('Christmas Eve, 18:00 to 24:00');
});

test('years of the same place belong together, and days that are expected say so', () => {
  const next = holiday('2028-09-29', 'Grand Final', { status: 'expected' });
  const both = [calendar('Victoria', ['yard'], []), calendar('Victoria', ['yard'], [next])];
  expect([...holidaysByDate(both).values()]).toEqual(['Grand Final, expected']);
});

test('hours that nobody knows are said', () => {
  expect(holidayHours({ hours: 'unknown' })).toBe('Part of the day');
});
