export type Position = [longitude: number, latitude: number];

/** Reads Google's encoded polylines, the smallest way to write coordinates in JSON. */
export function decodeLine(text: string, precision: number): Position[] {
  const factor = 10 ** precision;
  const positions: Position[] = [];
  let at = 0;
  let latitude = 0;
  let longitude = 0;

  function nextDelta(): number {
    let bits = 0;
    let shift = 0;
    let chunk: number;
    do {
      chunk = text.charCodeAt(at) - 63;
      at += 1;
      bits |= (chunk & 0x1f) << shift;
      shift += 5;
    } while (chunk >= 0x20);
    return bits & 1 ? ~(bits >> 1) : bits >> 1;
  }

  while (at < text.length) {
    latitude += nextDelta();
    longitude += nextDelta();
    positions.push([longitude / factor, latitude / factor]);
  }
  return positions;
}
