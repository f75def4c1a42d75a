// One time as people type it.
import type { WallTime } from './kinds';
import { parseWallTime } from './parse';

const TYPED = /^(\d{1,2})(?:[:.h ]?(\d{2}))?\s*(am?|pm?)?$/;

/** Reads '9', '930', '9:30', '5pm', '5p' and '17.30'. */
export function readTime(typed: string): WallTime | undefined {
  const [, hours, minutes = '00', half] = TYPED.exec(typed.trim().toLowerCase()) ?? [];
  if (hours === undefined) return undefined;
  const hour = half ? hourOfHalfDay(Number(hours), half) : Number(hours);
  return parseWallTime(`${String(hour).padStart(2, '0')}:${minutes}`);
}

function hourOfHalfDay(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return Number.NaN;
  return (hour % 12) + (half.startsWith('p') ? 12 : 0);
}
