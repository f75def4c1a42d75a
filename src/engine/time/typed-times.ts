// The times of a shift as people type them into a cell: '7-15', '7a 3p', '22:00 to 6:00'.
import type { WallTime } from './kinds';
import { readTime } from './typed-time';

export interface TypedTimes {
  startTime: WallTime;
  endTime: WallTime;
}

const BETWEEN = /\s*(?:-|–|—|\bto\b|\buntil\b)\s*/;
/** Not '10:30', which is on the clock of 24 hours. */
const PLAIN = /^(?:[1-9](?:[:.h ]?\d{2})?|1[0-2])$/;
const HALF_DAY = 12 * 60;

/**
 * T30: undefined when the text holds no two times. A plain end such as the 5 of '9-5' is in the afternoon when the
 * shift would last longer than 12 hours otherwise, and so is a plain start before a written 'pm'.
 */
export function readTimes(typed: string): TypedTimes | undefined {
  for (const [start, end] of splits(typed.trim().toLowerCase())) {
    const written = { start: readTime(start), end: readTime(end) };
    if (!written.start || !written.end) continue;
    const endLater = PLAIN.test(end) && written.start < '13:00' ? readTime(`${end}pm`) : undefined;
    const startLater = end.includes('p') && PLAIN.test(start) ? readTime(`${start}pm`) : undefined;
    const choices = [
      [written.start, written.end],
      [written.start, endLater],
      [startLater, written.end],
    ] as const;
    const likely = choices.find(([from, to]) => from && to && isLikely(lengthOf(from, to)));
    const [startTime, endTime] = likely ?? choices[0];
    if (startTime && endTime && startTime !== endTime) return { startTime, endTime };
  }
  return undefined;
}

/** A space may stand between two times, or within one: '7 15' or '7:30 am 3 pm'. */
function splits(typed: string): [string, string][] {
  const parts = typed.split(BETWEEN);
  const [start, end] = parts;
  if (parts.length === 2 && start !== undefined && end !== undefined) return [[start, end]];
  if (parts.length !== 1) return [];
  const words = typed.split(/\s+/);
  return words
    .slice(1)
    .map((_, at): [string, string] => [
      words.slice(0, at + 1).join(' '),
      words.slice(at + 1).join(' '),
    ]);
}

function isLikely(length: number): boolean {
  return length > 0 && length <= HALF_DAY;
}

/** On the clock, over midnight where the end is not after the start. */
function lengthOf(start: WallTime, end: WallTime): number {
  const length = minutesOf(end) - minutesOf(start);
  return length < 0 ? length + 2 * HALF_DAY : length;
}

function minutesOf(time: WallTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
