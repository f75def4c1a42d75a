// S11: how long a stretch lasts, in truth and as the clock on the wall shows it.
import type { Interval, Zone } from '../time/kinds';
import { offsetAt, offsetsOf } from '../time/zone-offsets';

export interface Lengths {
  elapsedSeconds: number;
  clockSeconds: number;
}

export function lengthsOf({ start, end }: Interval, zone: Zone): Lengths {
  const offsets = offsetsOf(zone);
  const moved = offsetAt(offsets, end) - offsetAt(offsets, start);
  return {
    elapsedSeconds: Math.floor((end - start) / 1000),
    clockSeconds: Math.max(0, Math.floor((end - start + moved) / 1000)),
  };
}
