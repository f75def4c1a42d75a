import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(min-width: 67rem)');

function subscribe(listener: () => void): () => void {
  const wide = query();
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Whether there is room for a table; otherwise its rows become cards. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}
