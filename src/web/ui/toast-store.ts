import { useSyncExternalStore } from 'react';

export type ToastTone = 'success' | 'destructive';

export type ToastInput = {
  title: string;
  description?: string | undefined;
  tone?: ToastTone | undefined;
  action?: { label: string; onSelect: () => void } | undefined;
};

export type Toast = {
  id: number;
  title: string;
  description: string | undefined;
  tone: ToastTone;
  action: { label: string; onSelect: () => void } | undefined;
  at: number;
};

export type ToastState = { visible: Toast | null; recent: readonly Toast[] };

export type ToastClock = {
  now: () => number;
  setTimer: (run: () => void, ms: number) => unknown;
  clearTimer: (timer: unknown) => void;
};

const recentLimit = 20;
const lifetimeMs = { success: 5_000, destructive: 10_000, withAction: 10_000 };
/** How long a toast stays while others wait. */
const turnMs = { success: 2_000, destructive: 5_000 };

const systemClock: ToastClock = {
  now: () => Date.now(),
  setTimer: (run, ms) => globalThis.setTimeout(run, ms),
  clearTimer: (timer) => globalThis.clearTimeout(timer as number),
};

export function createToastStore(clock: ToastClock) {
  const listeners = new Set<() => void>();
  let state: ToastState = { visible: null, recent: [] };
  let waiting: Toast[] = [];
  let nextId = 1;
  let paused = false;
  let timer: unknown;
  // Time on show leaves out the pauses: the time before the last pause, and when the countdown went on.
  let shownBefore = 0;
  let runningSince = 0;

  const shownFor = () => shownBefore + (paused ? 0 : clock.now() - runningSince);

  function publish(next: Partial<ToastState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function stopTimer(): void {
    clock.clearTimer(timer);
    timer = undefined;
  }

  function schedule(): void {
    stopTimer();
    const { visible } = state;
    if (!visible || paused) return;
    const lifetime = visible.action
      ? Math.max(lifetimeMs.withAction, lifetimeMs[visible.tone])
      : lifetimeMs[visible.tone];
    const limit = waiting.length > 0 ? turnMs[visible.tone] : lifetime;
    timer = clock.setTimer(showNext, Math.max(0, limit - shownFor()));
  }

  function show(toast: Toast | null): void {
    paused = false;
    shownBefore = 0;
    runningSince = clock.now();
    publish({ visible: toast });
    schedule();
  }

  function showNext(): void {
    const [next = null, ...rest] = waiting;
    waiting = rest;
    show(next);
  }

  function mayReplace(visible: Toast, incoming: Toast): boolean {
    if (paused) return false;
    if (incoming.tone === 'destructive') return true;
    return waiting.length === 0 && (visible.tone === 'success' || shownFor() >= turnMs.destructive);
  }

  function toast(input: ToastInput): number {
    const { title, description, tone = 'success', action } = input;
    const incoming: Toast = { id: nextId++, title, description, tone, action, at: clock.now() };
    publish({ recent: [incoming, ...state.recent].slice(0, recentLimit) });
    if (!state.visible || mayReplace(state.visible, incoming)) {
      show(incoming);
    } else {
      waiting = [...waiting, incoming];
      schedule();
    }
    return incoming.id;
  }

  function dismiss(id?: number): void {
    if (id === undefined || state.visible?.id === id) {
      if (state.visible) showNext();
    } else {
      waiting = waiting.filter((other) => other.id !== id);
      schedule();
    }
  }

  function dismissTitled(title: string): void {
    waiting = waiting.filter((other) => other.title !== title);
    if (state.visible?.title === title) showNext();
    else schedule();
  }

  function pause(): void {
    if (paused || !state.visible) return;
    shownBefore = shownFor();
    paused = true;
    stopTimer();
  }

  function resume(): void {
    if (!paused) return;
    paused = false;
    runningSince = clock.now();
    schedule();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Messages to one person are not for the next one at the same screen. The toast on show stays. */
  function forget(): void {
    publish({ recent: state.visible ? [state.visible] : [] });
  }

  return { toast, dismiss, dismissTitled, pause, resume, forget, subscribe, getState: () => state };
}

export const toastStore = createToastStore(systemClock);

export const toast = toastStore.toast;

export function useToasts(): ToastState {
  return useSyncExternalStore(toastStore.subscribe, toastStore.getState);
}

export function isOnToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-toast]') !== null;
}
