import type { Zone } from '#engine/time/kinds';
import { parseZone } from '#engine/time/zones';

/** The zone of the browser's clock, where it is one that Muster knows. */
export function browserZone(): Zone | undefined {
  return parseZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
}
