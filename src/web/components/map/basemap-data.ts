// The built-in basemap, decoded for the map library.
import basemapUrl from './basemap.json?url';
import { decodeLine } from './encoded-line';

/** The file that scripts/basemap.mjs writes. */
export interface EncodedBasemap {
  land: { precision: number; polygons: string[] }[];
  borders: { precision: number; lines: string[] };
  states: { precision: number; lines: string[] }[];
  places: { zoom: number; names: string; at: string }[];
}

const PLACES_PRECISION = 3;

function collection<Feature>(features: Feature[]) {
  return { type: 'FeatureCollection' as const, features };
}

function feature<Geometry>(geometry: Geometry) {
  return { type: 'Feature' as const, geometry, properties: null };
}

function linesOf({ precision, lines }: EncodedBasemap['borders']) {
  const coordinates = lines.map((line) => decodeLine(line, precision));
  return feature({ type: 'MultiLineString' as const, coordinates });
}

export function decodeBasemap({ land, borders, states, places }: EncodedBasemap) {
  const polygons = land.flatMap((part) =>
    part.polygons.map((rings) => rings.split(' ').map((ring) => decodeLine(ring, part.precision))),
  );
  let rank = 0;
  const named = places.flatMap(({ zoom, names, at }) => {
    const positions = decodeLine(at, PLACES_PRECISION);
    return names.split('|').map((name, index) => ({
      type: 'Feature' as const,
      geometry: { type: 'Point' as const, coordinates: positions[index] ?? [0, 0] },
      properties: { name, zoom, rank: rank++ },
    }));
  });
  return {
    land: collection(
      polygons.map((coordinates) => feature({ type: 'Polygon' as const, coordinates })),
    ),
    borders: collection([linesOf(borders)]),
    states: collection(states.map(linesOf)),
    places: collection(named),
  };
}

export type BasemapData = ReturnType<typeof decodeBasemap>;

export async function loadBasemap(): Promise<BasemapData> {
  const response = await fetch(basemapUrl);
  if (!response.ok) throw new Error(`The basemap was answered with ${response.status}`);
  return decodeBasemap((await response.json()) as EncodedBasemap);
}
