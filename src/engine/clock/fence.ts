// S16: whether someone is at the site. The position itself is forgotten.
/** How long before anything is read of where people are they must know of it. */
export const NOTICE_DAYS = 14;

export const FENCES = ['inside', 'outside', 'unknown', 'off'] as const;
export type Fence = (typeof FENCES)[number];

export interface Place {
  latitude: number;
  longitude: number;
}

/** How sure a device is of its position, in metres. */
export interface Position extends Place {
  accuracy: number;
}

export interface Fenced {
  fence: Fence;
  distanceM: number | null;
}

export function fenceOf(position: Position | null, site: Place | null, radiusM: number): Fenced {
  if (!position || !site) return { fence: 'unknown', distanceM: null };
  const distance = distanceBetween(position, site);
  const distanceM = Math.round(distance);
  if (distance + position.accuracy <= radiusM) return { fence: 'inside', distanceM };
  if (distance - position.accuracy > radiusM) return { fence: 'outside', distanceM };
  return { fence: 'unknown', distanceM };
}

const EARTH_M = 6_371_000;

function distanceBetween(one: Place, other: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [lat1, lat2] = [radians(one.latitude), radians(other.latitude)];
  const half =
    Math.sin((lat2 - lat1) / 2) ** 2 +
    Math.cos(lat1) * Math.cos(lat2) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(half)));
}
