import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let wide: boolean | undefined;

/** Asked once and then told: to ask is to have the whole page laid out. */
function wideOnScreen(): boolean {
  if (wide === undefined) {
    const query = matchMedia('(min-width: 67rem)');
    wide = query.matches;
    query.addEventListener('change', () => {
      // Paper is narrow: a view that gave way for it would take the sheet being printed with it.
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

/** Whether there is room for a table; otherwise its rows become cards. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, wideOnScreen, () => true);
}
