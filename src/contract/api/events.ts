// The live stream that tells open screens what changed in their organisation.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { calendarDate } from '../time-fields';

export const TOPICS = [
  'shifts',
  'answers',
  'availability',
  'open-shifts',
  'time',
  'notices',
  'requests',
  'day-statuses',
  'employees',
  'shift-groups',
  'locations',
  'kiosks',
  'runs',
  'fill',
  'cover',
  'rules',
  'organization',
  'holidays',
  'leave',
  'contracts',
  'skills',
  'days-off',
] as const;
export type Topic = (typeof TOPICS)[number];

/** A change of the roster. Employees don't get this part: its dates would tell them about drafts. */
const RosterMark = z.object({
  revision: z.int(),
  /** The first and last date that the change touched. */
  from: calendarDate,
  to: calendarDate,
  /** The browser tab that made the change, by the name it gave itself. */
  tab: z.string().optional(),
});
export type RosterMark = z.infer<typeof RosterMark>;

export const LiveEvent = z.object({
  topic: z.enum(TOPICS),
  ids: z.array(z.uuid()).optional(),
  roster: RosterMark.optional(),
  /** Which days a change of clocked time concerns. Left out: any day. */
  dates: z.object({ from: calendarDate, to: calendarDate }).optional(),
});
export type LiveEvent = z.infer<typeof LiveEvent>;

export const events = endpoint({
  method: 'GET',
  path: '/api/events',
  summary: 'Server-sent events: one { topic, ids?, roster?, dates? } after each committed change',
  right: 'follow events',
  query: z.object({
    /** How many milliseconds ago the page that asks was requested. What changed since then is told first. */
    age: z.coerce.number().int().min(0).optional(),
  }),
  produces: 'text/event-stream',
});
