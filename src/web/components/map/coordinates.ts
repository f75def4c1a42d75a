export type Coordinates = { latitude: number; longitude: number };

/** Rounds to five decimals, about a metre; more would only look exact. */
export function roundCoordinates({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: round(latitude), longitude: round(wrap(longitude)) };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

/** A map dragged around the world says 190° where the world says -170°. */
function wrap(longitude: number): number {
  return longitude >= -180 && longitude <= 180
    ? longitude
    : ((((longitude + 180) % 360) + 360) % 360) - 180;
}
