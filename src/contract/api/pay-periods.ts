// Pay periods: days that are paid together. A closed one never changes; what comes later is a difference in the next.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id, instant, text } from '../fields';
import { LIMITS } from '../limits';
import { calendarDate } from '../time-fields';

const Schedule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['weekly', 'fortnightly']), anchor: calendarDate }),
  /** The cycle of a rotation, from one of its first days. */
  z.strictObject({
    kind: z.literal('cycle'),
    anchor: calendarDate,
    days: z.int().min(2).max(366),
  }),
  z.strictObject({ kind: z.literal('monthly'), day: z.int().min(1).max(28) }),
]);

export const PAY_PROFILES = ['generic', 'keypay', 'xero'] as const;
export type PayProfile = (typeof PAY_PROFILES)[number];

/** What a column of a pay file can hold. */
export const PAY_FIELDS = [
  'employee_number',
  'employee',
  'date',
  'date_au',
  'start',
  'end',
  'unpaid_minutes',
  'hours_elapsed',
  'hours_by_the_clock',
  'hours_two_decimals',
  'job_site',
  'role',
  'shift_id',
  'timesheet_id',
  'kind',
  'text',
] as const;
export type PayField = (typeof PAY_FIELDS)[number];

const PayColumn = z.strictObject({
  heading: text(LIMITS.payHeadingLength, 'Enter a heading'),
  field: z.enum(PAY_FIELDS),
  /** The same in each row, for the field 'text'. */
  text: text(LIMITS.payTextLength).optional(),
});
export type PayColumn = z.infer<typeof PayColumn>;

/** Each profile names its columns in its own way, until an organisation chooses its own. docs/payroll.md says where from. */
export const STANDARD_COLUMNS: Record<PayProfile, PayColumn[]> = {
  generic: PAY_FIELDS.filter(
    (field) => !['date_au', 'hours_two_decimals', 'timesheet_id', 'text'].includes(field),
  ).map((field) => ({ heading: field, field })),
  keypay: [
    { heading: 'Employee External Id', field: 'employee_number' },
    { heading: 'Employee', field: 'employee' },
    { heading: 'Date', field: 'date_au' },
    { heading: 'Start time', field: 'start' },
    { heading: 'End time', field: 'end' },
    { heading: 'Unpaid minutes', field: 'unpaid_minutes' },
    { heading: 'Units', field: 'hours_by_the_clock' },
    { heading: 'Location', field: 'job_site' },
    { heading: 'Comments', field: 'kind' },
    { heading: 'External Reference Id', field: 'timesheet_id' },
  ],
  xero: [
    { heading: 'full_name', field: 'employee' },
    { heading: 'date', field: 'date_au' },
    { heading: 'hours', field: 'hours_two_decimals' },
    { heading: 'tracking_code', field: 'job_site' },
    { heading: 'employee_number', field: 'employee_number' },
    { heading: 'kind', field: 'kind' },
  ],
};

const PayPeriod = z.object({
  id: z.uuid(),
  first_date: calendarDate,
  last_date: calendarDate,
  schedule: Schedule,
  closed_at: instant.nullable(),
  closed_by_name: z.string().nullable(),
  /** Timesheets up to an open one that nobody has approved yet. It can't be closed before. */
  waiting: z.int(),
  /** Lines of a closed one, and how many of them are differences to earlier periods. */
  lines: z.int(),
  adjustments: z.int(),
  elapsed_seconds: z.int(),
  clock_seconds: z.int(),
  exports: z.array(
    z.object({
      profile: z.enum(PAY_PROFILES),
      sha256: z.string(),
      created_at: instant,
      created_by_name: z.string().nullable(),
    }),
  ),
});
export type PayPeriod = z.infer<typeof PayPeriod>;

const Path = z.object({ id: id('pay-period') });

export const listPayPeriods = endpoint({
  method: 'GET',
  path: '/api/pay-periods',
  summary: 'List the pay periods, the latest first',
  right: 'manage pay',
  response: z.array(PayPeriod),
});

export const createPayPeriod = endpoint({
  method: 'POST',
  path: '/api/pay-periods',
  summary: 'Add the pay period after the last one. The first holds the day that is given',
  right: 'manage pay',
  body: z.strictObject({ schedule: Schedule, from: calendarDate }),
  response: PayPeriod,
  status: 201,
});

export const closePayPeriod = endpoint({
  method: 'POST',
  path: '/api/pay-periods/{id}/close',
  summary: 'Close a pay period. Its timesheets are locked, and its lines never change again',
  right: 'manage pay',
  params: Path,
  response: PayPeriod,
});

export const reopenPayPeriod = endpoint({
  method: 'POST',
  path: '/api/pay-periods/{id}/reopen',
  summary: 'Open the last closed pay period again, with a reason. Not once it was exported',
  right: 'manage pay',
  params: Path,
  body: z.strictObject({ reason: text(LIMITS.clockReasonLength, 'Say why') }),
  response: PayPeriod,
});

export const exportPayPeriod = endpoint({
  method: 'GET',
  path: '/api/pay-periods/{id}/export',
  summary: 'The lines of a closed pay period as CSV, in the shape of a payroll program',
  right: 'manage pay',
  params: Path,
  query: z.object({ profile: z.enum(PAY_PROFILES).default('generic') }),
  produces: 'text/csv',
});

const PayProfileColumns = z.object({
  profile: z.enum(PAY_PROFILES),
  columns: z.array(PayColumn),
  /** Nobody has changed them. */
  standard: z.boolean(),
});
export type PayProfileColumns = z.infer<typeof PayProfileColumns>;

export const listPayProfiles = endpoint({
  method: 'GET',
  path: '/api/pay-profiles',
  summary: 'List the columns of each pay file',
  right: 'manage pay',
  response: z.array(PayProfileColumns),
});

export const setPayProfile = endpoint({
  method: 'PUT',
  path: '/api/pay-profiles/{profile}',
  summary:
    'Choose the columns of a pay file, their order and headings. Null: as they were at first',
  right: 'manage pay',
  params: z.object({ profile: z.enum(PAY_PROFILES) }),
  body: z.strictObject({
    columns: z.array(PayColumn).min(1, 'Choose a column').max(LIMITS.payColumns).nullable(),
  }),
  response: PayProfileColumns,
});
