// Contracts: never edited, only superseded from a date. Colleagues never read them.
import { z } from 'zod';
import { CONTRACT_TYPES } from '#engine/rules/person';
import { endpoint } from '../endpoint';
import { email, id, text } from '../fields';
import { LIMITS } from '../limits';
import { calendarDate } from '../time-fields';
import { groups } from '../window-of-groups';

export const AGREEMENTS = ['long-shifts', 'short-rest'] as const;

const Terms = {
  /** In force from this day, until the next contract begins. */
  validFrom: calendarDate,
  type: z.enum(CONTRACT_TYPES, 'Choose full-time, part-time or casual'),
  /** Ordinary hours in so many days; null without any. */
  hours: z
    .number('Enter a number of hours')
    .min(0.25, 'Must be at least 0.25 hours')
    .max(LIMITS.contractHours, `Must be at most ${LIMITS.contractHours} hours`)
    .multipleOf(0.05, 'Enter hours in steps of 0.05, which are 3 minutes')
    .nullable()
    .meta({ examples: [38] }),
  /** 7 for a week, 14 for a fortnight, 28 for four weeks, or the days of a cycle. */
  period: z
    .int('Enter a number of days')
    .min(1)
    .max(LIMITS.contractPeriodDays)
    .nullable()
    .meta({ examples: [7] }),
  /** The weeks over which hours are averaged; null: the period itself. */
  averagingWeeks: z
    .int('Enter a number of weeks')
    .min(1)
    .max(LIMITS.averagingWeeks)
    .nullable()
    .meta({ examples: [4] }),
  /** A first day of such a period; null: the organisation's weeks, or the first day of the contract where hours are averaged. */
  anchor: calendarDate.nullable(),
  /** Whether the person agreed to longer shifts or a shorter rest, where a rule has one by agreement. */
  agreements: z.array(z.enum(AGREEMENTS)).max(AGREEMENTS.length),
  /** Whether a day of leave counts as hours of the contract. */
  leaveCounts: z.boolean(),
  /** Whether a public holiday without a shift counts as hours of the contract. */
  holidaysCount: z.boolean(),
};

export const Contract = z.object({
  ...Terms,
  employeeNumber: z.string().nullable(),
  /** Who added it; null where Muster did. */
  addedBy: z.string().nullable(),
});
export type Contract = z.infer<typeof Contract>;

export const NewContract = z
  .strictObject({
    ...Terms,
    hours: Terms.hours.default(null),
    period: Terms.period.default(null),
    averagingWeeks: Terms.averagingWeeks.default(null),
    anchor: Terms.anchor.default(null),
    agreements: Terms.agreements.default([]),
    leaveCounts: z.boolean().default(true),
    holidaysCount: z.boolean().default(true),
    /** The number that payroll knows the person by. */
    employeeNumber: text(LIMITS.employeeNumberLength).nullish(),
    /** Of the person, for rules about minors. Left out, it stays. */
    birthDate: calendarDate.nullish().meta({ examples: ['1990-05-03'] }),
  })
  .refine(({ hours, period }) => (hours === null) === (period === null), {
    message: 'Hours need a period, and a period needs hours',
    path: ['period'],
  })
  .refine(({ hours, period }) => hours === null || period === null || hours <= period * 24, {
    message: "A period can't have more hours than its days have",
    path: ['hours'],
  })
  .refine(({ type, hours }) => type === 'casual' || hours !== null, {
    message: 'Only casual contracts can be without ordinary hours',
    path: ['hours'],
  })
  .refine(
    ({ hours, averagingWeeks, anchor }) =>
      hours !== null || (averagingWeeks === null && anchor === null),
    { message: 'Without ordinary hours there is nothing to average', path: ['averagingWeeks'] },
  );

const Contracts = z.object({
  birthDate: calendarDate.nullable(),
  /** The newest first. */
  contracts: z.array(Contract),
});
export type Contracts = z.infer<typeof Contracts>;

const minutes = z.number();

/** Hours against contract, in minutes, in the period of the contract that holds the date. */
export const Hours = z.object({
  from: calendarDate,
  to: calendarDate,
  ordinary: minutes,
  worked: minutes,
  /** The same shifts by the clock on the wall. It differs when the clocks change. */
  workedByClock: minutes,
  /** 0 where the contract doesn't count them. */
  leave: minutes,
  holidays: minutes,
  /** Worked, leave and holidays together. */
  counted: minutes,
});

export const listContracts = endpoint({
  method: 'GET',
  path: '/api/employees/{id}/contracts',
  summary: 'List the contracts of an employee, the newest first',
  right: 'see contracts',
  params: z.object({ id: id('employee') }),
  response: Contracts,
});

export const addContract = endpoint({
  method: 'POST',
  path: '/api/employees/{id}/contracts',
  summary:
    'Add a contract that supersedes the earlier ones from its first day. One that was added within 24 hours is replaced by another of the same first day',
  right: 'edit contracts',
  params: z.object({ id: id('employee') }),
  body: NewContract,
  response: Contracts,
  status: 201,
});

export const getOwnContract = endpoint({
  method: 'GET',
  path: '/api/me/contract',
  summary: 'Read your own contracts, and your published hours in the period that holds a date',
  right: 'see own contract',
  query: z.object({ date: calendarDate }),
  response: Contracts.extend({ hours: Hours.nullable() }),
});

export const listHours = endpoint({
  method: 'GET',
  path: '/api/hours',
  summary:
    'Hours against contract of everyone who has ordinary hours on a date, drafts included, each in the period that holds it',
  right: 'see contracts',
  query: z.object({ date: calendarDate, groups }),
  response: z.array(Hours.extend({ employeeId: z.uuid() })),
});

export const getHours = endpoint({
  method: 'GET',
  path: '/api/employees/{id}/hours',
  summary:
    'Read the hours against contract of an employee in the period that holds a date, drafts included. Null without ordinary hours',
  right: 'see contracts',
  params: z.object({ id: id('employee') }),
  query: z.object({ date: calendarDate }),
  response: z.object({ hours: Hours.nullable() }),
});

export const importContracts = endpoint({
  method: 'POST',
  path: '/api/contracts/import',
  summary: 'Add many contracts, all or none. With dryRun, only report the problems',
  right: 'edit contracts',
  body: z.strictObject({
    dryRun: z.boolean().default(true),
    rows: z
      .array(z.strictObject({ email, contract: NewContract }))
      .min(1)
      .max(LIMITS.importRows),
  }),
  response: z.object({
    created: z.int(),
    /** Row numbers count from 0. */
    problems: z.array(z.object({ row: z.int(), field: z.string(), message: z.string() })),
  }),
});

export const exportContracts = endpoint({
  method: 'GET',
  path: '/api/contracts/export',
  summary: 'Export all contracts as CSV, with the columns that the import reads',
  right: 'see contracts',
  produces: 'text/csv',
});
