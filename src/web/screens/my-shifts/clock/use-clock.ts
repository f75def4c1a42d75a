import { useCallback, useSyncExternalStore } from 'react';
import { useUser } from '../../../data/session';
import { serverNow } from '../../../platform/server-time';
import { type Clock, clockIn, clockOut, type RunningShift, STOPPED } from './clock';
import { clockStoreOf } from './clock-store';

/** The signed-in person's clock. */
export function useClock() {
  const { id } = useUser();
  const store = clockStoreOf(id);
  const clock: Clock = useSyncExternalStore(store.subscribe, store.get, () => STOPPED);

  /** The shift that is running instead, when this one cannot be started. */
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
