import { MapPinOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { LoadingMap } from './LoadingMap';
import { MapContext } from './map-context';
import type { MapOptions, MapView } from './open-map';
import { useOpenMap } from './use-open-map';
import { ZoomButtons } from './ZoomButtons';

const REASONS = {
  'no-webgl': 'The map needs WebGL, which this browser does not offer.',
  'not-loaded': 'The map could not be loaded.',
};

export type MapBoxProps = {
  /** What a screen reader calls the map. */
  label: string;
  /** Where it opens; afterwards it is moved by the person, or by what stands on it. */
  view: MapView;
  styleUrl: MapOptions['styleUrl'];
  /** Follows the sentence that says why there is no map: what can be done without. */
  otherwise?: string | undefined;
  children?: ReactNode;
};

/** The map itself, or why there is none. */
export function MapBox({ label, view, styleUrl, otherwise, children }: MapBoxProps) {
  const { container, state } = useOpenMap({ view, label, styleUrl });
  return (
    <>
      {/* The library makes its element relative, so the one around it takes the place. */}
      <div className="absolute inset-0">
        <div ref={container} className="size-full" />
      </div>
      {state.status === 'loading' && <LoadingMap />}
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
    </>
  );
}
