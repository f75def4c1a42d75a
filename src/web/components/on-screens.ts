import { useSyncExternalStore } from 'react';

/** A hook that says whether the window is this wide. Undefined while the build makes a shell, which is for every screen. */
export function onScreens(width: string): () => boolean | undefined {
  const listeners = new Set<() => void>();
  let matches: boolean | undefined;

  /** Asking makes the browser lay out the whole page, so we ask once and then listen. */
  function ask(): boolean {
    if (matches === undefined) {
      const query = matchMedia(`(min-width: ${width})`);
      matches = query.matches;
      query.addEventListener('change', () => {
        // Paper is narrow: switching to cards for it would remove the sheet that is being printed.
        if (matchMedia('print').matches) return;
        matches = query.matches;
        for (const listener of listeners) listener();
      });
    }
    return matches;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return () => useSyncExternalStore(subscribe, ask, () => undefined);
}
