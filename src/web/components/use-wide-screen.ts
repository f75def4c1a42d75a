import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(min-width: 67rem)');

let wide: boolean | undefined;

/** Paper counts as narrow: a view that gave way for it would take the sheet being printed with it. */
function wideOnScreen(): boolean {
  if (wide === undefined || !matchMedia('print').matches) wide = query().matches;
  return wide;
}

function subscribe(listener: () => void): () => void {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether there is room for a table; otherwise its rows become cards. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, wideOnScreen, () => true);
}
