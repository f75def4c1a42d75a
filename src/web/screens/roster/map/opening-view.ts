import type { Coordinates } from '../../../components/map/coordinates';
import type { MapView } from '../../../components/map/open-map';

export type Bounds = [southWest: [number, number], northEast: [number, number]];

/** Sydney, because a map of nothing but desert would look broken. */
const DEFAULT_CENTER: MapView['center'] = [151.2093, -33.8688];
const DEFAULT_ZOOM = 12;
const ONE_SITE_ZOOM = 14;
const SEVERAL_SITES_ZOOM = 10;
export const MAX_FIT_ZOOM = 15;

/** The view that the map opens with. Several sites are then fitted into it. */
export function openingView(places: readonly Coordinates[]): MapView {
  const bounds = boundsOf(places);
  if (!bounds) return { center: DEFAULT_CENTER, zoom: DEFAULT_ZOOM };
  const [[west, south], [east, north]] = bounds;
  return {
    center: [(west + east) / 2, (south + north) / 2],
    zoom: places.length === 1 ? ONE_SITE_ZOOM : SEVERAL_SITES_ZOOM,
  };
}

export function boundsOf(places: readonly Coordinates[]): Bounds | undefined {
  if (places.length === 0) return undefined;
  const east = places.map(({ longitude }) => longitude);
  const north = places.map(({ latitude }) => latitude);
  return [
    [Math.min(...east), Math.min(...north)],
    [Math.max(...east), Math.max(...north)],
  ];
}
