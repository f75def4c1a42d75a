// The open event streams of this process: each gets the events of its organisation until its session ends.
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { LiveEvent } from '#contract/api/events';
import { AppError } from '#contract/errors';
import { EVENTS_CHANNEL, type PublishedEvent } from '../db/publish';
import type { Sessions } from './sessions';

export interface LiveEvents {
  /** Answers 503 when the organisation has as many streams as it may have. Its screens then ask by themselves. */
  requireRoom(orgId: string): void;
  /** Ends the oldest stream of a person who has too many: it may belong to a connection that is long gone. */
  add(stream: Stream): void;
  /** How many are open. */
  count(): number;
  /** What the database announces, by channel. */
  channels: Record<string, (payload: string) => void>;
  /** Something may have been missed: every screen reads everything again. */
  resync(): void;
  closeAll(): void;
}

export interface Stream {
  response: ServerResponse;
  headers: OutgoingHttpHeaders;
  tokenHash: Buffer;
  userId: string;
  orgId: string;
  /** Employees must not learn the dates of drafts. A change of role ends the stream, so this stays true. */
  seesRoster: boolean;
  /** What changed while the page was loading is told first. Undefined for readers that have no page. */
  pageAgeMs: number | undefined;
}

export interface LiveEventLimits {
  heartbeatMs?: number | undefined;
  perOrganisation?: number | undefined;
}

const HEARTBEAT_MS = 15_000;
const STREAMS_PER_PERSON = 20;
const STREAMS_PER_ORGANISATION = 4_000;
// Someone with more open tabs than that would otherwise make them replace each other every second.
const REPLACED_RETRY_MS = 60_000;
// A reader that has stopped reading would otherwise fill the server's memory.
const MOST_UNREAD_BYTES = 1024 * 1024;
// Longer than a page takes to load on a slow phone.
const KEPT_MS = 60_000;
// A request may take longer to arrive than the one for the page did.
const TRANSIT_MS = 5_000;

const HELLO = 'event: hello\ndata: {}\n\n';

interface KeptEvent {
  /** Undefined when everyone in the organisation hears it. */
  userId: string | undefined;
  forManagers: boolean | undefined;
  heardAt: number;
  toManagers: string;
  toEmployees: string;
}

export function createLiveEvents(
  sessions: Sessions,
  { heartbeatMs = HEARTBEAT_MS, perOrganisation = STREAMS_PER_ORGANISATION }: LiveEventLimits = {},
): LiveEvents {
  const streams = new Set<Stream>();
  const kept = new Map<string, KeptEvent[]>();
  let listeningSince = performance.now();
  let closed = false;

  function write(stream: Stream, text: string): void {
    if (stream.response.writableLength > MOST_UNREAD_BYTES) stream.response.destroy();
    else stream.response.write(text);
  }

  function end(stream: Stream): void {
    streams.delete(stream);
    stream.response.end();
  }

  function replaceOldestOf(userId: string): void {
    const own = [...streams].filter((stream) => stream.userId === userId);
    const [oldest] = own;
    if (!oldest || own.length < STREAMS_PER_PERSON) return;
    write(oldest, `retry: ${REPLACED_RETRY_MS}\n\n`);
    end(oldest);
  }

  function tell(stream: Stream, event: KeptEvent): void {
    const { userId, forManagers, toManagers, toEmployees } = event;
    if (userId !== undefined && userId !== stream.userId) return;
    if (forManagers && !stream.seesRoster) return;
    write(stream, stream.seesRoster ? toManagers : toEmployees);
  }

  function tellMissed(stream: Stream): void {
    if (stream.pageAgeMs === undefined) return;
    const now = performance.now();
    const since = now - stream.pageAgeMs - TRANSIT_MS;
    if (since < Math.max(listeningSince, now - KEPT_MS)) {
      // A second greeting makes the screen read everything again.
      write(stream, HELLO);
      return;
    }
    for (const event of kept.get(stream.orgId) ?? []) {
      if (event.heardAt >= since) tell(stream, event);
    }
  }

  function forgetOld(): void {
    const oldest = performance.now() - KEPT_MS;
    for (const [orgId, events] of kept) {
      const young = events.filter(({ heardAt }) => heardAt >= oldest);
      if (young.length > 0) kept.set(orgId, young);
      else kept.delete(orgId);
    }
  }

  async function beat(): Promise<void> {
    forgetOld();
    for (const stream of streams) write(stream, ': still here\n\n');
    const hashes = [...new Set([...streams].map((stream) => stream.tokenHash))];
    const good = new Set((await sessions.stillGood(hashes)).map((hash) => hash.toString('hex')));
    for (const stream of streams) {
      if (!good.has(stream.tokenHash.toString('hex')) && hashes.includes(stream.tokenHash))
        end(stream);
    }
  }

  // While the database is away nothing can be checked and nothing is announced either.
  const heart = setInterval(() => beat().catch(() => undefined), heartbeatMs);
  heart.unref();

  return {
    requireRoom(orgId) {
      const open = [...streams].filter((stream) => stream.orgId === orgId).length;
      if (open >= perOrganisation) throw new AppError('busy', { retryAfterSeconds: 60 });
    },
    add(stream) {
      replaceOldestOf(stream.userId);
      streams.add(stream);
      stream.response.on('close', () => streams.delete(stream));
      stream.response.writeHead(200, {
        ...stream.headers,
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // nginx would hold events back until its buffer is full.
        'x-accel-buffering': 'no',
      });
      write(stream, `retry: 1000\n${HELLO}`);
      tellMissed(stream);
      // One that is asked for on an open connection during the stop would hold it up to the last.
      if (closed) end(stream);
    },
    count: () => streams.size,
    channels: {
      [EVENTS_CHANNEL](payload) {
        const { orgId, userId, forManagers, roster, ...forEveryone } = JSON.parse(
          payload,
        ) as PublishedEvent;
        const event = {
          heardAt: performance.now(),
          userId,
          forManagers,
          toManagers: messageOf({ ...forEveryone, roster }),
          toEmployees: messageOf(forEveryone),
        };
        for (const stream of streams) if (stream.orgId === orgId) tell(stream, event);
        const ownKept = kept.get(orgId);
        if (ownKept) ownKept.push(event);
        else kept.set(orgId, [event]);
      },
      muster_session_ended(tokenHash) {
        for (const stream of streams) {
          if (stream.tokenHash.toString('hex') === tokenHash) end(stream);
        }
      },
    },
    resync() {
      listeningSince = performance.now();
      for (const stream of streams) write(stream, HELLO);
    },
    closeAll() {
      closed = true;
      clearInterval(heart);
      for (const stream of streams) end(stream);
    },
  };
}

function messageOf(event: LiveEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}
