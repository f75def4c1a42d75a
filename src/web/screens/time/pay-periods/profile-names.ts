import type { PayField, PayProfile } from '#contract/api/pay-periods';

export const PROFILE_NAMES: Record<PayProfile, string> = {
  generic: 'CSV',
  keypay: 'Employment Hero / KeyPay',
  xero: 'Xero',
};

export const FIELD_NAMES: Record<PayField, string> = {
  employee_number: 'Employee number',
  employee: 'Employee',
  date: 'Date (2026-12-31)',
  date_au: 'Date (31/12/2026)',
  start: 'Start',
  end: 'End',
  unpaid_minutes: 'Unpaid minutes',
  hours_elapsed: 'Hours worked',
  hours_by_the_clock: 'Hours by the clock',
  hours_two_decimals: 'Hours by the clock, 2 decimals',
  job_site: 'Job site',
  role: 'Role',
  shift_id: 'Id of the shift',
  timesheet_id: 'Id of the timesheet',
  kind: 'Time or adjustment',
  text: 'The same text in each row',
};
