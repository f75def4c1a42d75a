import { MapPinOff, Minus, Plus } from 'lucide-react';
import { type ReactNode, type RefCallback, useCallback, useState } from 'react';
import { useMapsConfig } from '../../data/locations';
import { Button } from '../../ui/Button';
import { cn } from '../../ui/cn';
import { Spinner } from '../../ui/Spinner';
import { MapContext, useMap } from './map-context';
import type { MapOptions, MapView, OpenMap } from './open-map';

type BasemapProps = {
  /** What a screen reader calls the map. */
  label: string;
  /** The view that the map opens with; later changes are ignored. */
  view: MapView;
  /** What the person can do instead, after the sentence that says why there is no map. */
  otherwise?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** A map of the world; its children stand on it and may use `useMap`. */
export function Basemap({ className, ...props }: BasemapProps) {
  const { data: config, isPending } = useMapsConfig();
  return (
    <div
      className={cn(
        'relative isolate min-w-0 overflow-hidden rounded-md border border-line bg-info-soft dark:bg-background',
        className,
      )}
    >
      {isPending ? <LoadingMap /> : <MapBox {...props} styleUrl={config?.styleUrl ?? null} />}
    </div>
  );
}

export function LoadingMap() {
  return (
    <p role="status" className="absolute inset-0 flex items-center justify-center gap-2 text-sm">
      <Spinner />
      Loading map...
    </p>
  );
}

const FAILURES = {
  'no-webgl': "This browser can't show the map, which needs WebGL.",
  'not-loaded': "We couldn't load the map.",
};

type MapBoxProps = Omit<BasemapProps, 'className'> & Pick<MapOptions, 'styleUrl'>;

function MapBox({ label, view, styleUrl, otherwise, children }: MapBoxProps) {
  const { container, state } = useOpenMap({ view, label, styleUrl });
  return (
    <>
      {/* The library makes its own element relative, so another one around it fills the box. */}
      <div className="absolute inset-0">
        <div ref={container} className="size-full" />
      </div>
      {state.status === 'loading' && <LoadingMap />}
      {state.status === 'failed' && (
        <div className="absolute inset-0 flex flex-col items-center justify-center gap-2 p-4 text-center text-sm">
          <MapPinOff aria-hidden="true" className="size-6 text-muted" />
          <p className="max-w-xs text-balance">
            {FAILURES[state.reason]} {otherwise}
          </p>
        </div>
      )}
      {state.status === 'ready' && (
        <MapContext value={state.open}>
          <ZoomButtons />
          {children}
        </MapContext>
      )}
    </>
  );
}

function ZoomButtons() {
  const { map } = useMap();
  return (
    <div className="absolute top-2 right-2 z-10 flex flex-col gap-1">
      <Button size="icon-sm" aria-label="Zoom in" onClick={() => map.zoomIn()}>
        <Plus aria-hidden="true" />
      </Button>
      <Button size="icon-sm" aria-label="Zoom out" onClick={() => map.zoomOut()}>
        <Minus aria-hidden="true" />
      </Button>
    </div>
  );
}

type MapState =
  | { status: 'loading' }
  | { status: 'ready'; open: OpenMap }
  | { status: 'failed'; reason: keyof typeof FAILURES };

/** Opens a map in the element that gets the returned ref. */
function useOpenMap(initial: MapOptions): {
  container: RefCallback<HTMLElement>;
  state: MapState;
} {
  const [state, setState] = useState<MapState>({ status: 'loading' });
  // New props must not move a map that the person has moved.
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
