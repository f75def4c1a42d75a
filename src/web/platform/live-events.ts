// Keeps open screens up to date: the server's event stream tells what changed; while it is down, we ask every 5 s.
import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent, RosterMark, Topic } from '#contract/api/events';
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

  const refresh = (topic?: Topic) =>
    queryClient.invalidateQueries({
      predicate: ({ meta }) =>
        meta?.topics !== undefined && (topic === undefined || meta.topics.includes(topic)),
    });

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
      const { topic, roster } = JSON.parse(message.data) as LiveEvent;
      if (roster) onRosterChange(topic, roster);
      else refresh(topic);
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
    document.removeEventListener('visibilitychange', refreshWhileAway);
    source?.close();
    setConnection('live');
  };
}
