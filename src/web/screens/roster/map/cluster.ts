// Clusters put sites that would cover each other on the screen into one marker.
import type { Coordinates } from '../../../components/map/coordinates';

export interface Cluster<Item> {
  items: Item[];
  /** The middle of its items. */
  at: Coordinates;
}

const WORLD_PX = 512;
const TOUCHING_PX = 44;

/** Mercator pixels of the whole world at that zoom. */
function pixelOf({ latitude, longitude }: Coordinates, zoom: number): [x: number, y: number] {
  const size = WORLD_PX * 2 ** zoom;
  const north = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
  return [((longitude + 180) / 360) * size, ((1 - north / Math.PI) / 2) * size];
}

export function clustersOf<Item extends { at: Coordinates }>(
  items: readonly Item[],
  zoom: number,
): Cluster<Item>[] {
  const clusters: { items: Item[]; x: number; y: number }[] = [];
  for (const item of items) {
    const [x, y] = pixelOf(item.at, zoom);
    const near = clusters.find((one) => Math.hypot(one.x - x, one.y - y) < TOUCHING_PX);
    if (near) near.items.push(item);
    else clusters.push({ items: [item], x, y });
  }
  return clusters.map((cluster) => ({ items: cluster.items, at: middleOf(cluster.items) }));
}

function middleOf(items: readonly { at: Coordinates }[]): Coordinates {
  const mean = (pick: (at: Coordinates) => number) =>
    items.reduce((sum, { at }) => sum + pick(at), 0) / items.length;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean((at) => at.longitude) };
}
