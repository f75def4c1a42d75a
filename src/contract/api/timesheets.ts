// Timesheets: what people clocked, beside what was rostered and what counts. They are made of clock events.
import { z } from 'zod';
import { SHEET_FLAGS } from '#engine/clock/derive-timesheets';
import { BREAK_ANSWERS, CLOCK_KINDS } from '#engine/clock/event';
import { FENCES } from '#engine/clock/fence';
import { SHEET_LISTS, SHEET_STATES, type SheetListName } from '#engine/clock/sheet-state';
import { endpoint } from '../endpoint';
import { id, instant, text } from '../fields';
import { LIMITS } from '../limits';
import { calendarDate, dateWindow, timestamp } from '../time-fields';
import { windowOfGroups } from '../window-of-groups';

const Stretch = z.object({ start_at: instant, end_at: instant });

export const Timesheet = z.object({
  id: z.uuid(),
  employee_id: z.uuid(),
  employee_name: z.string(),
  location_id: z.uuid().nullable(),
  location_name: z.string().nullable(),
  /** Of the site; all times are read in it. */
  timezone: z.string(),
  /** The day it belongs to: the one on which it starts, at its site. */
  date: calendarDate,
  start_at: instant,
  /** Null while it runs, where the end is missing, and of an orphan. */
  end_at: instant.nullable(),
  /** The published shift that it belongs to; null when the person wasn't rostered. */
  shift_id: z.uuid().nullable(),
  rostered_start: instant.nullable(),
  rostered_end: instant.nullable(),
  role_label: z.string().nullable(),
  /** What counts, before breaks. */
  counted_start: instant.nullable(),
  counted_end: instant.nullable(),
  breaks: z.array(Stretch),
  /** When the running break began. */
  break_since: instant.nullable(),
  break_answer: z.enum(BREAK_ANSWERS).nullable(),
  break_seconds: z.int(),
  /** Without breaks: what the person worked. */
  elapsed_seconds: z.int(),
  /** Without breaks: what the clock on the wall shows. It differs when the clocks change. */
  clock_seconds: z.int(),
  flags: z.array(z.enum(SHEET_FLAGS)),
  state: z.enum(SHEET_STATES),
  confirmed_at: instant.nullable(),
  approved_at: instant.nullable(),
  approved_by_name: z.string().nullable(),
  approved_reason: z.string().nullable(),
  disputed_at: instant.nullable(),
  disputed_by_name: z.string().nullable(),
  disputed_reason: z.string().nullable(),
  /** The closed timesheet from which it differs. The difference is paid with the next period that closes. */
  adjusts: z.uuid().nullable(),
  /** What closed periods paid for it so far; only of one that adjusts. */
  paid: z.object({ elapsed_seconds: z.int(), clock_seconds: z.int() }).nullable(),
  /** Counts its changes; a decision about an older one is refused. */
  version: z.int(),
});
export type Timesheet = z.infer<typeof Timesheet>;

const Path = z.object({ id: id('timesheet') });
/** A start and an id. It still holds when that timesheet has gone. */
const Cursor = z
  .templateLiteral([z.iso.datetime(), '_', z.uuid()])
  .refine((text) => text >= '2000', 'Ask with the next of an answer')
  .meta({ examples: ['2026-11-17T00:00:00.000Z_0b6f5d1e-6d0c-4b8a-9d86-6ad2a5b6f3e1'] });
const version = z.int().min(1).optional();
const reason = text(LIMITS.clockReasonLength, 'Say why');

const LIST_NAMES = Object.keys(SHEET_LISTS) as [SheetListName, ...SheetListName[]];

/** At one job site, and of people in whose name a text is. */
const Narrowed = z.object({
  locationId: id('location').optional(),
  find: text(LIMITS.nameLength).default(''),
});

export const listTimesheets = endpoint({
  method: 'GET',
  path: '/api/timesheets',
  summary:
    'List timesheets in order of time, some at a time. Employees see their own, managers those of everyone',
  right: 'clock in and out',
  query: dateWindow.and(
    z.object({
      /** Undecided: all that nobody has approved yet. */
      state: z.enum([...SHEET_STATES, 'undecided']).optional(),
      /** Instead of a state: those that need attention, wait for approval, or are decided. */
      list: z.enum(LIST_NAMES).optional(),
      employeeId: id('employee').optional(),
      /** Where the last answer ended: its `next`. */
      after: Cursor.optional(),
      limit: z.coerce.number().int().min(1).max(LIMITS.timesheets).default(LIMITS.timesheets),
      ...Narrowed.shape,
    }),
  ),
  response: z.object({
    timesheets: z.array(Timesheet),
    /** Asks for those that follow; null after the last one. */
    next: Cursor.nullable(),
  }),
});

export const countTimesheets = endpoint({
  method: 'GET',
  path: '/api/timesheets/count',
  summary: 'How many timesheets nobody has approved yet, by what they wait for',
  right: 'manage time',
  query: dateWindow.and(Narrowed),
  response: z.object({
    running: z.int(),
    /** Of those who are at work, some. */
    running_names: z.array(z.string()),
    attention: z.int(),
    approve: z.int(),
    /** Of those to approve, the ones without flags, but for one's own. */
    clean: z.int(),
  }),
});
export type TimesheetCounts = z.infer<typeof countTimesheets.response>;

/** Two letters a day: what was clocked over what was rostered (engine/clock/actual-bar.ts), or two spaces. */
const ActualOfPerson = z.object({ employee_id: z.uuid(), days: z.string() });

export const getRosterActual = endpoint({
  method: 'GET',
  path: '/api/roster-actual',
  summary:
    'What people clocked beside what they were rostered, by the day of the shift. Whoever clocked nothing has no row, and spaces at the end of a row are left out',
  right: 'manage time',
  query: windowOfGroups,
  response: z.object({ from: calendarDate, rows: z.array(ActualOfPerson) }),
});
export type RosterActual = z.infer<typeof getRosterActual.response>;

const OddPerson = z.object({
  what: z.enum(['missing', 'late', 'unrostered']),
  employee_id: z.uuid(),
  employee_name: z.string(),
  location_name: z.string(),
  timezone: z.string(),
  /** When they should have come; for someone who isn't rostered, when they came. */
  start_at: instant,
});
export type OddPerson = z.infer<typeof OddPerson>;

export const listOddToday = endpoint({
  method: 'GET',
  path: '/api/clock/today',
  summary: `Who hasn't come, came late or isn't rostered, of the last 12 hours. Where nobody clocked anything in the last week, nobody is missed`,
  right: 'manage time',
  response: z.object({
    people: z.array(OddPerson),
    /** How many more there are. */
    more: z.int(),
  }),
});

export const confirmTimesheet = endpoint({
  method: 'POST',
  path: '/api/timesheets/{id}/confirm',
  summary: 'Confirm an own timesheet. Whoever was asked about their break has to answer first',
  right: 'clock in and out',
  params: Path,
  body: z.strictObject({ version }),
  response: Timesheet,
});

export const answerBreak = endpoint({
  method: 'POST',
  path: '/api/timesheets/{id}/break',
  summary: 'Say of an own timesheet without a recorded break whether the break was taken',
  right: 'clock in and out',
  params: Path,
  body: z.strictObject({ answer: z.enum(BREAK_ANSWERS) }),
  response: Timesheet,
});

export const answerAgain = endpoint({
  method: 'POST',
  path: '/api/timesheets/{id}/again',
  summary:
    'Say why one clocked in while being clocked in: one had finished before, came back from a break, or it was a mistake',
  right: 'clock in and out',
  params: Path,
  body: z
    .strictObject({
      answer: z.enum(['finished', 'break', 'mistake']).meta({ examples: ['mistake'] }),
      /** When one had finished, or the break began. */
      at: timestamp('2026-03-10T01:00:00.000Z').nullish(),
    })
    .refine(({ answer, at }) => answer === 'mistake' || at != null, {
      message: 'Say when',
      path: ['at'],
    }),
});

export const confirmTimesheets = endpoint({
  method: 'POST',
  path: '/api/timesheets/confirm',
  summary: 'Confirm all own timesheets of these days that wait for it',
  right: 'clock in and out',
  body: dateWindow,
  response: z.object({ confirmed: z.int() }),
});

export const approveTimesheet = endpoint({
  method: 'POST',
  path: '/api/timesheets/{id}/approve',
  summary: "Approve someone else's timesheet. One with something to attend to needs a reason",
  right: 'manage time',
  params: Path,
  body: z.strictObject({ version, reason: text(LIMITS.clockReasonLength).optional() }),
  response: Timesheet,
});

export const approveTimesheets = endpoint({
  method: 'POST',
  path: '/api/timesheets/approve',
  summary: 'Approve timesheets of others that need no attention. The rest are passed over',
  right: 'manage time',
  body: z.strictObject({ ids: z.array(id('timesheet')).min(1).max(LIMITS.timesheets) }),
  response: z.object({ approved: z.int() }),
});

export const approveCleanTimesheets = endpoint({
  method: 'POST',
  path: '/api/timesheets/approve-clean',
  summary:
    'Approve all timesheets of others that wait for it and need no attention, some at a time',
  right: 'manage time',
  body: dateWindow.and(z.object({ ...Narrowed.shape, after: Cursor.optional() })),
  response: z.object({
    approved: z.int(),
    /** Asks for those that follow; null after the last one. */
    next: Cursor.nullable(),
  }),
});

export const disputeTimesheet = endpoint({
  method: 'POST',
  path: '/api/timesheets/{id}/dispute',
  summary: "Say what is wrong with an own timesheet, or as a manager with anyone else's",
  right: 'clock in and out',
  params: Path,
  body: z.strictObject({ reason }),
  response: Timesheet,
});

export const reopenTimesheet = endpoint({
  method: 'POST',
  path: '/api/timesheets/{id}/reopen',
  summary: 'Take the decisions about a timesheet back',
  right: 'manage time',
  params: Path,
  body: z.strictObject({ reason }),
  response: Timesheet,
});

/** The times of a stretch as a manager writes them. */
export const enterTime = endpoint({
  method: 'POST',
  path: '/api/timesheets',
  summary: 'Enter time that someone worked and nobody clocked',
  right: 'manage time',
  body: z
    .strictObject({
      /** Made by the caller, so that a repeat is the same entry. */
      id: z.uuid().meta({ examples: ['0b6f5d1e-6d0c-4b8a-9d86-6ad2a5b6f3e1'] }),
      employeeId: id('employee'),
      locationId: id('location'),
      startAt: timestamp('2026-03-09T22:00:00.000Z'),
      endAt: timestamp('2026-03-10T06:00:00.000Z').nullable(),
      breakAnswer: z.enum(BREAK_ANSWERS).nullable(),
      reason,
    })
    .refine(({ startAt, endAt }) => endAt === null || startAt < endAt, {
      message: 'Choose an end after the start',
      path: ['endAt'],
    }),
  response: Timesheet,
  status: 201,
});

export const correctTimesheet = endpoint({
  method: 'PUT',
  path: '/api/timesheets/{id}',
  summary:
    'Correct the start, the end or the break of a timesheet. What was clocked stays in its history',
  right: 'manage time',
  params: Path,
  body: z
    .strictObject({
      startAt: timestamp('2026-03-09T22:00:00.000Z'),
      endAt: timestamp('2026-03-10T06:00:00.000Z').nullable(),
      breakAnswer: z.enum(BREAK_ANSWERS).nullable(),
      /** For an orphan that has no job site. */
      locationId: id('location').optional(),
      version,
      reason,
    })
    .refine(({ startAt, endAt }) => endAt === null || startAt < endAt, {
      message: 'Choose an end after the start',
      path: ['endAt'],
    }),
  response: Timesheet,
});

export const removeTimesheet = endpoint({
  method: 'POST',
  path: '/api/timesheets/{id}/remove',
  summary: 'Take out a timesheet that nobody worked. What was clocked stays in its history',
  right: 'manage time',
  params: Path,
  body: z.strictObject({ version, reason }),
});

export const adjustTimesheet = endpoint({
  method: 'POST',
  path: '/api/timesheets/{id}/adjust',
  summary:
    'Adjust a timesheet of a closed pay period. It stays as it is; the difference waits for approval and is paid with the next period',
  right: 'manage time',
  params: Path,
  body: z.strictObject({
    /** Null: nobody worked it. */
    times: z
      .strictObject({
        startAt: timestamp('2026-03-09T22:00:00.000Z'),
        endAt: timestamp('2026-03-10T06:00:00.000Z'),
        breakAnswer: z.enum(BREAK_ANSWERS).nullable(),
      })
      .refine(({ startAt, endAt }) => startAt < endAt, {
        message: 'Choose an end after the start',
        path: ['endAt'],
      })
      .nullable(),
    version,
    reason,
  }),
  response: Timesheet,
});

const ClockedEvent = z.object({
  id: z.uuid(),
  kind: z.enum(CLOCK_KINDS),
  at: instant,
  source: z.enum(['web', 'phone', 'kiosk', 'manager', 'import']),
  received_at: instant,
  /** The clock of the device was so far behind; negative when it was fast. */
  offset_ms: z.int(),
  fence: z.enum(FENCES),
  distance_m: z.int().nullable(),
  reason: z.string().nullable(),
  entered_by_name: z.string().nullable(),
  /** Another event replaced it or took it back. */
  voided: z.boolean(),
});
export type ClockedEvent = z.infer<typeof ClockedEvent>;

export const listTimesheetEvents = endpoint({
  method: 'GET',
  path: '/api/timesheets/{id}/events',
  summary: 'What was clocked and entered around a timesheet, also what was corrected since',
  right: 'clock in and out',
  params: Path,
  response: z.array(ClockedEvent),
});
