import { useCallback, useSyncExternalStore } from 'react';
import type { CalendarDate } from '#engine/time/kinds';
import { todayIn } from '../../../platform/formats';

const LOOK_EVERY_MS = 30_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/** Today's date changes at midnight, because people leave a roster open for days. */
export function useToday(zone: string): CalendarDate {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => todayIn(zone), [zone]),
  );
}
