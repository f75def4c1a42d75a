import type { Zone } from '#engine/time/kinds';
import { parseZone } from '#engine/time/zones';

/** The browser's own zone, if Muster knows it. */
export function browserZone(): Zone | undefined {
  return parseZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
}
