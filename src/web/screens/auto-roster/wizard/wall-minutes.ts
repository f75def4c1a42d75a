import { twoDigits } from '#engine/time/dates';
import type { WallTime } from '#engine/time/kinds';

export const DAY_MINUTES = 24 * 60;

export function minutesOf(time: WallTime): number {
  return twoDigits(time, 0) * 60 + twoDigits(time, 3);
}

export function wallTimeOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
