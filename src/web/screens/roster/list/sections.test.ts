import { expect, test } from 'vitest';
import type { Shift } from '#contract/api/shifts';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import { byDay, nextBoundary, sectionsAt } from './sections';

const at = (clock: string) => Date.parse(`2027-03-10T${clock}:00Z`) as Instant;

function shift(name: string, start: string, end: string, date = '2027-03-10'): Shift {
  return {
    id: name,
    org_id: 'org',
    employee_id: name,
    employee_name: name,
    location_id: 'depot',
    location_name: 'Depot',
    timezone: 'UTC',
    date: date as CalendarDate,
    start_at: `${date}T${start}:00.000Z`,
    end_at: `${date}T${end}:00.000Z`,
    role_label: null,
    notes: null,
    published: true,
    source_rule_id: null,
    template_code: null,
    version: 1,
    updated_at: '2027-03-01T00:00:00.000Z',
    updated_by_name: null,
  };
}

const names = (shifts: Shift[]) => shifts.map(({ employee_name }) => employee_name);
const early = shift('Early', '06:00', '09:00');
const day = shift('Day', '09:00', '17:00');
const late = shift('Late', '14:00', '22:00');

test('a shift is active from its start until just before its end', () => {
  const all = [late, day, early];
  expect(names(sectionsAt(all, at('09:00')).active)).toEqual(['Day']);
  expect(names(sectionsAt(all, at('08:59')).active)).toEqual(['Early']);
  expect(names(sectionsAt(all, at('17:00')).active)).toEqual(['Late']);
});

test('upcoming shifts are sorted by start and name, completed ones by end with the latest first', () => {
  const twins = [shift('Zoe', '14:00', '15:00'), late, day, early];
  const { upcoming, completed } = sectionsAt(twins, at('10:00'));
  expect(names(upcoming)).toEqual(['Late', 'Zoe']);
  expect(names(completed)).toEqual(['Early']);
  expect(names(sectionsAt([early, late, day], at('23:00')).completed)).toEqual([
    'Late',
    'Day',
    'Early',
  ]);
});

test('the list is sorted again when the next shift begins or ends', () => {
  const all = [early, day, late];
  expect(nextBoundary(all, at('05:00'))).toBe(at('06:00'));
  expect(nextBoundary(all, at('09:00'))).toBe(at('14:00'));
  expect(nextBoundary(all, at('14:00'))).toBe(at('17:00'));
  expect(nextBoundary(all, at('22:00'))).toBeUndefined();
});

test('shifts are listed under their date', () => {
  const next = shift('Next', '01:00', '02:00', '2027-03-11');
  expect(byDay([day, late, next]).map(({ date, shifts }) => [date, names(shifts)])).toEqual([
    ['2027-03-10', ['Day', 'Late']],
    ['2027-03-11', ['Next']],
  ]);
});
