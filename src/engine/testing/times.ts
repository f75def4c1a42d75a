// Short ways to write times in tests. A typing error throws instead of testing nonsense.
import fc from 'fast-check';
import type { CalendarDate, Instant, Interval, Minutes, WallTime, Zone } from '../time/kinds';
import { parseCalendarDate, parseInstant, parseMinutes, parseWallTime } from '../time/parse';
import type { ShiftInterval } from '../time/shift-interval';
import { parseZone } from '../time/zones';

function given<T>(value: T | undefined, text: string | number): T {
  if (value === undefined) throw new Error(`Not valid: ${text}`);
  return value;
}

export const date = (text: string): CalendarDate => given(parseCalendarDate(text), text);
export const time = (text: string): WallTime => given(parseWallTime(text), text);
export const zone = (text: string): Zone => given(parseZone(text), text);
export const instant = (text: string): Instant => given(parseInstant(text), text);
export const minutes = (count: number): Minutes => given(parseMinutes(count), count);
export const iso = (at: Instant): string => new Date(at).toISOString();

export function accepted(result: ShiftInterval): Interval {
  if (!result.ok) throw new Error(`Refused: ${result.reason}`);
  return result.interval;
}

export const anyZone: fc.Arbitrary<Zone> = fc
  .constantFrom('UTC', 'Asia/Kolkata', 'US/Eastern', ...Intl.supportedValuesOf('timeZone'))
  .map(zone);

export function anyDate(from: string, to: string): fc.Arbitrary<CalendarDate> {
  return fc
    .integer({ min: Date.parse(from) / 86_400_000, max: Date.parse(to) / 86_400_000 })
    .map((day) => date(new Date(day * 86_400_000).toISOString().slice(0, 10)));
}

export const anyTime: fc.Arbitrary<WallTime> = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minute) => time(new Date(minute * 60_000).toISOString().slice(11, 16)));

export function anyInstant(from: string, to: string): fc.Arbitrary<Instant> {
  return fc
    .integer({ min: Date.parse(from), max: Date.parse(to) })
    .map((milliseconds) => milliseconds as Instant);
}
