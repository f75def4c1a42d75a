// Timesheets for the tests of screens.
import type { Timesheet } from '#contract/api/timesheets';
import type { CalendarDate } from '#engine/time/kinds';
import { idOf } from './screen-test';
import { shift } from './shifts';

/** Clocked as rostered, from nine to five with half an hour's break, unless a test says otherwise. */
export function timesheet(
  employeeName: string,
  date: string,
  changes: Partial<Timesheet> = {},
): Timesheet {
  const { id, employee_id, location_id, location_name, timezone, start_at, end_at } = shift(
    employeeName,
    { date },
  );
  return {
    id: idOf(`timesheet ${employeeName} ${date}`),
    employee_id,
    employee_name: employeeName,
    location_id,
    location_name,
    timezone,
    date: date as CalendarDate,
    start_at,
    end_at,
    shift_id: id,
    rostered_start: start_at,
    rostered_end: end_at,
    role_label: null,
    counted_start: start_at,
    counted_end: end_at,
    breaks: [],
    break_since: null,
    break_answer: 'taken',
    break_seconds: 1800,
    elapsed_seconds: 27_000,
    clock_seconds: 27_000,
    flags: [],
    state: 'draft',
    confirmed_at: null,
    approved_at: null,
    approved_by_name: null,
    approved_reason: null,
    disputed_at: null,
    disputed_by_name: null,
    disputed_reason: null,
    adjusts: null,
    paid: null,
    version: 1,
    ...changes,
  };
}
