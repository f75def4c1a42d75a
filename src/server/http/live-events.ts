// Tells open screens what changed: each stream gets the events of its organisation until its session ends.
import type { LiveEvent } from '#contract/api/events';
import { EVENTS_CHANNEL, type PublishedEvent } from '../db/publish';
import {
  createOpenStreams,
  HELLO,
  type OpenStream,
  type OpenStreams,
  type StreamLimits,
} from './open-streams';
import type { Sessions } from './sessions';

export interface LiveEvents
  extends Pick<OpenStreams<Stream>, 'requireRoom' | 'add' | 'count' | 'closeAll'> {
  /** What the database announces, by channel. */
  channels: Record<string, (payload: string) => void>;
  /** Something may have been missed: every screen reads everything again. */
  resync(): void;
}

/** Its holder is the person's account. */
export interface Stream extends OpenStream {
  /** Employees must not learn the dates of drafts. A change of role ends the stream, so this stays true. */
  seesRoster: boolean;
  /** What changed while the page was loading is told first. Undefined for readers that have no page. */
  pageAgeMs: number | undefined;
}

// Longer than a page takes to load on a slow phone.
const KEPT_MS = 60_000;
// A request may take longer to arrive than the one for the page did.
const TRANSIT_MS = 5_000;

interface KeptEvent {
  /** Undefined when everyone in the organisation hears it. */
  userId: string | undefined;
  forManagers: boolean | undefined;
  heardAt: number;
  toManagers: string;
  toEmployees: string;
}

export function createLiveEvents(sessions: Sessions, limits?: StreamLimits): LiveEvents {
  const kept = new Map<string, KeptEvent[]>();
  const streams = createOpenStreams<Stream>((hashes) => {
    forgetOld(kept);
    return sessions.stillGood(hashes);
  }, limits);
  let listeningSince = performance.now();

  function tell(stream: Stream, event: KeptEvent): void {
    const { userId, forManagers, toManagers, toEmployees } = event;
    if (userId !== undefined && userId !== stream.holder) return;
    if (forManagers && !stream.seesRoster) return;
    streams.write(stream, stream.seesRoster ? toManagers : toEmployees);
  }

  function tellMissed(stream: Stream): void {
    if (stream.pageAgeMs === undefined) return;
    const now = performance.now();
    const since = now - stream.pageAgeMs - TRANSIT_MS;
    if (since < Math.max(listeningSince, now - KEPT_MS)) {
      // A second greeting makes the screen read everything again.
      streams.write(stream, HELLO);
      return;
    }
    for (const event of kept.get(stream.orgId) ?? []) {
      if (event.heardAt >= since) tell(stream, event);
    }
  }

  return {
    requireRoom: streams.requireRoom,
    count: streams.count,
    closeAll: streams.closeAll,
    add(stream) {
      streams.add(stream);
      tellMissed(stream);
    },
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
        for (const stream of streams.all()) if (stream.orgId === orgId) tell(stream, event);
        const ownKept = kept.get(orgId);
        if (ownKept) ownKept.push(event);
        else kept.set(orgId, [event]);
      },
      muster_session_ended: streams.endOf,
    },
    resync() {
      listeningSince = performance.now();
      streams.greetAll();
    },
  };
}

function forgetOld(kept: Map<string, KeptEvent[]>): void {
  const oldest = performance.now() - KEPT_MS;
  for (const [orgId, events] of kept) {
    const young = events.filter(({ heardAt }) => heardAt >= oldest);
    if (young.length > 0) kept.set(orgId, young);
    else kept.delete(orgId);
  }
}

function messageOf(event: LiveEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}
