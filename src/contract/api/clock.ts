// The clock: people clock in and out and take breaks. Each device makes the ids of its events, so sending one again is safe.
import { z } from 'zod';
import { BREAK_ANSWERS } from '#engine/clock/event';
import { endpoint } from '../endpoint';
import { instant, text } from '../fields';
import { LIMITS } from '../limits';
import { calendarDate, timestamp } from '../time-fields';
import { Timesheet } from './timesheets';

const clientId = z.uuid().meta({ examples: ['7d2f8a54-3a5e-4f86-9a5b-0d5c8a3f1b20'] });
const moment = timestamp('2026-11-17T00:00:00.000Z');

const ClockEventInput = z.strictObject({
  id: clientId,
  kind: z.enum(['in', 'out', 'break-start', 'break-end']),
  /** By the device's own clock. */
  capturedAt: moment,
  /** Milliseconds since then that the device measured without its clock. */
  ageMs: z.int().min(0).nullish(),
  /** Counts the events of the device. */
  counter: z.int().min(0).max(2_147_483_647).default(0),
  /** Where someone clocks in. An unknown site refuses this event, not the others that were sent with it. */
  locationId: z
    .uuid()
    .optional()
    .meta({ examples: ['0b6f5d1e-6d0c-4b8a-9d86-6ad2a5b6f3e1'] }),
  /** The end that someone forgot to clock, written down later. */
  stated: z.boolean().default(false),
  breakAnswer: z.enum(BREAK_ANSWERS).nullish(),
  /** The own end that this one replaces to answer about the break. */
  voids: z
    .uuid()
    .nullish()
    .meta({ examples: [null] }),
  /** Where the device is. Only the distance to the site is kept, and only where the organisation uses it. */
  position: z
    .strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      accuracy: z.number().min(0).max(1_000_000),
    })
    .nullish(),
});

export const ClockEventsInput = z.strictObject({
  /** By the device's own clock, when it sends. */
  sentAt: moment,
  source: z.enum(['web', 'phone']).default('web'),
  /** Whose events these are. What waited in a browser must not count for whoever signs in there next. */
  employeeId: z
    .uuid()
    .nullish()
    .meta({ examples: [null] }),
  events: z.array(ClockEventInput).min(1).max(LIMITS.clockEvents),
});
export type ClockEventsInput = z.output<typeof ClockEventsInput>;
export type ClockEventsBody = z.input<typeof ClockEventsInput>;

/** Known: it was there already. Flagged: it counts, and a manager looks at it. Refused: it doesn't. */
export const ClockReceipt = z.object({
  id: z.uuid(),
  result: z.enum(['taken', 'known', 'flagged', 'refused']),
  /** What to tell the person; null when there is nothing to say. */
  sentence: z.string().nullable(),
});
export type ClockReceipt = z.infer<typeof ClockReceipt>;

export const ClockState = z.object({
  state: z.enum(['off', 'on', 'break']),
  /** The one that runs. */
  running: Timesheet.nullable(),
  /** The end to propose when the person seems to have forgotten to clock out. */
  proposed_end: instant.nullable(),
  /** Someone clocked in again while they were clocked in, and hasn't said why. */
  again: z.object({ timesheet_id: z.uuid(), at: instant }).nullable(),
  /** Own timesheets of the last 7 days and the running one, the latest first. */
  sheets: z.array(Timesheet),
  /** Whether the device should send where it is. */
  location: z.enum(['off', 'note', 'warn', 'block']),
});
export type ClockState = z.infer<typeof ClockState>;

export const postClockEvents = endpoint({
  method: 'POST',
  path: '/api/clock/events',
  summary:
    'Clock in, out and breaks, as they happened on a device. Answers for each event; the same id counts once',
  right: 'clock in and out',
  body: ClockEventsInput,
  response: z.object({ receipts: z.array(ClockReceipt), state: ClockState }),
});

export const noteClockEvent = endpoint({
  method: 'POST',
  path: '/api/clock/notes',
  summary: 'Tell the managers of an event that the clock could not read, each once',
  right: 'clock in and out',
  body: z.strictObject({
    id: clientId,
    kind: z.enum(['in', 'out', 'break-start', 'break-end']),
    /** As the device shows it. It may be the moment itself that nobody can read. */
    when: text(60, 'Say when').meta({ examples: ['09:00 on Wed 10 Mar'] }),
  }),
  /** How many people are told. Nobody is, where the caller is the only manager. */
  response: z.object({ told: z.int() }),
});

export const getClockState = endpoint({
  method: 'GET',
  path: '/api/clock/state',
  summary: "The caller's own clock: whether they are clocked in, and their latest timesheets",
  right: 'clock in and out',
  response: ClockState,
});

const ClockSettings = z.strictObject({
  /** Block never keeps anyone from clocking out. */
  geofence: z.enum(['off', 'note', 'warn', 'block']),
  radius_m: z
    .int()
    .min(50)
    .max(5_000)
    .meta({ examples: [200] }),
  /** When workers were told in writing. The location is read from 14 days after it. */
  notice_given_on: calendarDate.nullable(),
  /** 'roster': time before the start of the shift doesn't count. */
  early_in: z.enum(['as-clocked', 'roster']),
  longest_hours: z.int().min(4).max(48),
  ask_break_after_minutes: z.int().min(60).max(720),
  usual_break_minutes: z.int().min(5).max(120),
  late_after_minutes: z.int().min(1).max(120),
});
export type ClockSettings = z.infer<typeof ClockSettings>;

export const DEFAULT_CLOCK_SETTINGS: ClockSettings = {
  geofence: 'off',
  radius_m: 200,
  notice_given_on: null,
  early_in: 'as-clocked',
  longest_hours: 14,
  ask_break_after_minutes: 300,
  usual_break_minutes: 30,
  late_after_minutes: 10,
};

export const getClockSettings = endpoint({
  method: 'GET',
  path: '/api/settings/clock',
  summary: 'Get how people clock in, and what is read of where they are',
  right: 'clock in and out',
  response: ClockSettings,
});

export const setClockSettings = endpoint({
  method: 'PUT',
  path: '/api/settings/clock',
  summary: 'Set how people clock in. It holds for what begins from now on',
  right: 'edit organisation',
  body: ClockSettings.refine(
    ({ geofence, notice_given_on }) => geofence === 'off' || notice_given_on !== null,
    {
      message: 'Record when you told your people first',
      path: ['notice_given_on'],
    },
  ),
  response: ClockSettings,
});
