// The map library and its stylesheet: the part that is only fetched when somebody looks at a map.
import 'maplibre-gl/dist/maplibre-gl.css';
import './map.css';
import {
  AttributionControl,
  GPUInitializationError,
  Map as MapLibreMap,
  Marker,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { loadBasemap } from './basemap-data';
import { basemapLayers, basemapStyle } from './basemap-style';
import { readMapColors, watchTheme } from './map-colors';

setWorkerUrl(workerUrl);

/** There is nothing more to see beyond, but here a pin can be put down to a few metres. */
const MAX_ZOOM = 15;

export interface MapView {
  center: [longitude: number, latitude: number];
  zoom: number;
}

export interface OpenMap {
  map: MapLibreMap;
  Marker: typeof Marker;
}

export function lacksWebGl(error: unknown): boolean {
  return error instanceof GPUInitializationError;
}

/** The map is there until the signal is aborted. */
export async function openMap(
  container: HTMLElement,
  { view, label, signal }: { view: MapView; label: string; signal: AbortSignal },
): Promise<OpenMap> {
  const data = await loadBasemap();
  signal.throwIfAborted();
  const map = new MapLibreMap({
    container,
    style: basemapStyle(data, readMapColors()),
    ...view,
    maxZoom: MAX_ZOOM,
    attributionControl: false,
    // The page around the map scrolls by wheel and finger.
    cooperativeGestures: true,
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 150,
    locale: { 'Map.Title': label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new ScaleControl({ maxWidth: 64 }), 'bottom-left');
  map.addControl(new AttributionControl({ compact: true }), 'bottom-right');
  let unwatch = () => {};
  function close() {
    signal.removeEventListener('abort', close);
    unwatch();
    map.remove();
  }
  signal.addEventListener('abort', close);
  try {
    await usable(map);
  } catch (error) {
    close();
    throw error;
  }
  unwatch = watchTheme(() => repaint(map));
  return { map, Marker };
}

/** Its 'load' comes much later, when the last label has been drawn. */
function usable(map: MapLibreMap): Promise<void> {
  return new Promise((resolve, reject) => {
    map.once('style.load', () => resolve());
    map.once('error', ({ error }) => reject(error));
  });
}

/** A new style would build every layer and label anew; the colours are all that a theme changes. */
function repaint(map: MapLibreMap): void {
  const setPaint = map.setPaintProperty.bind(map) as (
    layer: string,
    property: string,
    value: unknown,
  ) => void;
  for (const { id, paint } of basemapLayers(readMapColors())) {
    for (const [property, value] of Object.entries(paint ?? {})) setPaint(id, property, value);
  }
}
