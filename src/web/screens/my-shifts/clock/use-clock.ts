import { useCallback, useSyncExternalStore } from 'react';
import { useUser } from '../../../data/session';
import { serverNow } from '../../../platform/server-time';
import { type Clock, clockIn, clockOut, type RunningShift, readClock } from './clock';

/** The signed-in person's clock, kept in the browser and the same in every tab. */
export function useClock() {
  const { id } = useUser();
  const store = clockStoreOf(id);
  const clock: Clock = useSyncExternalStore(store.subscribe, store.get);

  /** Returns the running shift when this one cannot be started. */
  const start = useCallback(
    (shift: RunningShift): RunningShift | undefined => {
      const before = store.get();
      const next = clockIn(before, shift, serverNow());
      if (!next) return before.running?.shift;
      store.set(next);
      return undefined;
    },
    [store],
  );
  const stop = useCallback(() => store.set(clockOut(store.get(), serverNow())), [store]);
  return { clock, start, stop };
}

interface ClockStore {
  get: () => Clock;
  set: (clock: Clock) => void;
  subscribe: (listener: () => void) => () => void;
}

const stores = new Map<string, ClockStore>();

function clockStoreOf(userId: string): ClockStore {
  const known = stores.get(userId);
  if (known) return known;
  const made = makeStore(`muster-clock-${userId}`);
  stores.set(userId, made);
  return made;
}

function makeStore(key: string): ClockStore {
  const listeners = new Set<() => void>();
  let text = readText(key);
  let clock = readClock(text);

  // Storage is read each time: another tab may have clocked in, and its event comes a moment later.
  function get(): Clock {
    const current = readText(key) ?? text;
    if (current !== text) {
      text = current;
      clock = readClock(text);
    }
    return clock;
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function hear(event: StorageEvent): void {
    if (event.key === key || event.key === null) tell();
  }

  return {
    get,
    set(next) {
      text = JSON.stringify(next);
      clock = next;
      writeText(key, text);
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', hear);
      };
    },
  };
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Without storage, the clock lasts until the page is closed. */
function writeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is switched off or full.
  }
}
