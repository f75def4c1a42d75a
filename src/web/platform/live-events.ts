// Keeps open screens up to date: the server's event stream tells what changed; while it is down, we ask every 5 s.
import type { Query, QueryClient } from '@tanstack/react-query';
import type { LiveEvent, RosterMark, Topic } from '#contract/api/events';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { getConnection, setConnection } from './connection';
import { isAskingToSignIn } from './session-renewal';

const POLL_MS = 5_000;
const REOPEN_MS = 3_000;

type OnRosterChange = (topic: Topic, mark: RosterMark) => void;

/** Follows the events of the signed-in organisation until the returned function is called. */
export function followEvents(queryClient: QueryClient, onRosterChange: OnRosterChange): () => void {
  let source: EventSource | undefined;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let greeted = false;

  const refresh = () =>
    queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.topics !== undefined });

  /** Queries that have just been read again and rest, by their hash, and whether anything happened since. */
  const resting = new Map<string, { timer: ReturnType<typeof setTimeout>; missed: boolean }>();

  function mayRead({ queryHash, meta }: Query): boolean {
    if (!meta?.everyMs) return true;
    const rest = resting.get(queryHash);
    if (rest) rest.missed = true;
    else letRest(queryHash, meta.everyMs);
    return !rest;
  }

  function letRest(hash: string, everyMs: number): void {
    const timer = setTimeout(() => {
      const missed = resting.get(hash)?.missed;
      resting.delete(hash);
      if (!missed) return;
      letRest(hash, everyMs);
      void queryClient.invalidateQueries({ predicate: ({ queryHash }) => queryHash === hash });
    }, everyMs);
    resting.set(hash, { timer, missed: false });
  }

  function refreshTopic({ topic, dates }: LiveEvent): void {
    const about = queryClient.getQueryCache().findAll({
      predicate: ({ meta }) =>
        (meta?.topics?.includes(topic) ?? false) &&
        (!dates || !meta?.dates || touches(meta.dates, dates)),
    });
    // Asked once for each: the client asks a predicate more than once.
    const due = new Set(about.filter(mayRead));
    void queryClient.invalidateQueries({ predicate: (query) => due.has(query) });
  }

  function open(): void {
    // Without a session the stream is refused, as often as we ask.
    if (isAskingToSignIn()) {
      reopening = setTimeout(open, REOPEN_MS);
      return;
    }
    // What changed while the page was loading is told first: its data is as old as the page.
    source = new EventSource(`/api/events?age=${Math.round(performance.now())}`);
    source.addEventListener('hello', () => {
      // Every greeting but the first says that something may have been missed.
      if (greeted) refresh();
      greeted = true;
      setConnection('live');
    });
    source.addEventListener('message', (message) => {
      const event = JSON.parse(message.data) as LiveEvent;
      if (event.roster) onRosterChange(event.topic, event.roster);
      else refreshTopic(event);
    });
    source.addEventListener('error', () => {
      setConnection('reconnecting');
      // A refused stream is closed for good by the browser; a broken one it opens again by itself.
      if (source?.readyState === EventSource.CLOSED) reopening = setTimeout(open, REOPEN_MS);
    });
  }

  const refreshWhileAway = () => {
    if (getConnection() === 'reconnecting' && !document.hidden && !isAskingToSignIn()) refresh();
  };
  const poll = setInterval(refreshWhileAway, POLL_MS);
  document.addEventListener('visibilitychange', refreshWhileAway);
  open();

  return () => {
    clearInterval(poll);
    clearTimeout(reopening);
    for (const { timer } of resting.values()) clearTimeout(timer);
    document.removeEventListener('visibilitychange', refreshWhileAway);
    source?.close();
    setConnection('live');
  };
}

/** What was clocked on the evening before may belong to the shift of a day. */
function touches(window: { from: string; to: string }, change: NonNullable<LiveEvent['dates']>) {
  return (
    window.from <= addDays(change.to as CalendarDate, 1) &&
    addDays(change.from as CalendarDate, -1) <= window.to
  );
}
