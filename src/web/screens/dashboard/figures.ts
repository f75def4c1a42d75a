import type { Instant, Zone } from '#engine/time/kinds';
import type { WeekStart } from '#engine/time/week-start';
import { weekOf } from '#engine/time/weeks';
import { formatShortDay } from '../../platform/formats';

const WHOLE = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });
const ONE_DECIMAL = new Intl.NumberFormat('en-AU', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** '1,240', '37.5': whole numbers without decimals, others with one. */
export function formatFigure(number: number): string {
  const rounded = Math.round(number * 10) / 10;
  return (Number.isInteger(rounded) ? WHOLE : ONE_DECIMAL).format(rounded);
}

/** 'Mon 9 Nov to Sun 15 Nov' */
export function weekInWords(now: Instant, zone: Zone, weekStart: WeekStart): string {
  const { from, to } = weekOf(now, zone, weekStart);
  return `${formatShortDay(from)} to ${formatShortDay(to)}`;
}
