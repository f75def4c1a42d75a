import { MapPinOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../ui/cn';
import { Spinner } from '../../ui/Spinner';
import { MapContext } from './map-context';
import type { MapView } from './open-map';
import { useOpenMap } from './use-open-map';
import { ZoomButtons } from './ZoomButtons';

type BasemapProps = {
  /** What a screen reader calls the map. */
  label: string;
  /** Where it opens; afterwards it is moved by the person, or by what stands on it. */
  view: MapView;
  /** Follows the sentence that says why there is no map: what can be done without. */
  otherwise?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

const REASONS = {
  'no-webgl': 'The map needs WebGL, which this browser does not offer.',
  'not-loaded': 'The map could not be loaded.',
};

/** A map of the world that ships with the app; its children stand on it and may use `useMap`. */
export function Basemap({ label, view, otherwise, className, children }: BasemapProps) {
  const { container, state } = useOpenMap({ view, label });
  return (
    <div
      className={cn(
        'relative isolate min-w-0 overflow-hidden rounded-md border border-line bg-info-soft dark:bg-background',
        className,
      )}
    >
      {/* The library makes its element relative, so the one around it takes the place. */}
      <div className="absolute inset-0">
        <div ref={container} className="size-full" />
      </div>
      {state.status === 'loading' && (
        <p
          role="status"
          className="absolute inset-0 flex items-center justify-center gap-2 text-sm"
        >
          <Spinner />
          Loading map...
        </p>
      )}
      {state.status === 'failed' && (
        <div className="absolute inset-0 flex flex-col items-center justify-center gap-2 p-4 text-center text-sm">
          <MapPinOff aria-hidden="true" className="size-6 text-muted" />
          <p className="max-w-xs text-balance">
            {REASONS[state.reason]} {otherwise}
          </p>
        </div>
      )}
      {state.status === 'ready' && (
        <MapContext value={state.open}>
          <ZoomButtons />
          {children}
        </MapContext>
      )}
    </div>
  );
}
