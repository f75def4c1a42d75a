// Inside, lengths and clock readings are minutes; hours and 'HH:mm' stand on the screen and on the wire.
import { twoDigits } from '#engine/time/dates';
import type { Minutes, WallTime } from '#engine/time/kinds';

export const DAY_MINUTES = 24 * 60;

/** 450 for '07:30'. */
export function minutesOfTime(time: WallTime): number {
  return twoDigits(time, 0) * 60 + twoDigits(time, 3);
}

/** '07:30' for 450, also for the 450th minute of the day after. */
export function timeOfMinutes(minutes: number): WallTime {
  const ofDay = minutes % DAY_MINUTES;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}` as WallTime;
}

/** 440 for 7.33; NaN stays NaN. */
export function minutesOfHours(hours: number): Minutes {
  return Math.round(hours * 60) as Minutes;
}

/** 7.33 for 440: two decimals are enough to come back as the same minutes. */
export function hoursOfMinutes(minutes: number): number {
  return Number((minutes / 60).toFixed(2));
}
