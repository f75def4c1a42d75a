import { describe, expect, test } from 'vitest';
import type { DayStatus } from '#contract/api/day-statuses';
import type { Location } from '#contract/api/locations';
import type { Shift } from '#contract/api/shifts';
import type { CalendarDate } from '#engine/time/kinds';
import { sitesToday, strongest, windowOfToday } from './site-today';

const TODAY = '2027-03-10' as CalendarDate;
const NOON = Date.parse('2027-03-10T01:00:00Z');
const DEPOT = { id: 'depot' } as Location;

function shift(date: string, start_at: string, end_at: string, employee_id = 'amy'): Shift {
  return { date, start_at, end_at, employee_id, location_id: 'depot' } as Shift;
}

const NIGHT = shift('2027-03-09', '2027-03-09T12:00:00Z', '2027-03-10T02:00:00Z', 'nia');
const OVER = shift('2027-03-10', '2027-03-09T20:00:00Z', '2027-03-10T01:00:00Z');
const LATER = shift('2027-03-10', '2027-03-10T05:00:00Z', '2027-03-10T09:00:00Z');
const TOMORROW = shift('2027-03-11', '2027-03-10T22:00:00Z', '2027-03-11T06:00:00Z');

function depot(shifts: Shift[], statuses: DayStatus[] = [], now = NOON) {
  return sitesToday([DEPOT], { shifts, statuses, today: TODAY, now })[0] ?? expect.fail();
}

describe('a site', () => {
  test('is active while a shift is running, even one that began yesterday', () => {
    expect(depot([LATER, NIGHT])).toMatchObject({ state: 'active', now: [NIGHT], next: [LATER] });
  });

  test('is scheduled with shifts today but none running', () => {
    expect(depot([TOMORROW, LATER])).toMatchObject({ state: 'scheduled', next: [LATER, TOMORROW] });
    expect(depot([OVER])).toMatchObject({ state: 'scheduled', now: [], next: [] });
  });

  test('is inactive with no shifts today', () => {
    expect(depot([TOMORROW])).toMatchObject({ state: 'inactive', next: [TOMORROW] });
    expect(depot([])).toMatchObject({ state: 'inactive' });
  });

  test('changes on the minute', () => {
    const start = Date.parse(LATER.start_at);
    expect(depot([LATER], [], start - 1).state).toBe('scheduled');
    expect(depot([LATER], [], start).state).toBe('active');
  });

  test('does not count someone who is away that day', () => {
    const sick = { employee_id: 'nia', date: '2027-03-09', status: 'sick' } as DayStatus;
    expect(depot([NIGHT], [sick])).toMatchObject({ state: 'inactive', now: [] });
  });
});

test('a marker of several sites shows the most active one', () => {
  const [active, scheduled, inactive] = [depot([NIGHT]), depot([LATER]), depot([])];
  expect(strongest([inactive, active, scheduled])).toBe('active');
  expect(strongest([inactive, scheduled])).toBe('scheduled');
  expect(strongest([inactive])).toBe('inactive');
});

test('yesterday, today and tomorrow are read by the clock of the organisation', () => {
  expect(windowOfToday('2027-04-04' as CalendarDate, 'Australia/Sydney')).toEqual({
    shifts: { from: '2027-04-02T13:00:00.000Z', to: '2027-04-05T14:00:00.000Z' },
    statuses: { from: '2027-04-03', to: '2027-04-05' },
  });
});
