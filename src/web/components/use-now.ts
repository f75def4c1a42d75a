import { useEffect, useReducer } from 'react';
import type { Instant } from '#engine/time/kinds';
import { serverNow, subscribeServerTime } from '../platform/server-time';

/** Timers of a month or more would fire straight away. */
const LONGEST_TIMER_MS = 24 * 3_600_000;

/** The time by the server's clock. Renders again at the instant that `nextChange` returns. */
export function useNow(nextChange: (now: Instant) => number | undefined): Instant {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const now = serverNow();
  const next = nextChange(now);

  useEffect(() => subscribeServerTime(renderAgain), []);

  useEffect(() => {
    if (next === undefined) return;
    const wait = Math.max(next - serverNow(), 50);
    const timer = setTimeout(renderAgain, Math.min(wait, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  });

  // A laptop that slept, or a tab in the background, has missed its timers.
  useEffect(() => {
    document.addEventListener('visibilitychange', renderAgain);
    return () => document.removeEventListener('visibilitychange', renderAgain);
  }, []);

  return now;
}

/** For texts such as '2 min ago' and for 'today'. */
export function useMinute(): Instant {
  return useNow((now) => (Math.floor(now / 60_000) + 1) * 60_000);
}
