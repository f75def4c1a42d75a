import { MapPinOff, Minus, Plus } from 'lucide-react';
import { Button } from '../../ui/Button';
import type { BasemapProps } from './Basemap';
import { LoadingMap } from './LoadingMap';
import { MapContext, useMap } from './map-context';
import type { MapOptions } from './open-map';
import { useOpenMap } from './use-open-map';

const REASONS = {
  'no-webgl': 'The map needs WebGL, which this browser does not offer.',
  'not-loaded': 'The map could not be loaded.',
};

type MapBoxProps = Omit<BasemapProps, 'className'> & Pick<MapOptions, 'styleUrl'>;

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
