// Calendar feeds: a person's own shifts in the calendar of their phone, read by a secret address.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id, instant, nameText } from '../fields';
import { LIMITS } from '../limits';

/** Own shifts; those and the pattern beyond what is published, or own leave; or only when someone is busy. */
export const FEED_SCOPES = ['shifts', 'pattern', 'leave', 'busy'] as const;
export type FeedScope = (typeof FEED_SCOPES)[number];

const CalendarFeed = z.object({
  id: z.uuid(),
  label: z.string(),
  scope: z.enum(FEED_SCOPES),
  created_at: instant,
  /** Null until a calendar has read it. */
  last_fetched_at: instant.nullable(),
  /** What the calendar said of itself. */
  last_fetched_by: z.string().nullable(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const CalendarFeedInput = z.strictObject({
  label: nameText(LIMITS.feedLabelLength, 'Required').meta({ examples: ['My phone'] }),
  scope: z.enum(FEED_SCOPES),
});

export const listCalendarFeeds = endpoint({
  method: 'GET',
  path: '/api/calendar-feeds',
  summary: 'List your own calendar feeds',
  right: 'see my shifts',
  response: z.array(CalendarFeed),
});

export const createCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/calendar-feeds',
  summary: 'Make a calendar feed of your own shifts. Its address is answered this once',
  right: 'see my shifts',
  body: CalendarFeedInput,
  /** A repeat of the call has no address: it isn't kept anywhere. */
  response: CalendarFeed.extend({ url: z.string().nullable() }),
  status: 201,
});

export const deleteCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/calendar-feeds/{id}',
  summary: 'End a calendar feed. Its address stops working straight away',
  right: 'see my shifts',
  params: z.object({ id: id('calendar-feed') }),
});

export const readCalendar = endpoint({
  method: 'GET',
  path: '/calendar/{token}.ics',
  summary: 'The iCalendar file of a feed. The token is the only thing that it needs',
  right: 'use the front door',
  params: z.object({ token: z.string() }),
  produces: 'text/calendar',
});
