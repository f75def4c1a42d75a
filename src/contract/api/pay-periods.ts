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

const PayPeriod = z.object({
  id: z.uuid(),
  first_date: calendarDate,
  last_date: calendarDate,
  schedule: Schedule,
  closed_at: instant.nullable(),
  closed_by_name: z.string().nullable(),
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
