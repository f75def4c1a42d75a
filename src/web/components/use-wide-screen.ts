import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let wide: boolean | undefined;

/** Asking makes the browser lay out the whole page, so we ask once and then listen. */
function wideOnScreen(): boolean {
  if (wide === undefined) {
    const query = matchMedia('(min-width: 67rem)');
    wide = query.matches;
    query.addEventListener('change', () => {
      // Paper is narrow: switching to cards for it would remove the sheet that is being printed.
      if (matchMedia('print').matches) return;
      wide = query.matches;
      for (const listener of listeners) listener();
    });
  }
  return wide;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether there is room for a table. Otherwise its rows become cards. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, wideOnScreen);
}
