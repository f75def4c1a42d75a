import { expect, test } from 'vitest';
import type { Shift } from '#contract/api/shifts';
import type { CalendarDate } from '#engine/time/kinds';
import { ShiftForm, type ShiftValues } from './shift-schema';
import {
  changesTo,
  creationOf,
  endText,
  newShift,
  startText,
  valuesOf,
  zoneText,
} from './shift-values';

const ID = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';

const night: Shift = {
  id: ID,
  org_id: ID,
  employee_id: ID,
  employee_name: 'Amy Able',
  location_id: ID,
  location_name: 'Depot',
  timezone: 'Australia/Sydney',
  date: '2027-04-03' as CalendarDate,
  start_at: '2027-04-03T11:00:00.000Z',
  end_at: '2027-04-03T20:00:00.000Z',
  role_label: 'Nurse',
  notes: null,
  published: true,
  source_rule_id: null,
  template_code: null,
  version: 4,
  updated_at: '2027-04-01T00:00:00.000Z',
  updated_by_name: null,
};

function entered(values: Partial<ShiftValues> = {}) {
  return ShiftForm.parse({ ...valuesOf(night), ...values });
}

test('the form shows times by the clock of the site', () => {
  expect(valuesOf(night)).toMatchObject({ startTime: '22:00', endTime: '06:00', notes: '' });
});

test('nothing is sent when nothing has changed', () => {
  expect(changesTo(night, entered())).toBeUndefined();
  expect(changesTo(night, entered({ startTime: '10pm', overwrite: true }))).toBeUndefined();
});

test('only changes are sent, with the version they are based on', () => {
  expect(changesTo(night, entered({ notes: ' Bring keys ' }))).toEqual({
    notes: 'Bring keys',
    version: 4,
  });
  expect(changesTo(night, entered({ roleLabel: '  ', published: false }))).toEqual({
    roleLabel: null,
    published: false,
    version: 4,
  });
});

test('a new site is sent together with the times', () => {
  expect(changesTo(night, entered({ locationId: OTHER, overwrite: true }))).toEqual({
    locationId: OTHER,
    date: '2027-04-03',
    startTime: '22:00',
    endTime: '06:00',
    overwrite: true,
    version: 4,
  });
});

test('a new shift is sent without its empty fields', () => {
  const values = newShift({
    employeeId: ID,
    locationId: ID,
    date: '2027-03-10',
    startTime: '07:00',
    endTime: '17:00',
  });
  expect(creationOf(ShiftForm.parse({ ...values, startTime: '9', notes: 'Keys' }))).toEqual({
    employeeId: ID,
    locationId: ID,
    date: '2027-03-10',
    startTime: '09:00',
    endTime: '17:00',
    notes: 'Keys',
    published: false,
    overwrite: false,
  });
});

test.each([
  [{ employeeId: '' }, 'employeeId', 'Choose an employee'],
  [{ locationId: '' }, 'locationId', 'Choose a job site'],
  [{ startTime: '25' }, 'startTime', 'Invalid time format (use HH:mm)'],
  [{ startTime: '6am' }, 'endTime', 'Start and end are the same time'],
  [{ date: '' }, 'date', 'Invalid date format (use YYYY-MM-DD)'],
])('%o is refused at %s', (values, field, message) => {
  const { error } = ShiftForm.safeParse({ ...valuesOf(night), ...values });
  expect(error?.issues.map((issue) => [issue.path.join(), issue.message])).toEqual([
    [field, message],
  ]);
});

test('the hint below the end shows its day and the true length', () => {
  const times = { date: '2027-04-03', startTime: '22:00', endTime: '06:00' };
  expect(endText(times, 'Australia/Sydney')).toBe(
    'ends on Sun 4 Apr, 9 h (clocks go back), 8 h by the clock',
  );
  expect(endText(times, 'Australia/Brisbane')).toBe('ends on Sun 4 Apr, 8 h');
  expect(endText({ ...times, endTime: '23:30' }, 'Australia/Sydney')).toBe('1.5 h');
  expect(endText({ ...times, endTime: '22' }, 'Australia/Sydney')).toBeUndefined();
  expect(endText({ ...times, endTime: 'x' }, 'Australia/Sydney')).toBeUndefined();
});

test('a start that the clocks skip says what it becomes', () => {
  const skipped = { date: '2027-10-03', startTime: '2:30' };
  expect(startText(skipped, 'Australia/Sydney')).toBe(
    'The clocks skip 02:30 on Sun 3 Oct, so the shift starts at 03:30',
  );
  expect(startText(skipped, 'Australia/Brisbane')).toBeUndefined();
  expect(startText({ ...skipped, startTime: '03:00' }, 'Australia/Sydney')).toBeUndefined();
  expect(startText({ ...skipped, startTime: 'x' }, 'Australia/Sydney')).toBeUndefined();
});

test('the zone is named as it is when the shift starts', () => {
  const zone = (startTime: string) =>
    zoneText({ date: '2027-04-04', startTime }, 'Australia/Adelaide');
  expect(zone('02:30')).toBe('Times are Adelaide time, ACDT');
  expect(zone('03:00')).toBe('Times are Adelaide time, ACST');
});
