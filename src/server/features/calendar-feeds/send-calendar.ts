// Answers a calendar that asks for a feed. The token in the address is all that it has: no session, no cookie.
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors';
import { shiftSummary, shiftTimesText } from '#engine/calendar/shift-event-text';
import { type CalendarEvent, writeCalendar } from '#engine/calendar/write-calendar';
import { addDays } from '#engine/time/dates';
import { dateAt, startOfDate } from '#engine/time/instants';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { idFromText } from '../../db/id-from-text';
import { fetchesOfFeed, takeAttempt, unknownFeedsFrom } from '../../http/rate-limit';
import { hashToken } from '../../http/tokens';
import type { Parts } from '../../parts';
import { type PatternShift, readPattern } from '../my-year/read-pattern';
import {
  type Feed,
  lockFeed,
  readMade,
  readSources,
  rememberFetch,
  selectFeed,
} from './calendar-feeds.queries';
import { listLeaveEvents } from './leave-events';
import { type RecordedEvent, recordEvents } from './record-events';

/** Readers drop what a feed doesn't list any more, so the last year stays. */
const DAYS_BACK = 365;
const PATTERN_DAYS = 730;

type Sender = (token: string, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export function createCalendarSender({ database, clock }: Parts): Sender {
  const findFeed = database.tokenLookup(selectFeed);

  return async (token, request, reply) => {
    const feed = await findFeed(hashToken(token));
    if (!feed) {
      await takeAttempt(database, [unknownFeedsFrom(request.ip)]);
      throw new AppError('not_found');
    }
    await takeAttempt(database, [fetchesOfFeed(feed.id, request.ip)]);
    const fetch = {
      now: clock(),
      by: request.headers['user-agent']?.slice(0, 200) ?? null,
      known: tagsOf(request.headers['if-none-match']),
    };
    const { etag, body } = await database.transact({ orgId: feed.org_id }, (db) =>
      makeCalendar({ db, orgId: feed.org_id }, feed, fetch),
    );
    reply.header('etag', etag).header('cache-control', 'private, no-cache');
    if (body === undefined) return reply.code(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="shifts.ics"')
      .send(body);
  };
}

interface Fetch {
  now: Instant;
  by: string | null;
  known: string[];
}

/** Without a body when the reader has it already. */
async function makeCalendar(
  scope: TenantScope,
  feed: Feed,
  { now, by, known }: Fetch,
): Promise<{ etag: string; body?: string }> {
  const before = await lockFeed(scope, feed);
  if (!before) throw new AppError('not_found');
  const today = dateAt(now, feed.org_timezone);
  // A pattern is made of much more: it is worked out each time, and compared with what was sent.
  const sources = feed.scope === 'pattern' ? null : `${today} ${await readSources(scope)}`;
  const at = new Date(now);
  if (sources !== null && sources === before.made_of && before.etag) {
    const made = known.includes(before.etag) ? undefined : await readMade(scope, feed.id);
    if (made !== null) {
      await rememberFetch(scope, feed.id, { ...before, at, by });
      return { etag: before.etag, ...(made && { body: made }) };
    }
  }
  const body = writeCalendar(feed.label, await eventsOf(scope, feed, { now, today }));
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const made = sources === null ? null : body;
  await rememberFetch(scope, feed.id, {
    made_of: sources,
    etag,
    // Long, and there already, when someone else's shifts have changed.
    ...(etag !== before.etag && { made }),
    at,
    by,
  });
  return known.includes(etag) ? { etag } : { etag, body };
}

async function eventsOf(
  scope: TenantScope,
  feed: Feed,
  { now, today }: { now: Instant; today: CalendarDate },
): Promise<CalendarEvent[]> {
  const startOf = (date: CalendarDate) => startOfDate(date, feed.org_timezone);
  const recorded = await recordEvents(scope, {
    userId: feed.user_id,
    employeeId: feed.employee_id,
    since: startOf(addDays(today, -DAYS_BACK)),
    today: startOf(today),
    now,
  });
  const events = recorded.map(feed.scope === 'busy' ? busyEvent : shiftEvent);
  if (feed.scope === 'leave') {
    const span = { since: startOf(addDays(today, -DAYS_BACK)), today: startOf(today) };
    return [...events, ...(await listLeaveEvents(scope, feed.employee_id, span))];
  }
  if (feed.scope !== 'pattern') return events;
  const pattern = await readPattern(scope, {
    employeeId: feed.employee_id,
    from: today,
    to: addDays(today, PATTERN_DAYS),
  });
  return [...events, ...pattern.map((shift) => patternEvent(shift, feed))];
}

function shiftEvent(event: RecordedEvent): CalendarEvent {
  return {
    ...busyEvent(event),
    summary: shiftSummary({ siteName: event.site_name, role: event.role_label }),
    location: event.address ?? event.site_name,
    description: shiftTimesText({ start: event.start, end: event.end, zone: event.timezone }),
  };
}

/** Says neither where nor what: it is for someone else. */
function busyEvent(event: RecordedEvent): CalendarEvent {
  return {
    uid: `${event.uid}@muster`,
    sequence: event.sequence,
    changedAt: event.changed,
    start: event.start,
    end: event.end,
    status: event.removed ? 'CANCELLED' : 'CONFIRMED',
    summary: 'Busy',
    location: null,
    description: null,
  };
}

/** Other times make another event, so it never changes and needs no number. */
function patternEvent({ start, end, site }: PatternShift, feed: Feed): CalendarEvent {
  return {
    uid: `${idFromText(`pattern ${feed.user_id} ${site.id} ${start} ${end}`)}@muster`,
    sequence: 0,
    changedAt: feed.created,
    start,
    end,
    status: 'TENTATIVE',
    summary: `Pattern: ${shiftSummary({ siteName: site.name, role: null })}`,
    location: site.address ?? site.name,
    description: `${shiftTimesText({ start, end, zone: site.timezone })}. This is your pattern, not yet published.`,
  };
}

/** A proxy that compresses on the way marks a tag as weak. */
function tagsOf(header: string | undefined): string[] {
  return (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
}
