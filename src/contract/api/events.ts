// The live stream that tells open screens what changed in their organisation.
import { z } from 'zod';
import { endpoint } from '../endpoint';

export const TOPICS = [
  'shifts',
  'day-statuses',
  'employees',
  'shift-groups',
  'locations',
  'runs',
  'organization',
] as const;
export type Topic = (typeof TOPICS)[number];

export const LiveEvent = z.object({
  topic: z.enum(TOPICS),
  ids: z.array(z.uuid()).optional(),
});
export type LiveEvent = z.infer<typeof LiveEvent>;

export const events = endpoint({
  method: 'GET',
  path: '/api/events',
  summary: 'Server-sent events: one { topic, ids? } after each committed change',
  right: 'follow events',
  produces: 'text/event-stream',
});
