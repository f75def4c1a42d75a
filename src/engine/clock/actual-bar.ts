// S20: what was clocked on a day beside what was rostered, as two letters that a cell of the roster draws.
import type { Instant, Interval } from '../time/kinds';

export interface ClockedDay {
  start: Instant;
  /** Null while someone is clocked in, and where the end is missing. */
  end: Instant | null;
  endMissing: boolean;
  /** Null for someone who wasn't rostered. */
  rostered: Interval | null;
}

/** From before the rostered start (0) to after the rostered end (a); the roster itself goes from 1 to 9. */
const STEPS = '0123456789a';
const [FIRST, LAST] = [1, 9];

/** A letter for the start and one for the end: u for not rostered, ~ for still clocked in, ? for a missing end. */
export function actualBar({ start, end, endMissing, rostered }: ClockedDay, toleranceMs: number) {
  const open = endMissing ? '?' : '~';
  if (!rostered) return `u${end === null ? open : 'u'}`;
  return `${STEPS[startStep(start, rostered, toleranceMs)]}${end === null ? open : STEPS[endStep(end, rostered, toleranceMs)]}`;
}

function startStep(at: Instant, rostered: Interval, toleranceMs: number): number {
  if (Math.abs(at - rostered.start) <= toleranceMs) return FIRST;
  if (at < rostered.start) return FIRST - 1;
  return Math.min(LAST, Math.max(FIRST + 1, stepOf(at, rostered)));
}

function endStep(at: Instant, rostered: Interval, toleranceMs: number): number {
  if (Math.abs(at - rostered.end) <= toleranceMs) return LAST;
  if (at > rostered.end) return LAST + 1;
  return Math.min(LAST - 1, Math.max(FIRST, stepOf(at, rostered)));
}

function stepOf(at: Instant, { start, end }: Interval): number {
  return Math.round(FIRST + ((LAST - FIRST) * (at - start)) / Math.max(1, end - start));
}

/** 'came late, left early' */
export function actualWords(bar: string): string {
  const [start = '', end = ''] = bar;
  const words = [
    start === 'u' && 'not rostered',
    start === '0' && 'came early',
    start >= '2' && start <= '9' && 'came late',
    end >= '1' && end <= '8' && 'left early',
    end === 'a' && 'stayed longer',
    end === '~' && 'still clocked in',
    end === '?' && 'end missing',
  ].filter(Boolean);
  return words.length === 0 ? 'clocked as rostered' : `clocked, ${words.join(', ')}`;
}
