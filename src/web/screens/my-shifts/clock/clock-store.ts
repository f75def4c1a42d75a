// Keeps one person's clock in the browser, the same in every tab.
import { type Clock, readClock } from './clock';

export interface ClockStore {
  get: () => Clock;
  set: (clock: Clock) => void;
  subscribe: (listener: () => void) => () => void;
}

const stores = new Map<string, ClockStore>();

export function clockStoreOf(userId: string): ClockStore {
  const known = stores.get(userId);
  if (known) return known;
  const made = makeStore(`muster-clock-${userId}`);
  // The server, which draws the page for many, must remember none of them.
  if (typeof document === 'object') stores.set(userId, made);
  return made;
}

function makeStore(key: string): ClockStore {
  const listeners = new Set<() => void>();
  let text = readText(key);
  let clock = readClock(text);

  // Read anew each time: another tab may have clocked in since, and its event comes a moment later.
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

/** A browser that keeps nothing still has the clock until the page is left. */
function writeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage may be switched off or full.
  }
}
