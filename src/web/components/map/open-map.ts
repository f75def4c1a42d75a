// The map library and its styles, which are only fetched when someone looks at a map.
import 'maplibre-gl/dist/maplibre-gl.css';
import './map.css';
import {
  AttributionControl,
  GPUInitializationError,
  Map as MapLibreMap,
  Marker,
  ScaleControl,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { loadBasemap } from './basemap-data';
import { basemapLayers, basemapStyle } from './basemap-style';
import { readMapColors, watchTheme } from './map-colors';

setWorkerUrl(workerUrl);

/** Zooming further would show nothing new; at this zoom a pin can be placed to a few metres. */
const MAX_ZOOM = 15;

/** A provider's map shows single houses. */
const MAX_STYLE_ZOOM = 19;

export interface MapView {
  center: [longitude: number, latitude: number];
  zoom: number;
}

export interface MapOptions {
  view: MapView;
  label: string;
  /** The style that the operator configured; null for the built-in map. */
  styleUrl: string | null;
}

interface OpenOptions extends Omit<MapOptions, 'styleUrl'> {
  style: StyleSpecification | string;
  maxZoom: number;
  signal: AbortSignal;
}

export interface OpenMap {
  map: MapLibreMap;
  Marker: typeof Marker;
}

export function lacksWebGl(error: unknown): boolean {
  return error instanceof GPUInitializationError;
}

/** Opens a map that stays until the signal is aborted. */
export async function openMap(
  container: HTMLElement,
  { styleUrl, ...options }: MapOptions & { signal: AbortSignal },
): Promise<OpenMap> {
  const { signal } = options;
  if (styleUrl) {
    try {
      return await open(container, { ...options, style: styleUrl, maxZoom: MAX_STYLE_ZOOM });
    } catch (error) {
      if (signal.aborted || lacksWebGl(error)) throw error;
      // The provider may be down; the built-in map needs no network.
      reportError(error);
    }
  }
  const data = await loadBasemap();
  signal.throwIfAborted();
  const style = basemapStyle(data, readMapColors());
  const opened = await open(container, { ...options, style, maxZoom: MAX_ZOOM });
  const unwatch = watchTheme(() => repaint(opened.map));
  signal.addEventListener('abort', unwatch, { once: true });
  return opened;
}

async function open(
  container: HTMLElement,
  { view, label, style, maxZoom, signal }: OpenOptions,
): Promise<OpenMap> {
  const map = new MapLibreMap({
    container,
    style,
    ...view,
    maxZoom,
    attributionControl: false,
    // Without this the wheel and fingers would zoom the map instead of scrolling the page.
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
  function close() {
    signal.removeEventListener('abort', close);
    map.remove();
  }
  signal.addEventListener('abort', close);
  try {
    await usable(map);
  } catch (error) {
    close();
    throw error;
  }
  return { map, Marker };
}

/** Waits for the style only: the 'load' event comes much later, after the last label is drawn. */
function usable(map: MapLibreMap): Promise<void> {
  return new Promise((resolve, reject) => {
    map.once('style.load', () => resolve());
    map.once('error', ({ error }) => reject(error));
  });
}

/** Changes colours only: a new style would build every layer and label again. */
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
