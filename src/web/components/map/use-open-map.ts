import { type RefCallback, useCallback, useState } from 'react';
import type { MapOptions, OpenMap } from './open-map';

export type MapState =
  | { status: 'loading' }
  | { status: 'ready'; open: OpenMap }
  | { status: 'failed'; reason: 'no-webgl' | 'not-loaded' };

/** Opens a map in the element that gets the returned ref. */
export function useOpenMap(initial: MapOptions): {
  container: RefCallback<HTMLElement>;
  state: MapState;
} {
  const [state, setState] = useState<MapState>({ status: 'loading' });
  // A map is moved by the person, not by new props.
  const [options] = useState(initial);

  const container = useCallback(
    (element: HTMLElement) => {
      const opening = new AbortController();
      const { signal } = opening;

      async function open(): Promise<void> {
        const { lacksWebGl, openMap } = await import('./open-map');
        signal.throwIfAborted();
        try {
          const opened = await openMap(element, { ...options, signal });
          if (!signal.aborted) setState({ status: 'ready', open: opened });
        } catch (error) {
          if (!lacksWebGl(error)) throw error;
          setState({ status: 'failed', reason: 'no-webgl' });
        }
      }

      open().catch((error: unknown) => {
        if (signal.aborted) return;
        setState({ status: 'failed', reason: 'not-loaded' });
        reportError(error);
      });
      return () => {
        opening.abort();
        setState({ status: 'loading' });
      };
    },
    [options],
  );
  return { container, state };
}
