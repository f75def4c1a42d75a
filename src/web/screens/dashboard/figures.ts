import { formatCount } from '#engine/counted';
import type { Instant, Zone } from '#engine/time/kinds';
import type { WeekStart } from '#engine/time/week-start';
import { weekOf } from '#engine/time/weeks';
import { formatShortDay } from '../../platform/formats';

/** '1,240' or '37.5': one decimal, unless the number is whole. */
export function formatFigure(number: number): string {
  const tenths = Math.round(number * 10);
  const whole = formatCount(Math.trunc(tenths / 10));
  return tenths % 10 === 0 ? whole : `${whole}.${tenths % 10}`;
}

/** 'Mon 9 Nov to Sun 15 Nov' */
export function weekText(now: Instant, zone: Zone, weekStart: WeekStart): string {
  const { from, to } = weekOf(now, zone, weekStart);
  return `${formatShortDay(from)} to ${formatShortDay(to)}`;
}
