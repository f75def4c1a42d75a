// When a public holiday lasts, as real time at a site.
import { DAY_MS, dayNumber } from '../time/dates';
import { instantOfReading, MINUTE_MS } from '../time/instants';
import type { Interval, Zone } from '../time/kinds';
import { offsetsOf } from '../time/zone-offsets';
import type { Holiday } from './holiday';

const WHOLE_DAY = { start: 0, end: 24 * 60 };

/** H7: undefined where the hours of a part day aren't known. */
export function holidayInterval(
  { date, hours }: Pick<Holiday, 'date' | 'hours'>,
  zone: Zone,
): Interval | undefined {
  if (hours === 'unknown') return undefined;
  const { start, end } = hours === 'all-day' ? WHOLE_DAY : hours;
  const at = (minute: number) =>
    instantOfReading(offsetsOf(zone), dayNumber(date) * DAY_MS + minute * MINUTE_MS);
  return { start: at(start), end: at(end) };
}
