// Leave: asking for it, deciding it shift by shift, balances, and the finder of long breaks.
import { z } from 'zod';
import { TOUCHES } from '#engine/leave/touched-shifts';
import { daysBetween } from '#engine/time/dates';
import { endpoint } from '../endpoint';
import { TOO_LARGE } from '../evidence-file';
import { id, instant, nameText, text } from '../fields';
import { LIMITS } from '../limits';
import { calendarDate, wallTime } from '../time-fields';
import { Blackout } from './leave-types';
import { OverrideInput } from './overrides';
import { DecisionEffect, fingerprint, REQUEST_STATES } from './requests';

const optionalTime = wallTime.nullish();

const LeaveDays = z.strictObject({
  typeId: id('leave-type', 'Choose a kind of leave'),
  first: calendarDate,
  last: calendarDate.meta({ examples: ['2027-03-12'] }),
  /** On the first day; left out, the leave begins with the day. */
  startTime: optionalTime,
  /** On the last day; left out, the leave ends with the day. */
  endTime: optionalTime,
});

const inOrder = {
  check: ({ first, last }: { first: string; last: string }) => first <= last,
  message: { message: 'Must not be before the first day', path: ['last'] },
};
const notTooLong = {
  check: ({ first, last }: Pick<z.infer<typeof LeaveDays>, 'first' | 'last'>) =>
    daysBetween(first, last) < LIMITS.windowDays,
  message: { message: `Ask for at most ${LIMITS.windowDays} days`, path: ['last'] },
};

export const LeaveInput = LeaveDays.extend({
  reason: text(LIMITS.leaveReasonLength).optional(),
})
  .refine(inOrder.check, inOrder.message)
  .refine(notTooLong.check, notTooLong.message);
export type LeaveInput = z.infer<typeof LeaveInput>;

/** A shift that a leave touches. */
const TouchedShift = z.object({
  /** Null for a shift that only the pattern knows. */
  id: z.uuid().nullable(),
  date: calendarDate,
  /** Its code, or else its times. */
  label: z.string(),
  location_name: z.string(),
  timezone: z.string(),
  start_at: instant,
  end_at: instant,
  published: z.boolean(),
  touch: z.enum(TOUCHES),
  /** What the leave uses of it, in minutes. */
  minutes: z.int(),
});
export type TouchedShift = z.infer<typeof TouchedShift>;

const LeavePreview = z.object({
  /** 'uses 36 h: Thu D, Fri D, Sat N' */
  text: z.string(),
  minutes: z.int(),
  shifts: z.array(TouchedShift),
  /** How many others of the shift group are away on the day with the most; null without a group. */
  othersAway: z.int().nullable(),
  blackouts: z.array(Blackout),
  /** In minutes, on the first day and after this leave; null where the kind has no balance. */
  balance: z.object({ before: z.int(), after: z.int() }).nullable(),
  needsEvidence: z.boolean(),
});
export type LeavePreview = z.infer<typeof LeavePreview>;

export const previewLeave = endpoint({
  method: 'POST',
  path: '/api/leave/preview',
  summary: 'What a leave would touch and use. Changes nothing',
  right: 'make requests',
  body: LeaveDays.refine(inOrder.check, inOrder.message).refine(
    notTooLong.check,
    notTooLong.message,
  ),
  response: LeavePreview,
});

/** Waiting, or how the request ended; cancelled after it was approved. */
export const LEAVE_STATES = [...REQUEST_STATES, 'cancelled'] as const;

export const LeaveView = z.object({
  id: z.uuid(),
  employee_id: z.uuid(),
  employee_name: z.string(),
  type_id: z.uuid(),
  type_name: z.string(),
  state: z.enum(LEAVE_STATES),
  first_date: calendarDate,
  last_date: calendarDate,
  start_time: wallTime.nullable(),
  end_time: wallTime.nullable(),
  reason: z.string().nullable(),
  /** What it uses or used, in minutes; null while it waits. */
  minutes: z.int().nullable(),
  /** Someone asked to end it on this day, or to cancel it where the day is null; undefined otherwise. */
  end_asked: z.object({ id: z.uuid(), last_date: calendarDate.nullable() }).nullable(),
  /** Why a manager last refused to end it; only in one's own list. */
  end_refused: z.object({ by_name: z.string(), note: z.string() }).nullish(),
  needs_evidence: z.boolean(),
  evidence: z
    .object({
      name: z.string(),
      /** Null once it was sighted and deleted. */
      bytes: z.int().nullable(),
      sighted_by_name: z.string().nullable(),
    })
    .nullable(),
  created_at: instant,
  ended_by_name: z.string().nullable(),
  ended_note: z.string().nullable(),
  version: z.int(),
});
export type LeaveView = z.infer<typeof LeaveView>;

export const listOwnLeave = endpoint({
  method: 'GET',
  path: '/api/leave',
  summary: `Your own leave: what waits, and the last ${LIMITS.listedLeave} that were decided`,
  right: 'make requests',
  response: z.array(LeaveView),
});

export const askForLeave = endpoint({
  method: 'POST',
  path: '/api/leave',
  summary: 'Ask for leave. A kind that needs no approval is approved straight away',
  right: 'make requests',
  body: LeaveInput,
  response: LeaveView,
  status: 201,
});

const Path = z.object({ id: id('request') });

export const withdrawLeave = endpoint({
  method: 'POST',
  path: '/api/leave/{id}/withdraw',
  summary: 'Withdraw your own request while it waits, also one to end approved leave',
  right: 'make requests',
  params: Path,
});

export const endLeave = endpoint({
  method: 'POST',
  path: '/api/leave/{id}/end',
  summary:
    'End approved leave on an earlier day, or cancel it. A manager does it straight away; whoever is on leave asks a manager, unless the kind needs no approval',
  right: 'make requests',
  params: Path,
  body: z.strictObject({
    /** The new last day; null cancels all of it. */
    last: calendarDate.nullable(),
    reason: text(LIMITS.leaveReasonLength).optional(),
    /** Of the card that someone's wish to end it was shown as. Refused when it is no longer so. */
    fingerprint: fingerprint.optional(),
  }),
  response: LeaveView,
});

/** A waiting request as whoever decides it sees it. */
export const LeaveToDecide = LeaveView.extend({
  preview: LeavePreview,
  /** Names of others with leave on some of these days, asked or approved. */
  clashes: z.array(
    z.object({
      name: z.string(),
      first_date: calendarDate,
      last_date: calendarDate,
      waiting: z.boolean(),
      /** How often this person was refused leave in the last year. */
      refusals: z.int(),
    }),
  ),
  refusals: z.int(),
  /** What approving would do, as long as each shift becomes what it usually does. */
  effect: DecisionEffect.omit({ fingerprint: true }),
  /** Changes with what would be decided. */
  fingerprint: z.string(),
  /** False for one's own, which someone else decides. */
  may_decide: z.boolean(),
});
export type LeaveToDecide = z.infer<typeof LeaveToDecide>;

export const listLeaveOfPeople = endpoint({
  method: 'GET',
  path: '/api/leave/approved',
  summary: 'Approved leave that has not ended yet, the earliest first',
  right: 'decide requests',
  response: z.array(LeaveView),
});

/**
 * uncovered: it stays where it is and needs someone else. open: it is offered as an open shift. remove: it is deleted. give: someone else works it. shorten:
 * only the part outside the leave is left. keep: the person works it all the same, and the leave uses nothing of it.
 */
export const SHIFT_DECISIONS = ['uncovered', 'open', 'remove', 'give', 'shorten', 'keep'] as const;
export type ShiftDecision = (typeof SHIFT_DECISIONS)[number];

const PerShift = z.strictObject({
  shiftId: id('shift'),
  decision: z.enum(SHIFT_DECISIONS),
  /** Who works it instead, where it is given to someone. */
  employeeId: id('employee').optional(),
});
export type PerShift = z.infer<typeof PerShift>;

/** Shifts that aren't named stay uncovered; in part they are shortened, and one that reaches in is kept. */
const perShift = z.array(PerShift).max(LIMITS.windowDays).default([]);

const SAY_WHY = { message: 'Say why', path: ['note'] };
const saysWhy = (input: { decision: string; note?: string | undefined }) =>
  input.decision === 'approve' || input.note;

export const decideLeave = endpoint({
  method: 'POST',
  path: '/api/leave/{id}/decide',
  summary: 'Approve leave with a decision for each shift, or refuse it with a reason',
  right: 'decide requests',
  params: Path,
  body: z
    .strictObject({
      decision: z.enum(['approve', 'refuse']),
      note: text(LIMITS.leaveReasonLength).optional(),
      perShift,
      /** What was shown. Refused when it is no longer so. */
      fingerprint,
      override: OverrideInput.optional(),
    })
    .refine(saysWhy, SAY_WHY),
  response: LeaveView,
});

export const decideLeaveTogether = endpoint({
  method: 'POST',
  path: '/api/leave/decide-together',
  summary:
    'Decide several requests for leave in one step: all of the decisions are stored, or none',
  right: 'decide requests',
  body: z.strictObject({
    decisions: z
      .array(
        z
          .strictObject({
            id: id('request'),
            decision: z.enum(['approve', 'refuse']),
            note: text(LIMITS.leaveReasonLength).optional(),
            perShift,
            fingerprint,
          })
          .refine(saysWhy, SAY_WHY),
      )
      .min(1)
      .max(LIMITS.leaveTogether),
  }),
  response: z.array(LeaveView),
});

export const keepLeave = endpoint({
  method: 'POST',
  path: '/api/leave/{id}/keep',
  summary: 'Refuse to end approved leave that someone asked to end: it stays as it is',
  right: 'decide requests',
  params: Path,
  body: z.strictObject({ note: text(LIMITS.leaveReasonLength, 'Say why') }),
  response: LeaveView,
});

const LeaveBalance = z.object({
  type_id: z.uuid(),
  type_name: z.string(),
  /** Today, in minutes. */
  minutes: z.int(),
  /** What approved leave will still use, in minutes. */
  booked: z.int(),
  accrual_weeks: z.number().nullable(),
  /** The last ones, newest first. */
  entries: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(['opening', 'taken', 'returned']),
      date: calendarDate,
      minutes: z.int(),
      label: z.string().nullable(),
      projected: z.boolean(),
    }),
  ),
});
export type LeaveBalance = z.infer<typeof LeaveBalance>;

export const listLeaveBalances = endpoint({
  method: 'GET',
  path: '/api/leave-balances',
  summary: 'Your own balances, or those of anyone as a manager',
  right: 'make requests',
  query: z.object({ employeeId: id('employee').optional() }),
  response: z.array(LeaveBalance),
});

export const openLeaveBalance = endpoint({
  method: 'PUT',
  path: '/api/leave-balances',
  summary: 'Say what someone had at the beginning of a day',
  right: 'edit contracts',
  body: z.strictObject({
    employeeId: id('employee'),
    typeId: id('leave-type', 'Choose a kind of leave'),
    date: calendarDate,
    hours: z.number().min(-10_000).max(10_000),
  }),
  response: z.array(LeaveBalance),
});

const FoundBreak = z.object({
  /** The first and the last day to ask for. */
  first: calendarDate,
  last: calendarDate,
  minutes: z.int(),
  /** From the end of one shift to the start of the next. */
  free_from: instant,
  free_to: instant,
  timezone: z.string(),
});
export type FoundBreak = z.infer<typeof FoundBreak>;

export const findLeave = endpoint({
  method: 'POST',
  path: '/api/leave-finder',
  summary:
    'The longest breaks that so many rostered hours buy, by your published shifts and your pattern',
  right: 'make requests',
  body: z
    .strictObject({
      hours: z.number().min(1).max(1_000),
      from: calendarDate,
      to: calendarDate.meta({ examples: ['2027-03-31'] }),
    })
    .refine(({ from, to }) => from <= to, {
      message: 'Must not be before the first day',
      path: ['to'],
    })
    .refine(({ from, to }) => daysBetween(from, to) < LIMITS.windowDays, {
      message: `Search at most ${LIMITS.windowDays} days`,
      path: ['to'],
    }),
  response: z.array(FoundBreak),
});

export const putLeaveFile = endpoint({
  method: 'PUT',
  path: '/api/leave/{id}/file',
  summary:
    'Store the evidence of your own leave: a PDF, JPEG, PNG or HEIC of at most 5 MB, in base64',
  right: 'make requests',
  params: Path,
  body: z.strictObject({
    name: nameText(LIMITS.nameLength, 'Required').meta({ examples: ['certificate.pdf'] }),
    content: z
      .base64('Invalid input')
      .min(1, 'The file is empty')
      .max(Math.ceil(LIMITS.evidenceBytes / 3) * 4, TOO_LARGE)
      .meta({ examples: ['JVBERi0xLjQK'] }),
  }),
  bodyBytes: 2 * LIMITS.evidenceBytes,
});

export const getLeaveFile = endpoint({
  method: 'GET',
  path: '/api/leave/{id}/file',
  summary:
    'Download the evidence, as someone who decides about leave. The audit log names each reader',
  right: 'decide requests',
  params: Path,
  produces: 'application/octet-stream',
});

export const sightLeaveFile = endpoint({
  method: 'POST',
  path: '/api/leave/{id}/sighted',
  summary: `Say that you have sighted the evidence. The file is deleted ${LIMITS.sightedFileDays} days later; who sighted it stays`,
  right: 'decide requests',
  params: Path,
});

export const deleteLeaveFile = endpoint({
  method: 'DELETE',
  path: '/api/leave/{id}/file',
  summary: 'Delete the evidence: your own, or as someone who has sighted it',
  right: 'make requests',
  params: Path,
});
